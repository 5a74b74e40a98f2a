import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { DAY, HOUR } from '@foyer/vocabulary/duration.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { toDecimal, type Money } from '@foyer/vocabulary/money.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Queryable, Transaction } from '../../plumbing/database/database.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import { cancelChange, changeLimit, confirmChange, type LimitChange } from './change.ts';
import type { LimitsOf } from './limitsOf.ts';
import { dueReviews, markReminded, markTold, readyRaises, type DueReview, type ReadyRaise } from './news.ts';
import { periodsOf } from './rules/periods.ts';
import { leftOf, limitPassed } from './rules/room.ts';
import { readLimits, usesOf, type KeptLimits } from './standing.ts';
import { limitsTables } from './tables.ts';

/** What a player has allowed himself to deposit. Each command is handed a transaction that holds the player. */
export interface Limits {
  /** L7, L9: takes the deposit's room. @throws Refusal DepositLimitReached */
  holdRoom(tx: Transaction, of: LimitsOf, deposit: RoomTaken): Promise<void>;
  /** The same whatever the limits: the money is here already. */
  takeRoom(tx: Transaction, playerId: PlayerId, deposit: RoomTaken): Promise<void>;
  /** The deposit came to nothing. Twice is once. */
  releaseRoom(tx: Transaction, reference: string): Promise<void>;
  /** L1 to L4. @throws Refusal LimitNotOffered */
  change(tx: Transaction, of: LimitsOf, change: LimitChange): Promise<void>;
  /** L3. @throws Refusal ChangeNotReady */
  confirm(tx: Transaction, of: LimitsOf, period: LimitPeriod): Promise<void>;
  /** L4. Twice is once. */
  cancel(tx: Transaction, of: LimitsOf, period: LimitPeriod): Promise<void>;
  /** L8 */
  confirmReviewed(tx: Transaction, playerId: PlayerId): Promise<void>;
  standing(queryable: Queryable, of: LimitsOf): Promise<KeptLimits>;
  /** L4: up to `most` raises that are ready and nobody has been told of. */
  readyRaises(queryable: Queryable, most: number): Promise<readonly ReadyRaise[]>;
  /** @returns whether it is still there to be told */
  markTold(tx: Transaction, raise: ReadyRaise): Promise<boolean>;
  /** L8: up to `most` reviews that are due and nobody has been reminded of. */
  dueReviews(queryable: Queryable, most: number): Promise<readonly DueReview[]>;
  markReminded(tx: Transaction, review: DueReview): Promise<void>;
}

export interface RoomTaken {
  /** The deposit's id. */
  readonly reference: string;
  readonly amount: Money;
}

/** L3 */
const CONFIRM_WITHIN_MS = 7 * DAY;

export function createLimits({ clock }: { readonly clock: Clock }): Limits {
  const takeRoom: Limits['takeRoom'] = async (tx, playerId, { reference, amount }) => {
    await limitsTables(tx)
      .insertInto('limits.room')
      .values({ reference, player_id: playerId, amount: amount.minor, at: clock.now() })
      .execute();
  };
  const requireOffered = ({ site }: LimitsOf, period: LimitPeriod): void => {
    if (!periodsOf(site).includes(period))
      throw new Refusal('LimitNotOffered', { status: 403, keys: { period } });
  };

  return {
    async holdRoom(tx, of, deposit) {
      const passed = limitPassed(await usesOf(tx, of, clock.now()), deposit.amount);
      if (passed) {
        throw new Refusal('DepositLimitReached', {
          status: 403,
          reasons: [passed.period],
          keys: {
            rule: 'L7',
            period: passed.period,
            left: toDecimal(leftOf(passed)),
            currency: of.currency,
            returnsAt: passed.span.to.toISOString(),
          },
        });
      }
      await takeRoom(tx, of.playerId, deposit);
    },

    takeRoom,

    async releaseRoom(tx, reference) {
      await limitsTables(tx).deleteFrom('limits.room').where('reference', '=', reference).execute();
    },

    async change(tx, of, change) {
      requireOffered(of, change.period);
      const now = clock.now();
      const readyAt = new Date(now.getTime() + of.site.settings.rules.limitRaiseDelayHours * HOUR);
      const lapsesAt = new Date(readyAt.getTime() + CONFIRM_WITHIN_MS);
      await changeLimit(tx, of, change, { now, readyAt, lapsesAt });
    },

    confirm: (tx, of, period) => confirmChange(tx, of, period, clock.now()),
    cancel: (tx, of, period) => cancelChange(tx, of, period, clock.now()),

    async confirmReviewed(tx, playerId) {
      const reviewed = { player_id: playerId, reviewed_at: clock.now() };
      await limitsTables(tx)
        .insertInto('limits.review')
        .values(reviewed)
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(reviewed))
        .execute();
    },

    standing: (queryable, of) => readLimits(queryable, of, clock.now()),
    readyRaises: (queryable, most) => readyRaises(queryable, { now: clock.now(), most }),
    markTold: (tx, raise) => markTold(tx, raise, clock.now()),
    dueReviews: (queryable, most) => dueReviews(queryable, { now: clock.now(), most }),
    markReminded,
  };
}
