import type { Locator, Page } from '@playwright/test';

/** Tiles of games, found by their links, whose name is the game and its studio. */
export const gameTiles = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: ', ' }) });

export const gameLinks = (page: Page): Locator => gameTiles(page).getByRole('link', { name: ', ' });

/** The large promoted games at the top of the lobby. */
export const featuredGames = (page: Page): Locator =>
  page.getByRole('region', { name: 'Featured', exact: true });

export const favouriteButtons = (page: Page): Locator =>
  page.getByRole('button', { name: /(to|from) favourites$/ });
