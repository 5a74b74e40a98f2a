import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { Wagered } from './tickets.ts';

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
