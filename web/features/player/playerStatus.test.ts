import { expect, it } from 'vitest';
import { playerStatus } from './playerStatus.ts';

const PLAYER = { id: 'p1' };

it.each([
  [PLAYER, true, 'LOGGED_IN'],
  [PLAYER, false, 'LOGGED_OUT'],
  [null, true, 'LOGGED_OUT'],
  [null, false, 'LOGGED_OUT'],
] as const)('PLAYER-01 player %o and token %s: %s', (player, hasToken, status) => {
  expect(playerStatus(player, hasToken)).toBe(status);
});

it.each([true, false])('PLAYER-01 is LOADING until the player is known, with token %s', (hasToken) => {
  expect(playerStatus(undefined, hasToken)).toBe('LOADING');
});
