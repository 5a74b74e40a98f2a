import { isLive, type Game } from '../games.ts';
import type { Kind } from '../maths/maths.ts';

/** Browser scripts of the games: one per kind of maths, and one for live tables. */
export const CLIENTS = ['slot', 'roulette', 'blackjack', 'crash', 'live'] as const satisfies readonly (
  | Kind
  | 'live'
)[];
export type Client = (typeof CLIENTS)[number];

export function clientOf(game: Game): Client {
  const { kind } = game.maths;
  return isLive(game) || kind === 'fortune' ? 'live' : kind;
}
