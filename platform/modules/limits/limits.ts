import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { cancelChange, changeLimit, confirmChange, currentLimit, type LimitChange } from './change.ts';
import type { LimitName, LimitsOf } from './limitsOf.ts';
import type { PlayLedger } from './playLedger.ts';
import {
  dueReviews,
  markReminded,
  markNotified,
  readyRaises,
  type DueReview,
  type ReadyRaise,
} from './notifications.ts';
import { periodsOf } from './rules/periods.ts';
import { leftOf, limitPassed, type LimitUse } from './rules/room.ts';
import {
  arrivedUsesOf,
  isReserved,
  readDepositLimits,
  readPlayLimits,
  reviewDueAt,
  usesOf,
  type LimitStatus,
  type PlayLimitsStatus,
} from './limitStatus.ts';
import { limitsTables } from './tables.ts';

/**
 * A player's deposit, stake and loss limits. Pass write operations a transaction that has locked the
 * player.
 */
export interface Limits {
  /**
   * LIMIT-07, LIMIT-09: reserves part of the limits for a deposit that begins. @throws Refusal
   * DepositLimitReached
   */
  holdRoom(tx: Transaction, of: LimitsOf, deposit: LimitReservation): Promise<void>;
  /**
   * LIMIT-12: returns the limit that arriving money would exceed, or null. A deposit with a reservation
   * competes only with money that has arrived; any other also with reservations.
   */
  passedByArrival(tx: Transaction, of: LimitsOf, deposit: LimitReservation): Promise<LimitUse | null>;
  /** Counts credited money in the current periods. */
  arrive(tx: Transaction, playerId: PlayerId, deposit: LimitReservation): Promise<void>;
  /**
   * Releases the reservation when the provider can no longer take the money, or when it is held for a
   * refund. Idempotent.
   */
  releaseRoom(tx: Transaction, reference: string): Promise<void>;
  /**
   * LIMIT-01 to LIMIT-04. A stake or loss limit applies from the next stake (LIMIT-09). @throws Refusal
   * LimitNotOffered
   */
  change(tx: Transaction, of: LimitsOf, change: LimitChange): Promise<void>;
  /** LIMIT-03: confirms a raise that is ready. @throws Refusal ChangeNotReady */
  confirm(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void>;
  /** LIMIT-04: cancels a pending change. Idempotent. */
  cancel(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void>;
  /** LIMIT-08: records that the player has reviewed their limits. */
  confirmReviewed(tx: Transaction, playerId: PlayerId): Promise<void>;
  /** The limit in force; null when none is set. */
  held(queryable: Queryable, of: LimitsOf, name: LimitName): Promise<Money | null>;
  depositLimits(queryable: Queryable, of: LimitsOf): Promise<readonly LimitStatus[]>;
  /** Scans the player's play of the current month. */
  playLimits(queryable: Queryable, of: LimitsOf): Promise<PlayLimitsStatus>;
  /** LIMIT-08: null when no limit is set, so there is nothing to review. */
  reviewDueAt(queryable: Queryable, playerId: PlayerId): Promise<Date | null>;
  /** LIMIT-04: up to `most` raises that are ready and whose players have not been notified. */
  readyRaises(queryable: Queryable, most: number): Promise<readonly ReadyRaise[]>;
  /** @returns whether the raise was still pending */
  markRaiseNotified(tx: Transaction, raise: ReadyRaise): Promise<boolean>;
  /** LIMIT-08: up to `most` due reviews without a reminder. */
  dueReviews(queryable: Queryable, most: number): Promise<readonly DueReview[]>;
  markReminded(tx: Transaction, review: DueReview): Promise<void>;
}

export interface LimitReservation {
  /** The id of the deposit. */
  readonly reference: string;
  readonly amount: Money;
}

/** LIMIT-03: how long a ready raise can be confirmed. */
const CONFIRM_WITHIN_MS = 7 * DAY;

export interface LimitsDeps {
  readonly clock: Clock;
  readonly play: PlayLedger;
}

export function createLimits({ clock, play }: LimitsDeps): Limits {
  const storeReservation = async (
    tx: Transaction,
    playerId: PlayerId,
    { reference, amount }: LimitReservation,
    arrivedAt: Date | null,
  ): Promise<void> => {
    const room = { reference, player_id: playerId, amount: amount.minor, at: clock.now() };
    await limitsTables(tx)
      .insertInto('limits.room')
      .values({ ...room, arrived_at: arrivedAt })
      .onConflict((conflict) => conflict.column('reference').doUpdateSet({ arrived_at: arrivedAt }))
      .execute();
  };
  /** Passes stake and loss limits to the wallet, which enforces them on each stake. */
  const bind = async (tx: Transaction, of: LimitsOf, { kind }: LimitName): Promise<void> => {
    if (kind !== 'Deposit') await play.setPlayLimits(tx, await boundsOf(tx, of));
  };

  return {
    async holdRoom(tx, of, deposit) {
      const passed = limitPassed(await usesOf(tx, of, clock.now()), deposit.amount);
      if (passed) throw depositLimitReached(passed);
      await storeReservation(tx, of.playerId, deposit, null);
    },

    async passedByArrival(tx, of, deposit) {
      const uses = (await isReserved(tx, deposit.reference)) ? arrivedUsesOf : usesOf;
      return limitPassed(await uses(tx, of, clock.now()), deposit.amount);
    },

    arrive: (tx, playerId, deposit) => storeReservation(tx, playerId, deposit, clock.now()),

    async releaseRoom(tx, reference) {
      await limitsTables(tx).deleteFrom('limits.room').where('reference', '=', reference).execute();
    },

    async change(tx, of, change) {
      requireOffered(of, change);
      const now = clock.now();
      const readyAt = new Date(now.getTime() + of.site.measure('limitRaiseDelayHours') * HOUR);
      const lapsesAt = new Date(readyAt.getTime() + CONFIRM_WITHIN_MS);
      await changeLimit(tx, of, change, { now, readyAt, lapsesAt });
      await bind(tx, of, change);
    },

    async confirm(tx, of, name) {
      await confirmChange(tx, of, name, clock.now());
      await bind(tx, of, name);
    },
    cancel: (tx, of, name) => cancelChange(tx, of, name, clock.now()),

    confirmReviewed: (tx, playerId) => saveReview(tx, playerId, clock.now()),

    async held(queryable, of, name) {
      const amount = await currentLimit(queryable, of, name);
      return amount === null ? null : money(amount, of.currency);
    },
    depositLimits: (queryable, of) => readDepositLimits(queryable, of, clock.now()),
    playLimits: (queryable, of) => readPlayLimits(queryable, of, { now: clock.now(), play }),
    reviewDueAt,
    readyRaises: (queryable, most) => readyRaises(queryable, { now: clock.now(), most }),
    markRaiseNotified: (tx, raise) => markNotified(tx, raise, clock.now()),
    dueReviews: (queryable, most) => dueReviews(queryable, { now: clock.now(), most }),
    markReminded,
  };
}

async function saveReview(tx: Transaction, playerId: PlayerId, at: Date): Promise<void> {
  const reviewed = { player_id: playerId, reviewed_at: at };
  await limitsTables(tx)
    .insertInto('limits.review')
    .values(reviewed)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(reviewed))
    .execute();
}

function depositLimitReached({ period, limit, used, span }: LimitUse): Refusal {
  const left = toDecimal(leftOf({ limit, used }));
  const keys = { rule: 'LIMIT-07', period, left, currency: limit.currency, returnsAt: span.to.toISOString() };
  return new Refusal('DepositLimitReached', { status: 403, reasons: [period], keys });
}

function requireOffered({ site }: LimitsOf, { kind, period }: LimitName): void {
  if (!periodsOf(kind, site).includes(period))
    throw new Refusal('LimitNotOffered', { status: 403, keys: { kind, period } });
}

async function boundsOf(
  tx: Transaction,
  { playerId, currency, site }: LimitsOf,
): Promise<Parameters<PlayLedger['setPlayLimits']>[1]> {
  const held = await limitsTables(tx)
    .selectFrom('limits.held')
    .select(['kind', 'period', 'amount'])
    .where('player_id', '=', playerId)
    .execute();
  const limits = held.flatMap(({ kind, period, amount }) =>
    kind === 'Deposit' ? [] : [{ kind, period, amount: money(amount, currency) }],
  );
  return { playerId, timeZone: site.timeZone, limits };
}
