import type { LimitKind } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { MILLION } from '@foyer/domain/rates.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { readHistory, type LimitStep } from '../history.ts';
import { beginsOf, depositedSince, statusOfKind, type Counted, type LimitStatus } from '../limitStatus.ts';
import { ownLimits, type LimitsOf } from '../limitsOf.ts';
import type { PlayLedger } from '../playLedger.ts';
import { fromMillionths, inAccountCurrency } from '../rules/convert.ts';
import { PERIODS, periodsOf } from '../rules/periods.ts';
import type { LimitUse } from '../rules/room.ts';
import { findGroup, type AccountGroup, type Member } from './group.ts';

interface Reading {
  readonly now: Date;
  readonly play: Pick<PlayLedger, 'played'>;
}

export interface GlobalLimitsStatus {
  /** The accounts that share the limits. */
  readonly accounts: readonly PlayerId[];
  deposit(): Promise<readonly LimitStatus[]>;
  /** Adds up the play of the current month at all accounts, which takes long. */
  loss(): Promise<readonly LimitStatus[]>;
  history(): Promise<readonly LimitStep[]>;
}

/** LIMIT-13: reads the limits that accounts share; null where the licence offers none and the player shares none. */
export async function readGlobalLimits(
  queryable: Queryable,
  of: LimitsOf,
  { now, play }: Reading,
): Promise<GlobalLimitsStatus | null> {
  const offered = (kind: LimitKind) => periodsOf({ scope: 'Global', kind }, of.site);
  const shared = await findGroup(queryable, of.playerId);
  if (!shared && offered('Loss').length === 0) return null;
  const group = shared ?? soleAccount(of);
  const statusOf = (kind: LimitKind, used: readonly bigint[]) =>
    statusOfKind(queryable, group, {
      kind,
      scope: 'Global',
      offered: offered(kind),
      used: used.map((millionths) => fromMillionths(millionths, group.currency)),
      now,
    });
  return {
    accounts: group.members.map(({ playerId }) => playerId),
    history: () => readHistory(queryable, group),
    deposit: async () => statusOf('Deposit', await depositedBy(queryable, group, { now, counted: 'all' })),
    loss: async () =>
      statusOf(
        'Loss',
        await sumOf(group, async ({ playerId }) =>
          (await play.played(queryable, playerId, beginsOf(group, now))).map(({ lost }) => lost.minor),
        ),
      ),
  };
}

/** The shared deposit limits and their use, in the currency of the player's account. */
export async function globalUsesOf(
  queryable: Queryable,
  { playerId }: LimitsOf,
  group: AccountGroup,
  { now, counted }: { readonly now: Date; readonly counted: Counted },
): Promise<readonly LimitUse[]> {
  const account = group.members.find((member) => member.playerId === playerId);
  if (!account) throw new TypeError('the group is not that of the player');
  const used = await depositedBy(queryable, group, { now, counted });
  const limits = await statusOfKind(queryable, group, {
    kind: 'Deposit',
    scope: 'Global',
    offered: [],
    used: used.map((millionths) => fromMillionths(millionths, group.currency)),
    now,
  });
  return limits.flatMap(({ scope, period, limit, span }) => {
    if (!limit) return [];
    const usedMillionths = used[PERIODS.indexOf(period)] ?? 0n;
    return [{ scope, period, span, ...inAccountCurrency({ limit, usedMillionths }, account) }];
  });
}

const depositedBy = (
  queryable: Queryable,
  group: AccountGroup,
  { now, counted }: { readonly now: Date; readonly counted: Counted },
): Promise<readonly bigint[]> =>
  sumOf(group, ({ playerId }) =>
    depositedSince(queryable, playerId, { moments: beginsOf(group, now), counted }),
  );

/** For each period, the sum of the accounts in millionths of a minor unit of the group's currency. */
async function sumOf(
  { members }: AccountGroup,
  usedBy: (member: Member) => Promise<readonly bigint[]>,
): Promise<readonly bigint[]> {
  const sums = PERIODS.map(() => 0n);
  for (const member of members)
    (await usedBy(member)).forEach(
      (minor, index) => (sums[index] = (sums[index] ?? 0n) + minor * member.rate),
    );
  return sums;
}

/** A group with this account as its only member. */
const soleAccount = (of: LimitsOf): AccountGroup => ({
  ...ownLimits(of),
  // No limit is stored under this id, because the account has no group.
  id: '',
  members: [{ playerId: of.playerId, currency: of.currency, rate: MILLION }],
});
