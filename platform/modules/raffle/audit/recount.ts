import { sql } from 'kysely';
import { toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { Line } from '../drops/closing.ts';
import type { ListedDrop } from '../drops/drops.ts';
import { countedTimes } from '../entries/countedGames.ts';
import { ticketsOf, type Wagered } from '../entries/tickets.ts';

/** Reads a brand's net stakes in a time span, per player and game. */
export type ReadStakes = (span: {
  readonly brand: BrandId;
  readonly from: Date;
  readonly until: Date;
}) => Promise<readonly StakedSum[]>;

interface StakedSum {
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly game: string;
  readonly amount: Money;
}

/**
 * Compares each player's listed tickets with the tickets for their stakes, without stakes recorded too
 * late. Skips lists that were closed before rates were stored.
 * @returns the discrepancies as readable messages
 */
export async function recount(
  queryable: Queryable,
  drop: ListedDrop,
  lines: readonly Line[],
  readStakes: ReadStakes,
): Promise<readonly string[]> {
  const { id, brand, begins, over, rates, terms } = drop;
  if (rates === null) return [];
  const times = await countedTimes(queryable, id);
  const wagered = new Map<PlayerId, Wagered>();
  const add = (playerId: PlayerId, currency: Currency, minor: bigint) =>
    wagered.set(playerId, { currency, wagered: (wagered.get(playerId)?.wagered ?? 0n) + minor });
  for (const stake of await readStakes({ brand, from: begins, until: over }))
    add(stake.playerId, stake.amount.currency, stake.amount.minor * times(drop, stake));
  for (const { playerId, currency, minor } of await leftOutOf(queryable, id)) add(playerId, currency, -minor);
  const listed = new Map(lines.map(({ playerId, tickets }) => [playerId, tickets]));
  const wrong = [...new Set([...wagered.keys(), ...listed.keys()])]
    .map((playerId) => {
      const own = wagered.get(playerId);
      const staked = own ? ticketsOf(rates, terms, own) : 0n;
      return { playerId, listed: listed.get(playerId) ?? 0n, staked };
    })
    .filter((one) => one.listed !== one.staked);
  const [first] = wrong;
  if (!first) return [];
  const how = `${first.playerId} is listed with ${first.listed} tickets and has staked for ${first.staked}`;
  return [`the drop ${id} has a list of what was not staked, of ${wrong.length} players: ${how}`];
}

interface LeftOut {
  readonly playerId: PlayerId;
  readonly currency: Currency;
  readonly minor: bigint;
}

async function leftOutOf(queryable: Queryable, drop: string): Promise<readonly LeftOut[]> {
  const { rows } = await sql<Omit<LeftOut, 'currency'> & { readonly currency: string }>`
    select player_id as "playerId", currency, wagered as minor from raffle.left_out where drop = ${drop}`.execute(
    queryable,
  );
  return rows.map((row) => ({ ...row, currency: toCurrency(row.currency) }));
}
