import type { ComponentType } from 'react';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import type { Query } from '../../transport/graphql/query.ts';
import { LAYOUTS, layoutOf } from './layouts.ts';
import type { LayoutProps, Page, ScreenProps } from './page.ts';
import type { Destination } from './resolve.ts';
import { frameQuery } from './frameQuery.ts';
import { skeletonScreen } from '../screens/skeletonScreen.tsx';
import { SCREENS, screenOf } from './screens.ts';

/** A destination with its code at hand: all that a render needs. */
export interface View {
  readonly url: URL;
  readonly destination: Page;
  readonly question: Query<FrameQuery> | null;
  readonly Layout: ComponentType<LayoutProps>;
  readonly Screen: ComponentType<ScreenProps>;
  readonly isFullBleed: boolean;
  readonly Banner?: LayoutProps['Banner'];
}

/** The two parts of a page. */
export const modulesOfPage = ({ layout, screen }: Destination) =>
  [layoutOf(layout), screenOf(screen)] as const;

/** What a page asks; the whole house around a page that asks nothing still shows the player and the menu. */
export function pageQueryOf({ route, params, layout, asks }: Destination): Query<FrameQuery> | null {
  if (asks && route.question) return route.question(params);
  return layout === 'loggedIn' ? frameQuery() : null;
}

/** The areas of texts a destination speaks. */
export const areasOf = (destination: Destination): readonly string[] =>
  [...new Set(modulesOfPage(destination).flatMap(({ areas }) => areas))].sort();

/** The modules whose styles its first paint needs. */
export const modulesOf = (destination: Destination): readonly string[] =>
  modulesOfPage(destination).map(({ module }) => module);

export async function loadView(url: URL, destination: Destination): Promise<View> {
  const [layout, screen] = modulesOfPage(destination);
  const [Layout, Screen] = await Promise.all([layout.load(), screen.load()]);
  const isFullBleed = screen.isFullBleed ?? false;
  return { url, destination, question: pageQueryOf(destination), Layout, Screen, isFullBleed };
}

/**
 * The skeleton of a page in its layout. The frame goes on showing what it shows; null where it would have nothing to,
 * because the player's part of it is still on its way.
 */
export async function loadPreview(url: URL, destination: Destination, from: View): Promise<View | null> {
  const [layout, screen] = modulesOfPage(destination);
  const isSameLayout = destination.layout === from.destination.layout;
  if (screen.isFullBleed || (destination.layout === 'loggedIn' && !isSameLayout)) return null;
  return {
    url,
    destination,
    question: isSameLayout ? from.question : null,
    Layout: isSameLayout ? from.Layout : await layout.load(),
    Screen: skeletonScreen(screen.shape ?? 'prose'),
    isFullBleed: false,
  };
}

/** SHELL-23: the same address, its screen failed. */
export const failedAt = (destination: Destination): Destination => ({
  ...destination,
  layout: 'basic',
  screen: 'failed',
  asks: false,
});

/** What a page comes with whose player has a banner. */
export const BANNER = {
  module: 'features/popUps/banners/AccountBanner.tsx',
  load: () =>
    import('../../features/popUps/banners/AccountBanner.tsx').then((loaded) => loaded.AccountBanner),
};

/** Every part there is, for a check that the build has them all. */
export const ALL_MODULES: readonly string[] = [
  ...Object.values(LAYOUTS),
  ...Object.values(SCREENS),
  BANNER,
].map(({ module }) => module);
