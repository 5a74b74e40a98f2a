import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toJson } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { recordEvent } from '../../infra/outbox/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { LimitHolder, LimitName } from './limitsOf.ts';
import { isStricter } from './rules/room.ts';
import { limitsTables, type LimitStepKind } from './tables.ts';

export interface LimitChange extends LimitName {
  /** The limit in minor units, or in minutes for a session limit; null removes the limit. */
  readonly amount: bigint | null;
}

/** The kind and period of a limit, which identify it among the limits of one holder. */
type LimitKey = Omit<LimitName, 'scope'>;

/** The account whose request changes a limit. */
export interface Requester extends Pick<LimitName, 'scope'> {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
}

/** Who changes a limit (null for the platform itself), and the time of the request. */
interface ChangeRequest {
  readonly by: Requester | null;
  readonly now: Date;
}

interface TimedRequest extends ChangeRequest {
  readonly readyAt: Date;
  readonly lapsesAt: Date;
}

/** LIMIT-01: a stricter limit applies immediately. LIMIT-02: a looser one becomes a pending change. */
export async function changeLimit(
  tx: Transaction,
  of: LimitHolder,
  { amount: requested, ...name }: LimitKey & Pick<LimitChange, 'amount'>,
  { by, now, readyAt, lapsesAt }: TimedRequest,
): Promise<void> {
  const current = await currentLimit(tx, of, name);
  if (requested === current) return dropChange(tx, of, name, { by, now });
  if (isStricter(requested, current)) {
    await dropChange(tx, of, name, { by, now });
    await setLimit(tx, of, name, requested, now);
    return writeStep(tx, of, { ...name, by, at: now, what: 'set', amount: requested, was: current });
  }
  const known = await changeOf(tx, of, name);
  // Requesting the same raise again does not restart its waiting period.
  if (known && known.amount === requested && known.lapsesAt > now) return;
  await dropChange(tx, of, name, { by, now });
  await limitsTables(tx)
    .insertInto('limits.change')
    .values({
      holder: of.id,
      kind: name.kind,
      period: name.period,
      amount: requested,
      askedAt: now,
      readyAt,
      lapsesAt,
    })
    .execute();
  await writeStep(tx, of, { ...name, by, at: now, what: 'asked', amount: requested, was: current });
}

/** LIMIT-03: applies a raise after its waiting period. @throws Refusal ChangeNotReady */
export async function confirmChange(
  tx: Transaction,
  of: LimitHolder,
  name: LimitKey,
  { by, now }: ChangeRequest,
): Promise<void> {
  const change = await changeOf(tx, of, name);
  if (!change || change.readyAt > now || change.lapsesAt <= now)
    throw changeNotReady(name, change && change.readyAt > now ? change.readyAt : null);
  const was = await currentLimit(tx, of, name);
  await setLimit(tx, of, name, change.amount, now);
  await deleteChange(tx, of, name);
  await writeStep(tx, of, { ...name, by, at: now, what: 'confirmed', amount: change.amount, was });
}

export const changeNotReady = ({ kind, period }: LimitKey, readyAt: Date | null = null): Refusal =>
  new Refusal('ChangeNotReady', {
    status: 409,
    keys: { kind, period, ...(readyAt && { readyAt: readyAt.toISOString() }) },
  });

const isOf = (holder: string, { kind, period }: LimitKey) =>
  sql<boolean>`holder = ${holder} and kind = ${kind} and period = ${period}`;

/** Returns the limit in minor units, or in minutes for a session limit; null when none is set. */
export async function currentLimit(
  queryable: Queryable,
  { id }: LimitHolder,
  name: LimitKey,
): Promise<bigint | null> {
  const row = await limitsTables(queryable)
    .selectFrom('limits.held')
    .select('amount')
    .where(isOf(id, name))
    .executeTakeFirst();
  return row?.amount ?? null;
}

const changeOf = (tx: Transaction, { id }: LimitHolder, name: LimitKey) =>
  limitsTables(tx).selectFrom('limits.change').selectAll().where(isOf(id, name)).executeTakeFirst();

async function setLimit(
  tx: Transaction,
  { id, currency }: LimitHolder,
  { kind, period }: LimitKey,
  amount: bigint | null,
  since: Date,
): Promise<void> {
  const tables = limitsTables(tx);
  if (amount === null) {
    await tables.deleteFrom('limits.held').where(isOf(id, { kind, period })).execute();
    return;
  }
  await tables
    .insertInto('limits.held')
    .values({ holder: id, kind, period, amount, currency: kind === 'Session' ? null : currency, since })
    .onConflict((conflict) => conflict.columns(['holder', 'kind', 'period']).doUpdateSet({ amount, since }))
    .execute();
}

async function deleteChange(tx: Transaction, { id }: LimitHolder, name: LimitKey): Promise<void> {
  await limitsTables(tx).deleteFrom('limits.change').where(isOf(id, name)).execute();
}

/**
 * LIMIT-04: cancels a pending change. LIMIT-03: a change that was not confirmed in time has lapsed by itself; that is
 * recorded here, with the time at which it lapsed.
 */
export async function dropChange(
  tx: Transaction,
  of: LimitHolder,
  name: LimitKey,
  { by, now }: ChangeRequest,
): Promise<void> {
  const change = await changeOf(tx, of, name);
  if (!change) return;
  await deleteChange(tx, of, name);
  const end =
    change.lapsesAt <= now
      ? ({ what: 'lapsed', by: null, at: change.lapsesAt } as const)
      : ({ what: 'cancelled', by, at: now } as const);
  await writeStep(tx, of, { ...name, ...end, amount: change.amount, was: null });
}

/** Cancels all pending changes of the holder. */
export async function dropChanges(tx: Transaction, of: LimitHolder, now: Date): Promise<void> {
  const pending = await limitsTables(tx)
    .selectFrom('limits.change')
    .select(['kind', 'period'])
    .where('holder', '=', of.id)
    .execute();
  for (const name of pending) await dropChange(tx, of, name, { by: null, now });
}

/** Sets a limit where it is stricter than the current one; otherwise the current one stays. */
export async function tightenLimit(
  tx: Transaction,
  of: LimitHolder,
  { amount, ...name }: LimitKey & { readonly amount: bigint },
  now: Date,
): Promise<void> {
  const was = await currentLimit(tx, of, name);
  if (!isStricter(amount, was)) return;
  await setLimit(tx, of, name, amount, now);
  await writeStep(tx, of, { ...name, by: null, at: now, what: 'set', amount, was });
}

interface Step extends LimitKey {
  readonly by: Requester | null;
  readonly at: Date;
  readonly what: LimitStepKind;
  readonly amount: bigint | null;
  readonly was: bigint | null;
}

async function writeStep(
  tx: Transaction,
  { id, currency }: LimitHolder,
  { by, kind, period, at, what, amount, was }: Step,
): Promise<void> {
  await limitsTables(tx)
    .insertInto('limits.step')
    .values({ holder: id, byPlayer: by && by.playerId, kind, period, at, what, amount, was })
    .execute();
  if (by === null || what === 'lapsed') return;
  const isMinutes = kind === 'Session';
  await recordEvent(tx, {
    type: 'limit.changed',
    playerId: by.playerId,
    brand: by.brand,
    at,
    data: {
      scope: by.scope,
      kind,
      period,
      change: CHANGES[what],
      amount: amount === null || isMinutes ? null : toJson(money(amount, currency)),
      minutes: amount === null || !isMinutes ? null : Number(amount),
    },
  });
}

const CHANGES = {
  set: 'Set',
  asked: 'RaiseRequested',
  confirmed: 'RaiseConfirmed',
  cancelled: 'RaiseCancelled',
} as const;
