import { sql } from 'kysely';
import { toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { RATE_SCALE, rateOf, type Rates } from '@foyer/domain/rates.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { Terms } from '../drops/terms.ts';

/** A player's wagered total in a drop with an open list. */
export interface Wagered {
  readonly currency: Currency;
  /** In minor units of the wallet currency, times the drop's factor. */
  readonly wagered: bigint;
}

/** RAFF-03: one ticket per full ticket price wagered, at the current exchange rate. */
export function ticketsOf(rates: Rates, { ticketPrice }: Terms, { currency, wagered }: Wagered): bigint {
  const tickets = (wagered * rateOf(rates, currency)) / (BigInt(ticketPrice) * RATE_SCALE);
  return tickets > 0n ? tickets : 0n;
}

export interface EntryRow extends Wagered {
  readonly drop: string;
  readonly playerId: PlayerId;
  readonly handle: string;
}

interface Columns extends Omit<EntryRow, 'currency'> {
  readonly currency: string;
}

const COLUMNS = sql.raw(`drop, player_id as "playerId", handle, currency, wagered`);

const toEntry = (row: Columns): EntryRow => ({ ...row, currency: toCurrency(row.currency) });

/** The entries of an ended drop, in list order. */
export async function entriesOf(queryable: Queryable, drop: string): Promise<readonly EntryRow[]> {
  const { rows } = await sql<Columns>`select ${COLUMNS} from raffle.entry where drop = ${drop}
    order by handle collate "C"`.execute(queryable);
  return rows.map(toEntry);
}

export async function entriesIn(
  queryable: Queryable,
  drops: readonly string[],
  players: readonly PlayerId[],
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<Columns>`select ${COLUMNS} from raffle.entered
    where drop = any(${[...drops]}) and player_id = any(${[...players]})`.execute(queryable);
  return rows.map(toEntry);
}
