import type { Query } from '../../transport/graphql/query.ts';
import type { Page, PageResult, PageRoute } from '../routing/page.ts';
import { BANNER, modulesOfPage, pageQueryOf } from '../routing/view.ts';
import type { Destination } from '../routing/resolve.ts';
import type { ClientBuild } from './clientBuild.ts';

/**
 * The page as the server resolved it, so that the browser can show it without the route table, which is
 * loaded on the first navigation (navigation/loadPage.ts).
 */
export interface ServedPage {
  readonly destination: Page;
  readonly isFullBleed: boolean;
  readonly query: ServedQuery | null;
  readonly layout: ServedPart;
  readonly screen: ServedPart;
  /** Null for a page without a banner. */
  readonly banner: ServedPart | null;
}

export type ServedQuery = Pick<Query<PageResult>, 'documentId' | 'operationName' | 'variables'>;

export interface ServedPart {
  readonly href: string;
  readonly name: string;
}

/** Describes the page for the browser; `servedView.ts` reads the description. */
export function servedPage(build: ClientBuild, destination: Destination, hasBanner: boolean): ServedPage {
  const { locale, path, layout, screen, params, productMode, route } = destination;
  const [layoutPart, screenPart] = modulesOfPage(destination);
  const served = ({ module }: { readonly module: string }) => ({
    href: build.href(module),
    name: componentOf(module),
  });
  const query = pageQueryOf(destination);
  return {
    destination: {
      locale,
      path,
      layout,
      screen,
      params,
      productMode,
      route: servedRoute(route),
    },
    isFullBleed: screenPart.isFullBleed ?? false,
    query: query && {
      documentId: query.documentId,
      operationName: query.operationName,
      variables: query.variables,
    },
    layout: served(layoutPart),
    screen: served(screenPart),
    banner: hasBanner ? served(BANNER) : null,
  };
}

const servedRoute = ({
  path,
  variant,
  isFramed,
  isSignIn,
  hidesQuickMenu,
  opensDespite,
  isCashier,
}: PageRoute): PageRoute => ({
  path,
  ...(variant !== undefined && { variant }),
  ...(isFramed && { isFramed }),
  ...(isSignIn && { isSignIn }),
  ...(hidesQuickMenu && { hidesQuickMenu }),
  ...(opensDespite && { opensDespite }),
  ...(isCashier && { isCashier }),
});

/** A component is named after its file. */
export const componentOf = (module: string): string => /([^/]+)\.tsx$/.exec(module)?.[1] ?? '';
