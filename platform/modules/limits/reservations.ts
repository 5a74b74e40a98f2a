import type { PlayerId } from '@foyer/domain/ids.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { LimitsOf } from './limitsOf.ts';
import { findGroup, lockGroup, type AccountGroup } from './groups/group.ts';
import { globalUsesOf } from './groups/groupStatus.ts';
import { isReserved, usesOf, type Counted } from './limitStatus.ts';
import { leftOf, limitPassed, type LimitUse } from './rules/room.ts';
import { limitsTables } from './tables.ts';

interface LimitReservation {
  /** The id of the deposit. */
  readonly reference: string;
  readonly amount: Money;
}

/** Deposits that have begun reserve a part of the player's deposit limits; money that has arrived uses it. */
export const limitReservations = (clock: Clock) => ({
  /**
   * LIMIT-07, LIMIT-09: reserves part of the limits for a deposit that begins.
   * @throws Refusal DepositLimitReached
   */
  async reserve(tx: Transaction, of: LimitsOf, deposit: LimitReservation): Promise<void> {
    const uses = await lockedUsesOf(tx, of, { now: clock.now(), counted: 'all' });
    const passed = limitPassed(uses, deposit.amount);
    if (passed) throw depositLimitReached(passed);
    await store(tx, of.playerId, deposit, { now: clock.now(), arrivedAt: null });
  },

  /**
   * LIMIT-12: returns the limit that arriving money would exceed, or null. A deposit with a reservation
   * competes only with money that has arrived; any other also with reservations.
   */
  async passedByArrival(tx: Transaction, of: LimitsOf, deposit: LimitReservation): Promise<LimitUse | null> {
    const counted = (await isReserved(tx, deposit.reference)) ? 'arrived' : 'all';
    return limitPassed(await lockedUsesOf(tx, of, { now: clock.now(), counted }), deposit.amount);
  },

  /** LIMIT-13: reads the player's own and shared deposit limits with their use, all in the player's currency. */
  depositUses: async (queryable: Queryable, of: LimitsOf): Promise<readonly LimitUse[]> =>
    allUsesOf(queryable, of, await findGroup(queryable, of.playerId), { now: clock.now(), counted: 'all' }),

  /** Counts credited money in the current periods. */
  arrive: (tx: Transaction, playerId: PlayerId, deposit: LimitReservation) =>
    store(tx, playerId, deposit, { now: clock.now(), arrivedAt: clock.now() }),

  /** Releases the reservation of money that can no longer arrive or is refunded. Idempotent. */
  async release(tx: Transaction, reference: string): Promise<void> {
    await limitsTables(tx).deleteFrom('limits.room').where('reference', '=', reference).execute();
  },
});

interface Counting {
  readonly now: Date;
  readonly counted: Counted;
}

/** LIMIT-13: locks the limits that the player shares with other accounts, until the amount is stored. */
const lockedUsesOf = async (
  tx: Transaction,
  of: LimitsOf,
  counting: Counting,
): Promise<readonly LimitUse[]> => allUsesOf(tx, of, await lockGroup(tx, of.playerId), counting);

async function allUsesOf(
  queryable: Queryable,
  of: LimitsOf,
  group: AccountGroup | null,
  counting: Counting,
): Promise<readonly LimitUse[]> {
  const shared = group ? await globalUsesOf(queryable, of, group, counting) : [];
  return [...(await usesOf(queryable, of, counting)), ...shared];
}

async function store(
  tx: Transaction,
  playerId: PlayerId,
  { reference, amount }: LimitReservation,
  { now, arrivedAt }: { readonly now: Date; readonly arrivedAt: Date | null },
): Promise<void> {
  await limitsTables(tx)
    .insertInto('limits.room')
    .values({ reference, playerId, amount: amount.minor, at: now, arrivedAt })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet({ arrivedAt }))
    .execute();
}

function depositLimitReached({ scope, period, limit, used, span }: LimitUse): Refusal {
  const left = toDecimal(leftOf({ limit, used }));
  const isGlobal = scope === 'Global';
  return new Refusal('DepositLimitReached', {
    status: 403,
    reasons: isGlobal ? [period, scope] : [period],
    keys: {
      rule: isGlobal ? 'LIMIT-13' : 'LIMIT-07',
      period,
      left,
      currency: limit.currency,
      returnsAt: span.to.toISOString(),
    },
  });
}
