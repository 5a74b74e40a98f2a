import type { ComponentType } from 'react';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  /** The page's query. */
  readonly search: string;
}

/** A part of the page whose code is loaded when a page needs it. */
export interface Lazy<Component> {
  /** The module's name in the build's manifest, for the styles it brings. */
  readonly module: string;
  /** Areas of texts it speaks. */
  readonly areas: readonly string[];
  load(): Promise<Component>;
}

type Screen = Lazy<ComponentType<ScreenProps>>;

export const SCREENS = {
  signIn: {
    module: 'features/identity/SignInScreen.tsx',
    areas: ['identity'],
    load: () => import('../../features/identity/SignInScreen.tsx').then((loaded) => loaded.SignInScreen),
  },
  loginHandler: {
    module: 'features/identity/LoginHandlerScreen.tsx',
    areas: ['identity'],
    load: () =>
      import('../../features/identity/LoginHandlerScreen.tsx').then((loaded) => loaded.LoginHandlerScreen),
  },
  lobby: {
    module: 'features/catalogue/lobby/LobbyScreen.tsx',
    areas: ['games'],
    load: () => import('../../features/catalogue/lobby/LobbyScreen.tsx').then((loaded) => loaded.LobbyScreen),
  },
  gameList: {
    module: 'features/catalogue/gameList/GameListScreen.tsx',
    areas: ['games'],
    load: () =>
      import('../../features/catalogue/gameList/GameListScreen.tsx').then((loaded) => loaded.GameListScreen),
  },
  game: {
    module: 'features/catalogue/game/GameScreen.tsx',
    areas: ['games'],
    load: () => import('../../features/catalogue/game/GameScreen.tsx').then((loaded) => loaded.GameScreen),
  },
  cookies: {
    module: 'features/consent/CookieScreen.tsx',
    areas: ['consent'],
    load: () => import('../../features/consent/CookieScreen.tsx').then((loaded) => loaded.CookieScreen),
  },
  notFound: {
    module: 'shell/screens/NotFoundScreen.tsx',
    areas: [],
    load: () => import('../screens/NotFoundScreen.tsx').then((loaded) => loaded.NotFoundScreen),
  },
  failed: {
    module: 'shell/screens/FailedScreen.tsx',
    areas: [],
    load: () => import('../screens/FailedScreen.tsx').then((loaded) => loaded.FailedScreen),
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
