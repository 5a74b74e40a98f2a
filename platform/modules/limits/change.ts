import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { Money } from '@foyer/vocabulary/money.ts';
import type { Transaction } from '../../plumbing/database/database.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import type { LimitsOf } from './limitsOf.ts';
import { isStricter } from './rules/room.ts';
import { limitsTables } from './tables.ts';

export interface LimitChange {
  readonly period: LimitPeriod;
  /** Null takes the limit away. */
  readonly amount: Money | null;
}

interface Times {
  readonly now: Date;
  readonly readyAt: Date;
  readonly lapsesAt: Date;
}

/** L1: what is stricter holds at once, and what was on its way is off. L2: what is looser is on its way. */
export async function changeLimit(
  tx: Transaction,
  of: LimitsOf,
  { period, amount }: LimitChange,
  { now, readyAt, lapsesAt }: Times,
): Promise<void> {
  const wanted = amount?.minor ?? null;
  const holds = await limitOf(tx, of, period);
  await lapseChange(tx, of, period, now);
  if (wanted === holds) return dropChange(tx, of, period, now);
  if (isStricter(wanted, holds)) {
    await dropChange(tx, of, period, now);
    await setLimit(tx, of, period, wanted, now);
    return writeStep(tx, of, { period, at: now, what: 'set', amount: wanted, was: holds });
  }
  const known = await changeOf(tx, of, period);
  // Asked for again, a raise waits on as it did.
  if (known && known.amount === wanted) return;
  await dropChange(tx, of, period, now);
  await limitsTables(tx)
    .insertInto('limits.change')
    .values({
      player_id: of.playerId,
      period,
      amount: wanted,
      asked_at: now,
      ready_at: readyAt,
      lapses_at: lapsesAt,
    })
    .execute();
  await writeStep(tx, of, { period, at: now, what: 'asked', amount: wanted, was: holds });
}

/** L3: takes a raise whose wait is over. Only now it holds. @throws Refusal ChangeNotReady */
export async function confirmChange(
  tx: Transaction,
  of: LimitsOf,
  period: LimitPeriod,
  now: Date,
): Promise<void> {
  const change = await changeOf(tx, of, period);
  if (!change || change.ready_at > now || change.lapses_at <= now) {
    throw new Refusal('ChangeNotReady', {
      status: 409,
      keys: { period, ...(change && change.ready_at > now && { readyAt: change.ready_at.toISOString() }) },
    });
  }
  const was = await limitOf(tx, of, period);
  await setLimit(tx, of, period, change.amount, now);
  await forgetChange(tx, of, period);
  await writeStep(tx, of, { period, at: now, what: 'confirmed', amount: change.amount, was });
}

/** L4 */
export async function cancelChange(
  tx: Transaction,
  of: LimitsOf,
  period: LimitPeriod,
  now: Date,
): Promise<void> {
  await lapseChange(tx, of, period, now);
  await dropChange(tx, of, period, now);
}

async function limitOf(tx: Transaction, { playerId }: LimitsOf, period: LimitPeriod): Promise<bigint | null> {
  const row = await limitsTables(tx)
    .selectFrom('limits.deposit_limit')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .executeTakeFirst();
  return row?.amount ?? null;
}

const changeOf = (tx: Transaction, { playerId }: LimitsOf, period: LimitPeriod) =>
  limitsTables(tx)
    .selectFrom('limits.change')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .executeTakeFirst();

async function setLimit(
  tx: Transaction,
  { playerId, currency }: LimitsOf,
  period: LimitPeriod,
  amount: bigint | null,
  since: Date,
): Promise<void> {
  const tables = limitsTables(tx);
  if (amount === null) {
    await tables
      .deleteFrom('limits.deposit_limit')
      .where('player_id', '=', playerId)
      .where('period', '=', period)
      .execute();
    return;
  }
  await tables
    .insertInto('limits.deposit_limit')
    .values({ player_id: playerId, period, amount, currency, since })
    .onConflict((conflict) => conflict.columns(['player_id', 'period']).doUpdateSet({ amount, since }))
    .execute();
}

async function forgetChange(tx: Transaction, { playerId }: LimitsOf, period: LimitPeriod): Promise<boolean> {
  const gone = await limitsTables(tx)
    .deleteFrom('limits.change')
    .where('player_id', '=', playerId)
    .where('period', '=', period)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

async function dropChange(tx: Transaction, of: LimitsOf, period: LimitPeriod, at: Date): Promise<void> {
  const change = await changeOf(tx, of, period);
  if (!change) return;
  await forgetChange(tx, of, period);
  await writeStep(tx, of, { period, at, what: 'cancelled', amount: change.amount, was: null });
}

/** L3: one that nobody confirmed in time is gone. */
async function lapseChange(tx: Transaction, of: LimitsOf, period: LimitPeriod, at: Date): Promise<void> {
  const change = await changeOf(tx, of, period);
  if (!change || change.lapses_at > at) return;
  await forgetChange(tx, of, period);
  await writeStep(tx, of, { period, at, what: 'lapsed', amount: change.amount, was: null });
}

interface Step {
  readonly period: LimitPeriod;
  readonly at: Date;
  readonly what: 'set' | 'asked' | 'confirmed' | 'cancelled' | 'lapsed';
  readonly amount: bigint | null;
  readonly was: bigint | null;
}

async function writeStep(tx: Transaction, { playerId }: LimitsOf, step: Step): Promise<void> {
  await limitsTables(tx)
    .insertInto('limits.step')
    .values({ ...step, player_id: playerId })
    .execute();
}
