import type { Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { LimitName, LimitsOf } from './limitsOf.ts';
import { isStricter } from './rules/room.ts';
import { limitsTables } from './tables.ts';

export interface LimitChange extends LimitName {
  /** Null removes the limit. */
  readonly amount: Money | null;
}

interface Times {
  readonly now: Date;
  readonly readyAt: Date;
  readonly lapsesAt: Date;
}

/**
 * LIMIT-01: a stricter limit applies immediately and cancels a pending change. LIMIT-02: a looser limit
 * becomes a pending change.
 */
export async function changeLimit(
  tx: Transaction,
  of: LimitsOf,
  { kind, period, amount }: LimitChange,
  { now, readyAt, lapsesAt }: Times,
): Promise<void> {
  const requested = amount?.minor ?? null;
  const name = { kind, period };
  const current = await currentLimit(tx, of, name);
  await lapseChange(tx, of, name, now);
  if (requested === current) return dropChange(tx, of, name, now);
  if (isStricter(requested, current)) {
    await dropChange(tx, of, name, now);
    await setLimit(tx, of, name, requested, now);
    return writeStep(tx, of, { ...name, at: now, what: 'set', amount: requested, was: current });
  }
  const known = await changeOf(tx, of, name);
  // Requesting the same raise again does not restart its waiting period.
  if (known && known.amount === requested) return;
  await dropChange(tx, of, name, now);
  await limitsTables(tx)
    .insertInto('limits.change')
    .values({
      player_id: of.playerId,
      ...name,
      amount: requested,
      asked_at: now,
      ready_at: readyAt,
      lapses_at: lapsesAt,
    })
    .execute();
  await writeStep(tx, of, { ...name, at: now, what: 'asked', amount: requested, was: current });
}

/** LIMIT-03: applies a raise after its waiting period. @throws Refusal ChangeNotReady */
export async function confirmChange(
  tx: Transaction,
  of: LimitsOf,
  name: LimitName,
  now: Date,
): Promise<void> {
  const change = await changeOf(tx, of, name);
  if (!change || change.ready_at > now || change.lapses_at <= now) {
    throw new Refusal('ChangeNotReady', {
      status: 409,
      keys: { ...name, ...(change && change.ready_at > now && { readyAt: change.ready_at.toISOString() }) },
    });
  }
  const was = await currentLimit(tx, of, name);
  await setLimit(tx, of, name, change.amount, now);
  await forgetChange(tx, of, name);
  await writeStep(tx, of, { ...name, at: now, what: 'confirmed', amount: change.amount, was });
}

/** LIMIT-04: cancels a pending change. */
export async function cancelChange(tx: Transaction, of: LimitsOf, name: LimitName, now: Date): Promise<void> {
  await lapseChange(tx, of, name, now);
  await dropChange(tx, of, name, now);
}

/** In minor units; null when no limit is set. */
export async function currentLimit(
  queryable: Queryable,
  { playerId }: LimitsOf,
  name: LimitName,
): Promise<bigint | null> {
  const row = await limitsTables(queryable)
    .selectFrom('limits.held')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('kind', '=', name.kind)
    .where('period', '=', name.period)
    .executeTakeFirst();
  return row?.amount ?? null;
}

const changeOf = (tx: Transaction, { playerId }: LimitsOf, name: LimitName) =>
  limitsTables(tx)
    .selectFrom('limits.change')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('kind', '=', name.kind)
    .where('period', '=', name.period)
    .executeTakeFirst();

async function setLimit(
  tx: Transaction,
  { playerId, currency }: LimitsOf,
  name: LimitName,
  amount: bigint | null,
  since: Date,
): Promise<void> {
  const tables = limitsTables(tx);
  if (amount === null) {
    await tables
      .deleteFrom('limits.held')
      .where('player_id', '=', playerId)
      .where('kind', '=', name.kind)
      .where('period', '=', name.period)
      .execute();
    return;
  }
  await tables
    .insertInto('limits.held')
    .values({ player_id: playerId, ...name, amount, currency, since })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'kind', 'period']).doUpdateSet({ amount, since }),
    )
    .execute();
}

async function forgetChange(tx: Transaction, { playerId }: LimitsOf, name: LimitName): Promise<boolean> {
  const deleted = await limitsTables(tx)
    .deleteFrom('limits.change')
    .where('player_id', '=', playerId)
    .where('kind', '=', name.kind)
    .where('period', '=', name.period)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

async function dropChange(tx: Transaction, of: LimitsOf, name: LimitName, at: Date): Promise<void> {
  const change = await changeOf(tx, of, name);
  if (!change) return;
  await forgetChange(tx, of, name);
  await writeStep(tx, of, { ...name, at, what: 'cancelled', amount: change.amount, was: null });
}

/** LIMIT-03: discards a change that was not confirmed in time. */
async function lapseChange(tx: Transaction, of: LimitsOf, name: LimitName, at: Date): Promise<void> {
  const change = await changeOf(tx, of, name);
  if (!change || change.lapses_at > at) return;
  await forgetChange(tx, of, name);
  await writeStep(tx, of, { ...name, at, what: 'lapsed', amount: change.amount, was: null });
}

interface Step extends LimitName {
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
