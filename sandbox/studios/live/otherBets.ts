import type { Wager } from './wager.ts';

/** A position on which other players at the table have bet, without who they are and how much they staked. */
export interface OtherBet {
  readonly spot: string;
  readonly players: number;
}

/** @param byPlayer the bets of each other player in the round */
export function countBets(byPlayer: readonly Wager['bets'][]): readonly OtherBet[] {
  const players = new Map<string, number>();
  for (const bets of byPlayer)
    for (const spot of new Set(bets.map((bet) => bet.spot.id)))
      players.set(spot, (players.get(spot) ?? 0) + 1);
  return [...players].map(([spot, count]) => ({ spot, players: count }));
}
