import { expect, it } from 'vitest';
import { pageSizeHint } from './pageSizeHint.ts';

it.each([
  [0, 8],
  [320, 8],
  [767.98, 8],
  [768, 10],
  [1023, 10],
  [1024, 12],
  [1279, 12],
  [1280, 14],
  [1535, 14],
  [1536, 18],
  [3840, 18],
])('GAME-18 %d px wide: %i games', (width, games) => {
  expect(pageSizeHint(width)).toBe(games);
});
