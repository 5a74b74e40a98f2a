import { expect, test } from 'vitest';
import { gameOfPage } from './requestedGame.ts';

test.each([
  ['/en/games/fox-and-ember/', '/games/fox-and-ember/'],
  ['/en_NZ/games/owl/?mode=fun', '/games/owl/?mode=fun'],
  ['/en/games/', null],
  ['/en/games/owl/?mode=real&x=1', null],
  ['/en/deposit/', null],
  ['//evil.example/games/owl/', null],
  ['/en/games/../../evil/', null],
  ['', null],
  [null, null],
])('CONS-14 the game of the page %s is %s', (path, game) => {
  expect(gameOfPage(path)).toBe(game);
});
