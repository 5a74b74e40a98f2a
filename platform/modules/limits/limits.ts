import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { dropChange, changeLimit, confirmChange, currentLimit, type LimitChange } from './change.ts';
import type { LimitName, LimitsOf } from './limitsOf.ts';
import type { PlayLedger } from './playLedger.ts';
import { dueReviews, markReminded, markNotified, readyRaises, type ReadyRaise } from './notifications.ts';
import { periodsOf } from './rules/periods.ts';
import { playTimes } from './playTime.ts';
import { limitReservations } from './reservations.ts';
import { readDepositLimits, readPlayLimits, reviewDueAt } from './limitStatus.ts';
import { limitsTables } from './tables.ts';

/** LIMIT-03: how long a player can confirm a raised limit after its waiting period; then the raise lapses. */
const CONFIRM_WITHIN_MS = 7 * DAY;

export interface LimitsDeps {
  readonly clock: Clock;
  readonly play: PlayLedger;
}

/** A player's deposit, stake, loss and session limits. Pass a transaction that has locked the player. */
export function createLimits({ clock, play }: LimitsDeps) {
  /** Passes stake and loss limits to the wallet, which enforces them on each stake. */
  const bind = async (tx: Transaction, of: LimitsOf, { kind }: LimitName): Promise<void> => {
    if (kind === 'Stake' || kind === 'Loss') await play.setPlayLimits(tx, await boundsOf(tx, of));
  };

  return {
    ...limitReservations(clock),
    ...playTimes(clock),

    /**
     * LIMIT-01 to LIMIT-04. A stake or loss limit applies from the next stake (LIMIT-09).
     * @throws Refusal LimitNotOffered
     */
    async change(tx: Transaction, of: LimitsOf, change: LimitChange): Promise<void> {
      requireOffered(of, change);
      const now = clock.now();
      const readyAt = new Date(now.getTime() + of.site.measure('limitRaiseDelayHours') * HOUR);
      const lapsesAt = new Date(readyAt.getTime() + CONFIRM_WITHIN_MS);
      await changeLimit(tx, of, change, { now, readyAt, lapsesAt });
      await bind(tx, of, change);
    },

    /** LIMIT-03: confirms a raise that is ready. @throws Refusal ChangeNotReady */
    async confirm(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void> {
      await confirmChange(tx, of, name, clock.now());
      await bind(tx, of, name);
    },
    cancel: (tx: Transaction, of: LimitsOf, name: LimitName) => dropChange(tx, of, name, clock.now()),

    /** LIMIT-08: records that the player has reviewed their limits. */
    confirmReviewed: (tx: Transaction, playerId: PlayerId) => saveReview(tx, playerId, clock.now()),

    /** The limit in force, in minor units or minutes; null when none is set. */
    held: currentLimit,
    depositLimits: (queryable: Queryable, of: LimitsOf) => readDepositLimits(queryable, of, clock.now()),
    /** Scans the player's play of the current month. */
    playLimits: (queryable: Queryable, of: LimitsOf) =>
      readPlayLimits(queryable, of, { now: clock.now(), play }),
    reviewDueAt,
    readyRaises: (queryable: Queryable, most: number) => readyRaises(queryable, { now: clock.now(), most }),
    markRaiseNotified: (tx: Transaction, raise: ReadyRaise) => markNotified(tx, raise, clock.now()),
    dueReviews: (queryable: Queryable, most: number) => dueReviews(queryable, { now: clock.now(), most }),
    markReminded,
  };
}

export type Limits = ReturnType<typeof createLimits>;

async function saveReview(tx: Transaction, playerId: PlayerId, at: Date): Promise<void> {
  const reviewed = { playerId, reviewedAt: at };
  await limitsTables(tx)
    .insertInto('limits.review')
    .values(reviewed)
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(reviewed))
    .execute();
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
    .where('playerId', '=', playerId)
    .execute();
  const limits = held.flatMap(({ kind, period, amount }) =>
    kind === 'Deposit' || kind === 'Session' ? [] : [{ kind, period, amount: money(amount, currency) }],
  );
  return { playerId, timeZone: site.timeZone, limits };
}
