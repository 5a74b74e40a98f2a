import type { Layout, LayoutName } from './page.ts';

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
} as const satisfies Record<LayoutName, Layout>;

/** @throws Error for an unknown layout, which a page of another build may name (ERR-21) */
export function layoutOf(name: string): Layout {
  const layouts: Readonly<Record<string, Layout>> = LAYOUTS;
  const layout = Object.hasOwn(layouts, name) ? layouts[name] : undefined;
  if (!layout) throw new Error(`Unknown variable dynamic import: ${name}`);
  return layout;
}
