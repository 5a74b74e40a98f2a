import { expect, it } from 'vitest';
import { gameCategoryPath, gameListPath, gameStudioPath, STUDIOS } from './paths.ts';

it("ROUTE-25 a studio's link is the studios' base route and its slug", () => {
  expect(STUDIOS).toBe('/game-studio/');
  expect(gameStudioPath('pepper-and-pine')).toBe('/game-studio/pepper-and-pine/');
});

it('a list and a category have their own routes', () => {
  expect(gameListPath('hot-games')).toBe('/game-list/hot-games/');
  expect(gameCategoryPath('slots')).toBe('/game-category/slots/');
});
