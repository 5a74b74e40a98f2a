import { isLive, type Game } from '../games.ts';
import type { Kind } from '../maths/maths.ts';

/** Browser scripts: one per kind of maths, one for live tables and one for the page of a round. */
export const CLIENTS = [
  'slot',
  'roulette',
  'blackjack',
  'crash',
  'live',
  'round',
] as const satisfies readonly (Kind | 'live' | 'round')[];
export type Client = (typeof CLIENTS)[number];

export function clientOf(game: Game): Client {
  const { kind } = game.maths;
  return isLive(game) || kind === 'fortune' ? 'live' : kind;
}
