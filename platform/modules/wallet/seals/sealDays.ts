import { sql } from 'kysely';
import { dayAfter } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Queryable } from '../../../infra/database/database.ts';
import { LONG_LIMITS } from '../../../infra/database/limits.ts';
import { earlierTransactionsEnd } from '../../../infra/database/earlierTransactions.ts';
import { isLockTimeout } from '../../../infra/database/unavailable.ts';
import { dayOf, endOf, spanOf } from './days.ts';
import type { LedgerKey } from './ledgerKeys.ts';
import { readLastSeal } from './readSeals.ts';
import { sealDay } from './sealDay.ts';

export interface SealDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly key: LedgerKey | null;
}

/**
 * A day is closed this long after its end: far longer than a request's transaction (20 s), and than the clock of the
 * database may be ahead (30 s). A transfer that comes later is refused.
 */
export const SEAL_DELAY_MS = 15 * MINUTE;
/** How long one run waits for transactions that began before the day was closed. */
const WAIT_MS = 20 * SECOND;

/**
 * Seals every day that is over and not sealed yet, in order. Any node may run it; two at once do no harm.
 * @returns the number of days sealed @throws Error without a key, for a day that does not add up, and while the time is
 * uncertain: what is closed stays closed
 */
export async function sealDays({ database, clock, key }: SealDeps): Promise<number> {
  for (let sealed = 0; ; sealed++) {
    const day = await nextDay(database.query);
    if (day === null || !isOver(day, clock)) return sealed;
    if (!key) throw new Error('days of the ledger are not sealed: FOYER_LEDGER_KEY is missing');
    await clock.requireCertain?.();
    // The time may have been wrong before it was made certain.
    if (!isOver(day, clock)) return sealed;
    await closeDay(database, day);
    if (!(await sealClosedDay({ database, clock, key }, day))) return sealed;
  }
}

const isOver = (day: string, clock: Clock): boolean =>
  clock.now().getTime() >= endOf(day).getTime() + SEAL_DELAY_MS;

/** The day after the last sealed one, or the day of the first account; null without accounts. */
async function nextDay(queryable: Queryable): Promise<string | null> {
  const last = await readLastSeal(queryable);
  if (last) return dayAfter(last.day);
  const { rows } = await sql<{ first: Date | null }>`
    select min(opened_at) as first from wallet.account`.execute(queryable);
  const first = rows[0]?.first;
  return first ? dayOf(first) : null;
}

/** Whether the day of this time accepts no more transfers. */
export async function isClosed(queryable: Queryable, at: Date): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select closed_until > ${at} as "isClosed" from wallet.closing`.execute(queryable);
  return rows[0]?.isClosed === true;
}

/**
 * Refuses new transfers of the day, then waits until every transaction has ended that may have written one
 * before: from then on the day's rows cannot change.
 */
async function closeDay(database: Database, day: string): Promise<void> {
  await sql`update wallet.closing set closed_until = ${endOf(day)} where closed_until < ${endOf(day)}`.execute(
    database.query,
  );
  if (await earlierTransactionsEnd(database.query, WAIT_MS)) return;
  throw new Error(`${day} is not sealed yet: a transaction from before its closing still runs`);
}

type KeyedDeps = SealDeps & { readonly key: LedgerKey };

/** Returns false when another node is sealing. */
async function sealClosedDay({ database, clock, key }: KeyedDeps, day: string): Promise<boolean> {
  try {
    // Reading the rows of a day and the balances of all players takes long, so the time limits are longer.
    await database
      .withLimits(LONG_LIMITS)
      .query.transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        // The first query takes the snapshot. Locking before it makes sure that the snapshot contains the last seal.
        await sql`lock table wallet.seal in share row exclusive mode nowait`.execute(tx);
        const previous = await readLastSeal(tx);
        if (previous && previous.day >= day) return;
        const span = spanOf(day, previous === null);
        await sealDay(tx, { span, previous, key, now: clock.now() });
      });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
