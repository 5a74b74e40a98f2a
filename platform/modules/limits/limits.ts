import { DAY, HOUR } from '@foyer/domain/duration.ts';
import type { EuroValues } from '@foyer/domain/rates.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import { MILLION } from '@foyer/domain/rates.ts';
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
  type Requester,
} from './change.ts';
import { findGroup, lockGroup, lockGroups, type Account, type AccountGroup } from './groups/group.ts';
import { readGlobalLimits } from './groups/groupStatus.ts';
import { readHistory } from './history.ts';
import { joinGroup, openGroup } from './groups/shareLimits.ts';
import { ownLimits, type LimitHolder, type LimitName, type LimitsOf } from './limitsOf.ts';
import type { PlayLedger } from './playLedger.ts';
import { markNotified, readyRaises, type ReadyRaise } from './notifications.ts';
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
  readonly sites: { readonly euros: EuroValues };
}

/** A player's deposit, stake, loss and session limits. Pass a transaction that has locked the player. */
export function createLimits({ clock, play, sites: { euros } }: LimitsDeps) {
  return {
    ...limitReservations(clock),
    ...playTimes(clock),
    ...limitChanges({ clock, play }),

    /**
     * LIMIT-13: puts the player's account and `others` of the same person into the group that one of them is in. With
     * `createsGroup`, a group is created if none of them is in one. Call it with the player locked, and never twice at a
     * time under one licence, because groups are merged in any order.
     */
    async share(
      tx: Transaction,
      of: LimitsOf,
      { others, createsGroup }: { readonly others: readonly Account[]; readonly createsGroup: boolean },
    ): Promise<void> {
      const accounts = [{ playerId: of.playerId, currency: of.currency }, ...others];
      const now = clock.now();
      const players = accounts.map(({ playerId }) => playerId);
      if (createsGroup && (await lockGroups(tx, players)).length === 0)
        await openGroup(tx, of, { timeZone: of.site.timeZone, now });
      const joined = await joinGroup(tx, accounts, { euros, now });
      if (joined?.isChanged) await passGroupToWallet(tx, play, joined.group);
    },
    /** The accounts that share limits with the player, including the player; none where the player shares no limits. */
    async sharing(queryable: Queryable, playerId: PlayerId): Promise<readonly PlayerId[]> {
      return ((await findGroup(queryable, playerId))?.members ?? []).map((member) => member.playerId);
    },
    globalLimits: (queryable: Queryable, of: LimitsOf) =>
      readGlobalLimits(queryable, of, { now: clock.now(), play }),
    /** The latest changes of the player's own limits, latest first. */
    history: (queryable: Queryable, of: LimitsOf) => readHistory(queryable, ownLimits(of)),

    /** LIMIT-08: records that the player has reviewed their limits. */
    confirmReviewed: (tx: Transaction, playerId: PlayerId) => saveReview(tx, playerId, clock.now()),
    depositLimits: (queryable: Queryable, of: LimitsOf) => readDepositLimits(queryable, of, clock.now()),
    /** Adds up the player's play of the current month, which takes long. */
    playLimits: (queryable: Queryable, of: LimitsOf) =>
      readPlayLimits(queryable, of, { now: clock.now(), play }),
    reviewDueAt,
    /** LIMIT-04: reads the raises that can be confirmed, longest waiting first. `skip` leaves out the first ones. */
    readyRaises: (queryable: Queryable, page: { readonly most: number; readonly skip: number }) =>
      readyRaises(queryable, { now: clock.now(), ...page }),
    markRaiseNotified: (tx: Transaction, raise: ReadyRaise) => markNotified(tx, raise, clock.now()),
    dueReviews: (queryable: Queryable, most: number) => dueReviews(queryable, { now: clock.now(), most }),
    markReminded,
  };
}

export type Limits = ReturnType<typeof createLimits>;

const limitChanges = ({ clock, play }: Pick<LimitsDeps, 'clock' | 'play'>) => ({
  /**
   * LIMIT-01 to LIMIT-04: changes a limit. A stake or loss limit applies from the next stake (LIMIT-09). @throws
   * Refusal LimitNotOffered
   */
  async change(tx: Transaction, of: LimitsOf, change: LimitChange): Promise<void> {
    requireOffered(of, change);
    const holder = await lockHolder(tx, of, change);
    // A player without a group has no shared limits that could be changed.
    if (!holder) return;
    const now = clock.now();
    const readyAt = new Date(now.getTime() + of.site.measure('limitRaiseDelayHours') * HOUR);
    const lapsesAt = new Date(readyAt.getTime() + CONFIRM_WITHIN_MS);
    await changeLimit(tx, holder, change, { by: requesterOf(of, change), now, readyAt, lapsesAt });
    await passToWallet(tx, play, of, { holder, name: change });
  },

  /** LIMIT-03: confirms a raise that is ready. @throws Refusal ChangeNotReady */
  async confirm(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void> {
    const holder = await lockHolder(tx, of, name);
    if (!holder) throw changeNotReady(name);
    await confirmChange(tx, holder, name, { by: requesterOf(of, name), now: clock.now() });
    await passToWallet(tx, play, of, { holder, name });
  },

  async cancel(tx: Transaction, of: LimitsOf, name: LimitName): Promise<void> {
    const holder = await lockHolder(tx, of, name);
    if (holder) await dropChange(tx, holder, name, { by: requesterOf(of, name), now: clock.now() });
  },

  /** Returns the limit in force, in minor units or, for a session limit, in minutes; null when none is set. */
  async amountOf(tx: Transaction, of: LimitsOf, name: LimitName): Promise<bigint | null> {
    const holder = await lockHolder(tx, of, name);
    return holder && currentLimit(tx, holder, name);
  },

  /**
   * Converts an amount to minor units of the limit's currency. A shared limit is in the currency of the group: an
   * amount in the player's currency is converted at the account's recorded rate and rounded down. @throws Refusal
   * WrongCurrency
   */
  async convert(tx: Transaction, of: LimitsOf, name: LimitName, amount: Money): Promise<bigint> {
    const group = name.scope === 'Global' ? await lockGroup(tx, of.playerId) : null;
    if (amount.currency === (group ?? of).currency) return amount.minor;
    const account = group?.members.find(({ playerId }) => playerId === of.playerId);
    if (amount.currency !== account?.currency) throw new Refusal('WrongCurrency', { status: 422 });
    return (amount.minor * account.rate) / MILLION;
  },
});

const requesterOf = ({ playerId, site: { brand } }: LimitsOf, { scope }: LimitName): Requester => ({
  playerId,
  brand,
  scope,
});

/** Returns the holder of the limit; a group is locked. Null for a shared limit of a player without a group. */
const lockHolder = (tx: Transaction, of: LimitsOf, { scope }: LimitName): Promise<LimitHolder | null> =>
  scope === 'Global' ? lockGroup(tx, of.playerId) : Promise.resolve(ownLimits(of));

function requireOffered({ site }: LimitsOf, name: LimitName): void {
  const { kind, period } = name;
  if (!periodsOf(name, site).includes(period))
    throw new Refusal('LimitNotOffered', { status: 403, keys: { kind, period } });
}

/** Passes stake and loss limits to the wallet, which enforces them on each stake. */
async function passToWallet(
  tx: Transaction,
  play: PlayLedger,
  { playerId }: LimitsOf,
  { holder, name }: { readonly holder: LimitHolder; readonly name: LimitName },
): Promise<void> {
  if (name.kind !== 'Stake' && name.kind !== 'Loss') return;
  if (name.scope === 'Global') {
    const group = await findGroup(tx, playerId);
    if (group) await passGroupToWallet(tx, play, group);
    return;
  }
  const limits = (await amountLimitsOf(tx, holder)).flatMap(({ kind, period, amount }) =>
    kind === 'Deposit' ? [] : [{ kind, period, amount }],
  );
  await play.setPlayLimits(tx, { playerId, timeZone: holder.timeZone, limits });
}

async function passGroupToWallet(tx: Transaction, play: PlayLedger, group: AccountGroup): Promise<void> {
  const limits = (await amountLimitsOf(tx, group)).filter(({ kind }) => kind === 'Loss');
  await play.setGroupLimits(tx, {
    groupId: group.id,
    timeZone: group.timeZone,
    members: group.members,
    limits,
  });
}

async function amountLimitsOf(tx: Transaction, { id, currency }: LimitHolder) {
  const rows = await limitsTables(tx)
    .selectFrom('limits.held')
    .select(['kind', 'period', 'amount'])
    .where('holder', '=', id)
    .execute();
  return rows.flatMap(({ kind, period, amount }) =>
    kind === 'Session' ? [] : [{ kind, period, amount: money(amount, currency) }],
  );
}
