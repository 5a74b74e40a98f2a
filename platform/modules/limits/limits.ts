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

/** What a player has allowed himself to deposit, to stake and to lose. Each command is handed a transaction that holds the player. */
export interface Limits {
  /** LIMIT-07, LIMIT-09: reserves room for a deposit that is begun. @throws Refusal DepositLimitReached */
  holdRoom(tx: Transaction, of: LimitsOf, deposit: LimitReservation): Promise<void>;
  /**
   * LIMIT-12: the limit that money which arrives now would pass; null when it fits. A deposit that has reserved its room
   * competes with what has arrived alone, any other also with what is reserved.
   */
  passedByArrival(tx: Transaction, of: LimitsOf, deposit: LimitReservation): Promise<LimitUse | null>;
  /** The money is credited: it counts from now on, in the periods of now. */
  arrive(tx: Transaction, playerId: PlayerId, deposit: LimitReservation): Promise<void>;
  /** The provider can no longer take the money, or it is held and returned. Idempotent. */
  releaseRoom(tx: Transaction, reference: string): Promise<void>;
  /** LIMIT-01 to L4. One of stakes or losses binds the next stake (LIMIT-09). @throws Refusal LimitNotOffered */
  change(tx: Transaction, of: LimitsOf, change: LimitChange): Promise<void>;
  /** L3. @throws Refusal ChangeNotReady */
  confirm(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void>;
  /** L4. Twice is once. */
  cancel(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void>;
  /** LIMIT-08 */
  confirmReviewed(tx: Transaction, playerId: PlayerId): Promise<void>;
  /** What holds. Null: none is set. */
  held(queryable: Queryable, of: LimitsOf, name: LimitName): Promise<Money | null>;
  depositLimits(queryable: Queryable, of: LimitsOf): Promise<readonly LimitStatus[]>;
  /** Reads all that was played in the present month. */
  playLimits(queryable: Queryable, of: LimitsOf): Promise<PlayLimitsStatus>;
  /** L8. Null: no limit is set, so there is nothing to look over. */
  reviewDueAt(queryable: Queryable, playerId: PlayerId): Promise<Date | null>;
  /** LIMIT-04: up to `most` raises that are ready and nobody has been told of. */
  readyRaises(queryable: Queryable, most: number): Promise<readonly ReadyRaise[]>;
  /** @returns whether it is still there to be told */
  markTold(tx: Transaction, raise: ReadyRaise): Promise<boolean>;
  /** LIMIT-08: up to `most` reviews that are due and nobody has been reminded of. */
  dueReviews(queryable: Queryable, most: number): Promise<readonly DueReview[]>;
  markReminded(tx: Transaction, review: DueReview): Promise<void>;
}

export interface LimitReservation {
  /** The deposit's id. */
  readonly reference: string;
  readonly amount: Money;
}

/** LIMIT-03 */
const CONFIRM_WITHIN_MS = 7 * DAY;

export interface LimitsDeps {
  readonly clock: Clock;
  readonly play: PlayLedger;
}

export function createLimits({ clock, play }: LimitsDeps): Limits {
  const keepRoom = async (
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
  /** What binds a stake lies where stakes are taken. */
  const bind = async (tx: Transaction, of: LimitsOf, { kind }: LimitName): Promise<void> => {
    if (kind !== 'Deposit') await play.setPlayLimits(tx, await boundsOf(tx, of));
  };

  return {
    async holdRoom(tx, of, deposit) {
      const passed = limitPassed(await usesOf(tx, of, clock.now()), deposit.amount);
      if (passed) throw depositLimitReached(passed);
      await keepRoom(tx, of.playerId, deposit, null);
    },

    async passedByArrival(tx, of, deposit) {
      const uses = (await isReserved(tx, deposit.reference)) ? arrivedUsesOf : usesOf;
      return limitPassed(await uses(tx, of, clock.now()), deposit.amount);
    },

    arrive: (tx, playerId, deposit) => keepRoom(tx, playerId, deposit, clock.now()),

    async releaseRoom(tx, reference) {
      await limitsTables(tx).deleteFrom('limits.room').where('reference', '=', reference).execute();
    },

    async change(tx, of, change) {
      requireOffered(of, change);
      const now = clock.now();
      const readyAt = new Date(now.getTime() + of.site.settings.rules.limitRaiseDelayHours * HOUR);
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
    markTold: (tx, raise) => markNotified(tx, raise, clock.now()),
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
