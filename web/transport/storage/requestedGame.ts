import { createCookies, documentCookies } from './cookies.ts';

const cookies = () => createCookies(documentCookies, window.location);

/** `/en/games/fox-and-ember/?mode=fun` is the game `/games/fox-and-ember/?mode=fun`. */
const GAME_PAGE = /^\/[a-z]{2}(?:_[A-Z]{2})?(\/games\/[a-z0-9-]{1,80}\/(?:\?mode=fun)?)$/;
const STORED = /^\/games\/[a-z0-9-]{1,80}\/(?:\?mode=fun)?$/;

/** The game of a page's path and query string, without the locale; null for any other page. */
export const gameOfPage = (path: string | null): string | null => GAME_PAGE.exec(path ?? '')?.[1] ?? null;

/**
 * CONS-14, OPEN-31: the game that a visitor opened before they had a session. It outlives registration and email
 * verification, which lead away from the page, until a game is launched.
 */
export const requestedGame = {
  /** Null if there is none, or the cookie is not one of ours. */
  get(): string | null {
    const stored = cookies().get('gameInit');
    return stored !== null && STORED.test(stored) ? stored : null;
  },
  keep: (game: string): void => cookies().set('gameInit', game),
  forget(): void {
    if (cookies().get('gameInit') !== null) cookies().remove('gameInit');
  },
};
