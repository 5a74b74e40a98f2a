import type {
  RewardAssignmentPartsFragment,
  RewardsContextSubscriptionSubscription,
} from '@foyer/contract/generated/operations.ts';

/** A reward as the list keeps it; what a live update does not say is not known. */
export type RewardEntry = Pick<RewardAssignmentPartsFragment, 'assignationId' | 'status' | 'reward'> & {
  readonly action: RewardAssignmentPartsFragment['action'];
};
export type RewardNews = RewardsContextSubscriptionSubscription['rewardUpdated'];
export type RewardList = readonly RewardEntry[];

export type RewardListChange =
  | { readonly what: 'read'; readonly rewards: readonly RewardEntry[] }
  | { readonly what: 'heard'; readonly news: RewardNews }
  | { readonly what: 'putAway'; readonly assignationId: string };

export interface KnownRewards {
  readonly list: RewardList;
  /** Those that a reading told of no more: what became of them may be heard after it. */
  readonly left: RewardList;
}

/** The list, whichever of a reading and the news it has taken in already comes first. */
export function knownRewards({ list, left }: KnownRewards, change: RewardListChange): KnownRewards {
  const late =
    change.what === 'heard'
      ? left.filter(({ assignationId }) => assignationId === change.news.assignationId)
      : [];
  const before = late.length > 0 ? byStart([...list, ...late]) : list;
  const after = rewardList(before, change);
  if (change.what !== 'read') return { list: after, left: left.filter((entry) => !late.includes(entry)) };
  const told = new Set(after.map(({ assignationId }) => assignationId));
  return { list: after, left: [...left, ...list].filter(({ assignationId }) => !told.has(assignationId)) };
}

/** REW-10: what was read, and what was heard since. */
export function rewardList(list: RewardList, change: RewardListChange): RewardList {
  switch (change.what) {
    case 'read':
      return read(list, change.rewards);
    case 'heard':
      return heard(list, change.news);
    case 'putAway':
      return list.filter((entry) => entry.assignationId !== change.assignationId || !isCredited(entry)); // REW-14
  }
}

/** What is open is told anew; what was credited meanwhile stays in sight, as it is not told again. */
function read(list: RewardList, rewards: readonly RewardEntry[]): RewardList {
  const told = new Set(rewards.map(({ assignationId }) => assignationId));
  const credited = list.filter((entry) => isCredited(entry) && !told.has(entry.assignationId));
  return byStart([...rewards, ...credited]);
}

function heard(list: RewardList, { assignationId, status, reward }: RewardNews): RewardList {
  if (list.some((entry) => entry.assignationId === assignationId))
    // REW-13
    return list.map((entry) => (entry.assignationId === assignationId ? { ...entry, status } : entry));
  // REW-11, AMB-55
  if (status === 'Credited' || reward.claimType !== 'manual') return list;
  return byStart([...list, { assignationId, status, reward, action: null }]); // REW-12
}

const isCredited = ({ status }: RewardEntry): boolean => status === 'Credited';

/** REW-15 */
const byStart = (list: RewardList): RewardList =>
  [...list].sort(
    (one, other) =>
      Date.parse(one.reward.startsAt) - Date.parse(other.reward.startsAt) ||
      one.assignationId.localeCompare(other.assignationId),
  );

/** Where each stands on the page; what is over or was given up stands nowhere. */
export interface RewardGroups {
  readonly toClaim: RewardList;
  readonly coming: RewardList;
  readonly credited: RewardList;
}

export function grouped(list: RewardList, nowMs: number): RewardGroups {
  const open = list.filter(({ reward: { endsAt } }) => endsAt === null || Date.parse(endsAt) > nowMs);
  return {
    toClaim: open.filter(({ status }) => TO_CLAIM.includes(status)),
    coming: open.filter(({ status }) => status === 'Scheduled'),
    credited: list.filter(isCredited),
  };
}

const TO_CLAIM: readonly RewardEntry['status'][] = ['Unclaimed', 'Processing', 'FailedProcessing'];
