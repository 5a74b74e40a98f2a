import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import {
  dropChange,
  changeLimit,
  changeNotReady,
  confirmChange,
  currentLimit,
  type LimitChange,
} from './change.ts';
import { findGroup, lockGroup, lockGroups, type Account, type LimitGroup } from './groups/group.ts';
import { readGlobalLimits } from './groups/groupStatus.ts';
import { joinGroup, openGroup } from './groups/shareLimits.ts';
import { ownLimits, type LimitHolder, type LimitName, type LimitsOf } from './limitsOf.ts';
import type { PlayLedger } from './playLedger.ts';
import { markNotified, readyRaises, type ReadyRaise } from './notifications.ts';
import type { Euros } from './rules/convert.ts';
import { periodsOf } from './rules/periods.ts';
import { playTimes } from './playTime.ts';
import { limitReservations } from './reservations.ts';
import { readDepositLimits, readPlayLimits } from './limitStatus.ts';
import { dueReviews, markReminded, reviewDueAt, saveReview } from './reviews.ts';
import { limitsTables } from './tables.ts';

/** LIMIT-03: how long a player can confirm a raised limit after its waiting period; then the raise lapses. */
const CONFIRM_WITHIN_MS = 7 * DAY;

export interface LimitsDeps {
  readonly clock: Clock;
  readonly play: PlayLedger;
  readonly sites: { readonly euros: Euros };
}

/** A player's deposit, stake, loss and session limits. Pass a transaction that has locked the player. */
export function createLimits({ clock, play, sites: { euros } }: LimitsDeps) {
  return {
    ...limitReservations(clock),
    ...playTimes(clock),
    ...limitChanges({ clock, play }),

    /**
     * LIMIT-13: puts the player's account and `others` of the same person into the group that one of them is in. With
     * `isOpening`, a group is created if none of them is in one. Call it with the player locked.
     */
    async share(
      tx: Transaction,
      of: LimitsOf,
      { others, isOpening }: { readonly others: readonly Account[]; readonly isOpening: boolean },
    ): Promise<void> {
      const accounts = [{ playerId: of.playerId, currency: of.currency }, ...others];
      const now = clock.now();
      const players = accounts.map(({ playerId }) => playerId);
      if (isOpening && (await lockGroups(tx, players)).length === 0)
        await openGroup(tx, of, { timeZone: of.site.timeZone, now });
      const joined = await joinGroup(tx, accounts, { euros, now });
      if (joined?.isChanged) await bindGroup(tx, play, joined.group);
    },
    /** The accounts that share limits with the player, including the player; none where the player shares no limits. */
    async sharing(queryable: Queryable, playerId: PlayerId): Promise<readonly PlayerId[]> {
      return ((await findGroup(queryable, playerId))?.members ?? []).map((member) => member.playerId);
    },
    globalLimits: (queryable: Queryable, of: LimitsOf) =>
      readGlobalLimits(queryable, of, { now: clock.now(), play }),

    /** LIMIT-08: records that the player has reviewed their limits. */
    confirmReviewed: (tx: Transaction, playerId: PlayerId) => saveReview(tx, playerId, clock.now()),
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

const limitChanges = ({ clock, play }: Pick<LimitsDeps, 'clock' | 'play'>) => ({
  /**
   * LIMIT-01 to LIMIT-04. A stake or loss limit applies from the next stake (LIMIT-09).
   * @throws Refusal LimitNotOffered
   */
  async change(tx: Transaction, of: LimitsOf, change: LimitChange): Promise<void> {
    requireOffered(of, change);
    const holder = await lockHolder(tx, of, change);
    // A limit that nobody has set needs no removal.
    if (!holder) return;
    const now = clock.now();
    const readyAt = new Date(now.getTime() + of.site.measure('limitRaiseDelayHours') * HOUR);
    const lapsesAt = new Date(readyAt.getTime() + CONFIRM_WITHIN_MS);
    await changeLimit(tx, holder, change, { now, readyAt, lapsesAt });
    await bind(tx, play, of, { holder, name: change });
  },

  /** LIMIT-03: confirms a raise that is ready. @throws Refusal ChangeNotReady */
  async confirm(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void> {
    const holder = await lockHolder(tx, of, name);
    if (!holder) throw changeNotReady(name);
    await confirmChange(tx, holder, heldName(name), clock.now());
    await bind(tx, play, of, { holder, name });
  },

  async cancel(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void> {
    const holder = await lockHolder(tx, of, name);
    if (holder) await dropChange(tx, holder, heldName(name), clock.now());
  },

  /** The limit in force, in minor units or minutes; null when none is set. */
  async held(tx: Transaction, of: LimitsOf, name: LimitName): Promise<bigint | null> {
    const holder = await lockHolder(tx, of, name);
    return holder && currentLimit(tx, holder, name);
  },

  /** The currency that an amount of the limit has: that of the player, or of the group once there is one. */
  async currencyOf(tx: Transaction, of: LimitsOf, name: LimitName): Promise<Currency> {
    return (await lockHolder(tx, of, name))?.currency ?? of.currency;
  },
});

/** The columns that name a limit among those of its holder. */
const heldName = ({ kind, period }: LimitName) => ({ kind, period });

/** Null for a player without shared limits. */
const lockHolder = (tx: Transaction, of: LimitsOf, { scope }: LimitName): Promise<LimitHolder | null> =>
  scope === 'Global' ? lockGroup(tx, of.playerId) : Promise.resolve(ownLimits(of));

function requireOffered({ site }: LimitsOf, name: LimitName): void {
  const { kind, period } = name;
  if (!periodsOf(name, site).includes(period))
    throw new Refusal('LimitNotOffered', { status: 403, keys: { kind, period } });
}

/** Passes stake and loss limits to the wallet, which enforces them on each stake. */
async function bind(
  tx: Transaction,
  play: PlayLedger,
  { playerId }: LimitsOf,
  { holder, name }: { readonly holder: LimitHolder; readonly name: LimitName },
): Promise<void> {
  if (name.kind !== 'Stake' && name.kind !== 'Loss') return;
  if (name.scope === 'Global') {
    const group = await findGroup(tx, playerId);
    if (group) await bindGroup(tx, play, group);
    return;
  }
  const held = await heldBy(tx, holder);
  const limits = held.flatMap(({ kind, period, amount }) =>
    kind === 'Deposit' ? [] : [{ kind, period, amount }],
  );
  await play.setPlayLimits(tx, { playerId, timeZone: holder.timeZone, limits });
}

async function bindGroup(tx: Transaction, play: PlayLedger, group: LimitGroup): Promise<void> {
  const limits = (await heldBy(tx, group)).filter(({ kind }) => kind === 'Loss');
  await play.setGroupLimits(tx, {
    groupId: group.id,
    timeZone: group.timeZone,
    members: group.members,
    limits,
  });
}

async function heldBy(tx: Transaction, { id, currency }: LimitHolder) {
  const held = await limitsTables(tx)
    .selectFrom('limits.held')
    .select(['kind', 'period', 'amount'])
    .where('holder', '=', id)
    .execute();
  return held.flatMap(({ kind, period, amount }) =>
    kind === 'Session' ? [] : [{ kind, period, amount: money(amount, currency) }],
  );
}
