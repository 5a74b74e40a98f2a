/** In-app paths of the catalogue pages, without locale. */
export const LISTS = '/game-list/';
const CATEGORIES = '/game-category/';
export const STUDIOS = '/game-studio/';

export const gameListPath = (slug: string): string => `${LISTS}${slug}/`;
export const gameCategoryPath = (slug: string): string => `${CATEGORIES}${slug}/`;
export const gameStudioPath = (slug: string): string => `${STUDIOS}${slug}/`;
