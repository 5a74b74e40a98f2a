import type { ComponentType } from 'react';
import type { Query } from '../../transport/graphql/query.ts';
import { LAYOUTS, layoutOf } from './layouts.ts';
import type { LayoutProps, Page, PageResult, ScreenProps } from './page.ts';
import type { Destination } from './resolve.ts';
import { frameQuery } from './frameQuery.ts';
import { skeletonScreen } from '../screens/skeletonScreen.tsx';
import { SCREENS, screenOf } from './screens.ts';

/** A destination with its code loaded, ready to render. */
export interface View {
  readonly url: URL;
  readonly destination: Page;
  readonly query: Query<PageResult> | null;
  readonly Layout: ComponentType<LayoutProps>;
  readonly Screen: ComponentType<ScreenProps>;
  readonly isFullBleed: boolean;
  readonly Banner?: LayoutProps['Banner'];
}

export const modulesOfPage = ({ layout, screen }: Destination) =>
  [layoutOf(layout), screenOf(screen)] as const;

/** The page's query. In the logged-in layout a page without its own query still loads the player and the menu. */
export function pageQueryOf({
  route,
  params,
  layout,
  sendsQuery,
  countries,
  search,
}: Destination): Query<PageResult> | null {
  if (sendsQuery && route.query) return route.query(params, countries, search);
  return layout === 'loggedIn' ? frameQuery() : null;
}

export const areasOf = (destination: Destination): readonly string[] =>
  [...new Set(modulesOfPage(destination).flatMap(({ areas }) => areas))].sort();

/** Modules whose styles the first paint needs. */
export const modulesOf = (destination: Destination): readonly string[] =>
  modulesOfPage(destination).map(({ module }) => module);

export async function loadView(url: URL, destination: Destination): Promise<View> {
  const [layout, screen] = modulesOfPage(destination);
  const [Layout, Screen] = await Promise.all([layout.load(), screen.load()]);
  const isFullBleed = screen.isFullBleed ?? false;
  return { url, destination, query: pageQueryOf(destination), Layout, Screen, isFullBleed };
}

/** Loads the skeleton of a page in its layout with the current data; null if the player's data is not loaded yet. */
export async function loadPreview(url: URL, destination: Destination, from: View): Promise<View | null> {
  const [layout, screen] = modulesOfPage(destination);
  const isSameLayout = destination.layout === from.destination.layout;
  if (screen.isFullBleed || (destination.layout === 'loggedIn' && !isSameLayout)) return null;
  return {
    url,
    destination,
    query: isSameLayout ? from.query : null,
    Layout: isSameLayout ? from.Layout : await layout.load(),
    Screen: skeletonScreen(screen.shape ?? 'prose'),
    isFullBleed: false,
  };
}

/** SHELL-23: the same URL with the error screen. */
export const failedAt = (destination: Destination): Destination => ({
  ...destination,
  layout: 'basic',
  screen: 'failed',
  sendsQuery: false,
});

/** Module of the account banner, loaded with the page if the player has one. */
export const BANNER = {
  module: 'features/player/banners/AccountBanner.tsx',
  load: () =>
    import('../../features/player/banners/AccountBanner.tsx').then((loaded) => loaded.AccountBanner),
};

/** All modules of the pages, to check that the build contains them. */
export const ALL_MODULES: readonly string[] = [
  ...Object.values(LAYOUTS),
  ...Object.values(SCREENS),
  BANNER,
].map(({ module }) => module);
