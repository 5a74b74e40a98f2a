import type { RankedPlayer } from './api.ts';

export interface Distance {
  readonly points: number;
  readonly place: number;
  /** Points that the place wins. */
  readonly prize: number;
}

/** Returns what a player needs for the next place with a prize; null for the leader. */
export function distanceToNext(
  own: Pick<RankedPlayer, 'place' | 'points'>,
  table: readonly Pick<RankedPlayer, 'place' | 'points'>[],
  prizes: readonly number[],
): Distance | null {
  const place = Math.min(own.place - 1, prizes.length);
  const holder = table.find((player) => player.place === place);
  const prize = prizes[place - 1];
  return holder && prize !== undefined ? { points: holder.points - own.points + 1, place, prize } : null;
}
