import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { DropRow } from '../drops/drops.ts';
import type { Times } from './countedGames.ts';
import type { Stake } from './stakes.ts';

/** The amount that one batch adds to a player's entry in a drop, in the currency of the player's wallet. */
export interface EntryAddition {
  readonly drop: DropRow;
  /** In minor units, times the drop's factor. */
  readonly wagered: bigint;
}

/** What one batch adds to a player's entries. */
export interface PlayerAdditions {
  readonly playerId: PlayerId;
  readonly currency: Currency;
  /** One for each drop in which the player has a stake. */
  readonly additions: readonly EntryAddition[];
}

interface Sums extends PlayerAdditions {
  readonly additions: { readonly drop: DropRow; wagered: bigint }[];
}

/** Adds up the stakes of each player in each of the drops, which take the stakes from `begins` until before `over`. */
export function additionsTo(
  drops: readonly DropRow[],
  times: Times,
  stakes: readonly Stake[],
): readonly PlayerAdditions[] {
  if (drops.length === 0) return [];
  const spans = drops.map((drop) => ({ drop, begins: drop.begins.getTime(), over: drop.over.getTime() }));
  const players = new Map<PlayerId, Sums>();
  for (const stake of stakes) {
    const at = stake.at.getTime();
    const { playerId, amount } = stake;
    for (const { drop, begins, over } of spans) {
      if (at < begins || at >= over) continue;
      const wagered = drop.terms.studio === null ? amount.minor : amount.minor * times(drop, stake);
      const own = players.get(playerId);
      const known = own?.additions.find((one) => one.drop === drop);
      if (known) known.wagered += wagered;
      else if (own) own.additions.push({ drop, wagered });
      else players.set(playerId, { playerId, currency: amount.currency, additions: [{ drop, wagered }] });
    }
  }
  return [...players.values()];
}

/** Keeps only the additions to these drops, and leaves out players without any. */
export const additionsIn = (
  players: readonly PlayerAdditions[],
  drops: readonly DropRow[],
): readonly PlayerAdditions[] =>
  players
    .map((player) => ({ ...player, additions: player.additions.filter(({ drop }) => drops.includes(drop)) }))
    .filter(({ additions }) => additions.length > 0);
