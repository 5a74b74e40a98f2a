import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { entryLine, listText } from '@foyer/contract/raffle/draw.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Rates } from '@foyer/domain/rates.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { moveToClosedEntries } from '../entries/currentEntries.ts';
import { entriesOf } from '../entries/entryRows.ts';
import { ticketsOf } from '../entries/tickets.ts';
import type { DropRow } from './drops.ts';

/** A stake in progress at the end of a drop still counts; every such stake commits within this time. */
const GRACE_MS = 5 * SECOND;

/** Whether a drop has ended and all its stakes are recorded. */
export const isComplete = ({ over, list }: DropRow, enteredUntil: Date): boolean =>
  list === null && over.getTime() + GRACE_MS <= enteredUntil.getTime();

export interface Line {
  readonly handle: string;
  readonly tickets: bigint;
  readonly playerId: PlayerId;
  readonly currency: string;
}

/** FAIR-08: closes the list of a drop, ordered by handle, for good and stores its hash. */
export async function closeList(tx: Transaction, rates: Rates, drop: DropRow, now: Date): Promise<void> {
  if (drop.isCurrent) await moveToClosedEntries(tx, drop);
  const entries = await entriesOf(tx, drop.id);
  const lines = entries
    .map((entry) => ({ ...entry, tickets: ticketsOf(rates, drop.terms, entry) }))
    .filter(({ tickets }) => tickets > 0n);
  await writeLines(tx, drop.id, lines);
  const tickets = lines.reduce((sum, line) => sum + line.tickets, 0n);
  const hash = createHash('sha256')
    .update(listText(lines.map(entryLine)))
    .digest('hex');
  const rateTexts = JSON.stringify(
    Object.fromEntries([...rates].map(([currency, rate]) => [currency, `${rate}`])),
  );
  await sql`insert into raffle.list (drop, entrants, tickets, hash, closed_at, rates)
    values (${drop.id}, ${lines.length}, ${tickets}, ${hash}, ${now}, ${rateTexts}::jsonb)`.execute(tx);
  await sql`delete from raffle.entry where drop = ${drop.id}`.execute(tx);
}

async function writeLines(tx: Transaction, drop: string, lines: readonly Line[]): Promise<void> {
  await sql`insert into raffle.line (drop, number, handle, tickets, player_id, currency)
    select ${drop}, number, handle, tickets, player_id, currency
    from unnest(${lines.map(({ handle }) => handle)}::text[], ${lines.map((line) => `${line.tickets}`)}::bigint[],
                ${lines.map(({ playerId }) => playerId)}::text[], ${lines.map(({ currency }) => currency)}::text[])
         with ordinality as l(handle, tickets, player_id, currency, number)`.execute(tx);
}

/** Reads a closed list starting at entry number `from`. */
export async function readLines(
  queryable: Queryable,
  drop: string,
  { from, first }: { readonly from: number; readonly first: number | null },
): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`select handle, tickets, player_id as "playerId", currency from raffle.line
    where drop = ${drop} and number >= ${from} order by number limit ${first}`.execute(queryable);
  return rows;
}
