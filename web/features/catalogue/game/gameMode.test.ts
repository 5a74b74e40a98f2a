import { expect, it } from 'vitest';
import { gameMode } from './gameMode.ts';

it.each([
  ['?mode=fun', 'fun'],
  ['?mode=real', 'real'],
  ['?mode=FUN', 'real'],
  ['?mode=', 'real'],
  ['', 'real'],
] as const)('ROUTE-46 %j opens a game in %s mode', (search, mode) => {
  expect(gameMode(search)).toBe(mode);
});
