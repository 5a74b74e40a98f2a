import type { ComponentType, ReactNode } from 'react';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import type { AccountBannerProps } from '../../features/popUps/banners/AccountBanner.tsx';
import type { Question } from '../../transport/graphql/question.ts';
import type { Shown } from './resolve.ts';
import type { Lazy } from './screens.ts';

export interface LayoutProps {
  readonly destination: Shown;
  /** What the frame around the screen shows of the player and the menu; null where the page asks nothing. */
  readonly question: Question<FrameQuery> | null;
  /** The screen fills the layout from edge to edge. */
  readonly isFullBleed: boolean;
  /** The code of the player's banner, where the page came with one. */
  readonly Banner?: ComponentType<AccountBannerProps> | null | undefined;
  readonly children: ReactNode;
}

type Layout = Lazy<ComponentType<LayoutProps>>;

/** SHELL-10 */
export const LAYOUTS = {
  basic: {
    module: 'shell/layouts/BasicLayout.tsx',
    areas: ['shell'],
    load: () => import('../layouts/BasicLayout.tsx').then((loaded) => loaded.BasicLayout),
  },
  main: {
    module: 'shell/layouts/MainLayout.tsx',
    areas: ['shell'],
    load: () => import('../layouts/MainLayout.tsx').then((loaded) => loaded.MainLayout),
  },
  loggedIn: {
    module: 'shell/layouts/LoggedInLayout.tsx',
    areas: ['shell', 'menu', 'wallet', 'identity', 'games'],
    load: () => import('../layouts/LoggedInLayout.tsx').then((loaded) => loaded.LoggedInLayout),
  },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;

/** @throws Error for what is no layout, as a page of another build may ask for (ERR-21) */
export function layoutOf(name: string): Layout {
  const layouts: Readonly<Record<string, Layout>> = LAYOUTS;
  const layout = Object.hasOwn(layouts, name) ? layouts[name] : undefined;
  if (!layout) throw new Error(`Unknown variable dynamic import: ${name}`);
  return layout;
}
