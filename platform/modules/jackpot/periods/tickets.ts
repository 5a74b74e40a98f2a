import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { NO_SHEET, sheetText, ticketLine, type Ticket } from '@foyer/contract/jackpot/tickets.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** FAIR-08: the tickets that one draw adds to the lists of its periods. */
export function newTickets() {
  const lines = new Map<number, string[]>();
  return {
    /** Adds a ticket; call in draw order. */
    add(period: number, ticket: Ticket): void {
      const known = lines.get(period) ?? [];
      known.push(ticketLine(ticket));
      lines.set(period, known);
    },
    /**
     * Appends the added tickets to the list of each period, as one numbered sheet. The caller holds the jackpot lock.
     */
    async write(tx: Transaction, brand: BrandId): Promise<void> {
      for (const [period, added] of lines) await writeSheet(tx, brand, period, added);
    },
  };
}

async function writeSheet(
  tx: Transaction,
  brand: BrandId,
  period: number,
  lines: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ number: number; hash: string }>`select number, hash from jackpot.sheet
    where brand = ${brand} and period = ${period} order by number desc limit 1`.execute(tx);
  const last = rows[0] ?? { number: 0, hash: NO_SHEET };
  const hash = createHash('sha256').update(sheetText(last.hash, lines)).digest('hex');
  await sql`insert into jackpot.sheet (brand, period, number, tickets, lines, hash)
    values (${brand}, ${period}, ${last.number + 1}, ${lines.length}, ${lines.join('\n')}, ${hash})`.execute(
    tx,
  );
}

/** Closes a brand's lists of all periods that ended before `endedBefore`. */
export async function closeTicketLists(
  tx: Transaction,
  brand: BrandId,
  now: Date,
  endedBefore: Date,
): Promise<void> {
  await sql`insert into jackpot.ticket_list (brand, period, tickets, hash, closed_at)
    select p.brand, p.id, coalesce(sum(s.tickets), 0),
           coalesce((array_agg(s.hash order by s.number desc))[1], ${NO_SHEET}), ${now}
    from jackpot.period p left join jackpot.sheet s on s.brand = p.brand and s.period = p.id
    where p.brand = ${brand} and p.revealed_at is null and p.ends_at < ${endedBefore}
      and not exists (select from jackpot.ticket_list l where l.brand = p.brand and l.period = p.id)
    group by p.brand, p.id`.execute(tx);
}

/** Minimum bets per page: a page ends with the sheet that reaches this number, because sheets are not split. */
const BETS_PER_PAGE = 5_000;

/** A page of sheets of a closed list, starting at sheet `from`; null while the list is open. */
export async function readSheets(
  queryable: Queryable,
  brand: BrandId,
  { period, from, bets = BETS_PER_PAGE }: { period: number; from: number; bets?: number },
) {
  const closed = await sql`select 1 from jackpot.ticket_list
    where brand = ${brand} and period = ${period}`.execute(queryable);
  if (closed.rows.length === 0) return null;
  // Each sheet has at least one bet, so `bets` sheets always suffice.
  const { rows } = await sql<{ number: number; lines: string; hasMore: boolean }>`
    select number, lines, before + tickets >= ${bets} as "hasMore" from (
      select *, sum(tickets) over (order by number) - tickets as before from (
        select number, tickets, lines from jackpot.sheet
        where brand = ${brand} and period = ${period} and number >= ${from}
        order by number limit ${bets}) sheets) counted
    where before < ${bets} order by number`.execute(queryable);
  const last = rows.at(-1);
  return {
    sheets: rows.map(({ number, lines }) => ({ number, lines: lines.split('\n') })),
    next: last?.hasMore ? last.number + 1 : null,
  };
}
