import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { LimitName, LimitsOf } from './limitsOf.ts';
import { isStricter } from './rules/room.ts';
import { limitsTables } from './tables.ts';

export interface LimitChange extends LimitName {
  /** In minor units, for a session limit in minutes; null removes the limit. */
  readonly amount: bigint | null;
}

interface Times {
  readonly now: Date;
  readonly readyAt: Date;
  readonly lapsesAt: Date;
}

/** LIMIT-01: a stricter limit applies immediately. LIMIT-02: a looser one becomes a pending change. */
export async function changeLimit(
  tx: Transaction,
  of: LimitsOf,
  { kind, period, amount: requested }: LimitChange,
  { now, readyAt, lapsesAt }: Times,
): Promise<void> {
  const name = { kind, period };
  const current = await currentLimit(tx, of, name);
  if (requested === current) return dropChange(tx, of, name, now);
  if (isStricter(requested, current)) {
    await dropChange(tx, of, name, now);
    await setLimit(tx, of, name, requested, now);
    return writeStep(tx, of, { ...name, at: now, what: 'set', amount: requested, was: current });
  }
  const known = await changeOf(tx, of, name);
  // Requesting the same raise again does not restart its waiting period.
  if (known && known.amount === requested && known.lapsesAt > now) return;
  await dropChange(tx, of, name, now);
  await limitsTables(tx)
    .insertInto('limits.change')
    .values({ playerId: of.playerId, ...name, amount: requested, askedAt: now, readyAt, lapsesAt })
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
  if (!change || change.readyAt > now || change.lapsesAt <= now) {
    throw new Refusal('ChangeNotReady', {
      status: 409,
      keys: { ...name, ...(change && change.readyAt > now && { readyAt: change.readyAt.toISOString() }) },
    });
  }
  const was = await currentLimit(tx, of, name);
  await setLimit(tx, of, name, change.amount, now);
  await deleteChange(tx, of, name);
  await writeStep(tx, of, { ...name, at: now, what: 'confirmed', amount: change.amount, was });
}

const isOf = (playerId: PlayerId, { kind, period }: LimitName) =>
  sql<boolean>`player_id = ${playerId} and kind = ${kind} and period = ${period}`;

/** In minor units or minutes; null when no limit is set. */
export async function currentLimit(
  queryable: Queryable,
  { playerId }: LimitsOf,
  name: LimitName,
): Promise<bigint | null> {
  const row = await limitsTables(queryable)
    .selectFrom('limits.held')
    .select('amount')
    .where(isOf(playerId, name))
    .executeTakeFirst();
  return row?.amount ?? null;
}

const changeOf = (tx: Transaction, { playerId }: LimitsOf, name: LimitName) =>
  limitsTables(tx).selectFrom('limits.change').selectAll().where(isOf(playerId, name)).executeTakeFirst();

async function setLimit(
  tx: Transaction,
  { playerId, currency }: LimitsOf,
  name: LimitName,
  amount: bigint | null,
  since: Date,
): Promise<void> {
  const tables = limitsTables(tx);
  if (amount === null) {
    await tables.deleteFrom('limits.held').where(isOf(playerId, name)).execute();
    return;
  }
  await tables
    .insertInto('limits.held')
    .values({ playerId, ...name, amount, currency: name.kind === 'Session' ? null : currency, since })
    .onConflict((conflict) => conflict.columns(['playerId', 'kind', 'period']).doUpdateSet({ amount, since }))
    .execute();
}

async function deleteChange(tx: Transaction, { playerId }: LimitsOf, name: LimitName): Promise<void> {
  await limitsTables(tx).deleteFrom('limits.change').where(isOf(playerId, name)).execute();
}

/** LIMIT-04: cancels a pending change. LIMIT-03: a change that was not confirmed in time is recorded as lapsed. */
export async function dropChange(tx: Transaction, of: LimitsOf, name: LimitName, at: Date): Promise<void> {
  const change = await changeOf(tx, of, name);
  if (!change) return;
  await deleteChange(tx, of, name);
  const what = change.lapsesAt <= at ? 'lapsed' : 'cancelled';
  await writeStep(tx, of, { ...name, at, what, amount: change.amount, was: null });
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
    .values({ ...step, playerId })
    .execute();
}
