import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { BrandId } from '@foyer/domain/ids.ts';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import type { JackpotFile } from '../../../sites/index.ts';
import { termsOf, type Terms } from '../books/terms.ts';
import { closeTicketLists } from './tickets.ts';

/** A time span whose bets are drawn by one seed. A stored row is immutable except for `revealedAt`. */
export interface PeriodRow {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly commitment: string;
  readonly seed: string;
  readonly terms: Terms;
  readonly revealedAt: Date | null;
  /** The closed ticket list of the period; null while it is open. */
  readonly list: { readonly tickets: number; readonly hash: string } | null;
}

const COLUMNS = sql.raw(
  `p.id, starts_at as "startsAt", ends_at as "endsAt", commitment, seed, terms, revealed_at as "revealedAt",
   case when l.hash is not null then jsonb_build_object('tickets', l.tickets, 'hash', l.hash) end as list`,
);

/** Reads a brand's periods, latest first. */
export async function readPeriods(
  queryable: Queryable,
  brand: BrandId,
  { first, before = null }: { readonly first: number; readonly before?: number | null },
): Promise<readonly PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`select ${COLUMNS}
    from jackpot.period p left join jackpot.ticket_list l on l.brand = p.brand and l.period = p.id
    where p.brand = ${brand} and (${before}::int is null or p.id < ${before}::int)
    order by p.id desc limit ${first}`.execute(queryable);
  return rows;
}

/** Periods with open ticket lists. No seed draws a bet that arrives after its list was closed. */
export async function readOpenPeriods(queryable: Queryable, brand: BrandId): Promise<readonly PeriodRow[]> {
  const { rows } = await sql<PeriodRow>`select ${COLUMNS}
    from jackpot.period p left join jackpot.ticket_list l on l.brand = p.brand and l.period = p.id
    where p.brand = ${brand} and p.revealed_at is null and l.hash is null`.execute(queryable);
  return rows;
}

/**
 * FAIR-08: ensures that the current and the next period exist, each stored before it begins. The caller
 * holds the jackpot lock.
 */
export async function commitPeriods(
  tx: Transaction,
  brand: BrandId,
  jackpot: JackpotFile,
  now: Date,
): Promise<void> {
  const [last] = await readPeriods(tx, brand, { first: 1 });
  const running =
    last && last.endsAt > now ? last : await commit(tx, brand, jackpot, { after: last, from: now });
  if (running.startsAt <= now) await commit(tx, brand, jackpot, { after: running, from: running.endsAt });
}

async function commit(
  tx: Transaction,
  brand: BrandId,
  jackpot: JackpotFile,
  { after, from }: { readonly after: PeriodRow | undefined; readonly from: Date },
): Promise<PeriodRow> {
  const seed = randomBytes(32).toString('hex');
  const period = {
    id: (after?.id ?? 0) + 1,
    startsAt: from,
    endsAt: new Date(from.getTime() + jackpot.periodHours * HOUR),
    commitment: createHash('sha256').update(seed).digest('hex'),
    seed,
    terms: termsOf(jackpot),
    revealedAt: null,
    list: null,
  };
  await sql`insert into jackpot.period (brand, id, starts_at, ends_at, commitment, seed, terms)
    values (${brand}, ${period.id}, ${period.startsAt}, ${period.endsAt}, ${period.commitment}, ${seed},
            ${JSON.stringify(period.terms)}::jsonb)`.execute(tx);
  return period;
}

/**
 * A bet belongs to the period in which the ledger began its batch. It is committed at most this long after the end of
 * the period.
 */
const GRACE_MS = MINUTE;

/**
 * FAIR-08: closes the lists of ended periods whose bets until `drawnUntil` are all drawn, and reveals the
 * seeds of lists closed earlier.
 */
export async function closePeriods(
  tx: Transaction,
  brand: BrandId,
  now: Date,
  drawnUntil: Date,
): Promise<void> {
  await sql`update jackpot.period p set revealed_at = ${now}
    from jackpot.ticket_list l
    where p.brand = ${brand} and p.revealed_at is null
      and l.brand = p.brand and l.period = p.id and l.closed_at < ${now}`.execute(tx);
  await closeTicketLists(tx, brand, now, new Date(drawnUntil.getTime() - GRACE_MS));
}

/** The period at a time; undefined if none was committed, in which case the bet is drawn by no seed. */
export const periodAt = (periods: readonly PeriodRow[], at: Date): PeriodRow | undefined =>
  periods.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
