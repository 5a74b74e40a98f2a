import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import type { Query } from '../../transport/graphql/query.ts';
import type { Page } from '../routing/page.ts';
import { BANNER, modulesOfPage, pageQueryOf } from '../routing/view.ts';
import type { Destination } from '../routing/resolve.ts';
import type { ClientBuild } from './clientBuild.ts';

/**
 * The page as the server resolved it. With it the browser need not know the table of all pages to show this one:
 * the table comes with the first way to another (navigation/loadPage.ts).
 */
export interface ServedPage {
  readonly destination: Page;
  readonly isFullBleed: boolean;
  readonly question: ServedQuery | null;
  readonly layout: ServedPart;
  readonly screen: ServedPart;
  /** Null for a page without one. */
  readonly banner: ServedPart | null;
}

export type ServedQuery = Pick<Query<FrameQuery>, 'documentId' | 'operationName' | 'variables'>;

/** Where the code of a part lies, and what it is called there. */
export interface ServedPart {
  readonly href: string;
  readonly name: string;
}

/** The server's side; servedView.ts is the browser's. */
export function servedPage(build: ClientBuild, destination: Destination, hasBanner: boolean): ServedPage {
  const { locale, path, layout, screen, params, productMode, route } = destination;
  const [layoutPart, screenPart] = modulesOfPage(destination);
  const served = ({ module }: { readonly module: string }) => ({
    href: build.href(module),
    name: componentOf(module),
  });
  const question = pageQueryOf(destination);
  return {
    destination: {
      locale,
      path,
      layout,
      screen,
      params,
      productMode,
      route: { path: route.path, ...(route.place !== undefined && { place: route.place }) },
    },
    isFullBleed: screenPart.isFullBleed ?? false,
    question: question && {
      documentId: question.documentId,
      operationName: question.operationName,
      variables: question.variables,
    },
    layout: served(layoutPart),
    screen: served(screenPart),
    banner: hasBanner ? served(BANNER) : null,
  };
}

/** A component has the name of its file. */
export const componentOf = (module: string): string => /([^/]+)\.tsx$/.exec(module)?.[1] ?? '';
