import type {
  RewardAssignmentPartsFragment,
  RewardsContextSubscriptionSubscription,
} from '@foyer/contract/generated/operations.ts';

/** A reward of a live update has no `action`, which is then null. */
export type RewardEntry = Pick<RewardAssignmentPartsFragment, 'assignationId' | 'status' | 'reward'> & {
  readonly action: RewardAssignmentPartsFragment['action'];
};
export type RewardNews = RewardsContextSubscriptionSubscription['rewardUpdated'];
export type RewardList = readonly RewardEntry[];

export type RewardListChange =
  | { readonly what: 'fetched'; readonly rewards: readonly RewardEntry[] }
  | { readonly what: 'updated'; readonly news: RewardNews }
  | { readonly what: 'dismissed'; readonly assignationId: string };

export interface KnownRewards {
  readonly list: RewardList;
  /** Rewards missing from the last fetch. An update about them may still arrive afterwards. */
  readonly left: RewardList;
}

/** Merges fetches and live updates, which can arrive in either order. */
export function knownRewards({ list, left }: KnownRewards, change: RewardListChange): KnownRewards {
  const late =
    change.what === 'updated'
      ? left.filter(({ assignationId }) => assignationId === change.news.assignationId)
      : [];
  const before = late.length > 0 ? byStart([...list, ...late]) : list;
  const after = rewardList(before, change);
  if (change.what !== 'fetched') return { list: after, left: left.filter((entry) => !late.includes(entry)) };
  const listed = new Set(after.map(({ assignationId }) => assignationId));
  return { list: after, left: [...left, ...list].filter(({ assignationId }) => !listed.has(assignationId)) };
}

/** REW-10: the fetched list with later live updates. */
export function rewardList(list: RewardList, change: RewardListChange): RewardList {
  switch (change.what) {
    case 'fetched':
      return fetched(list, change.rewards);
    case 'updated':
      return updated(list, change.news);
    case 'dismissed':
      return list.filter((entry) => entry.assignationId !== change.assignationId || !isCredited(entry)); // REW-14
  }
}

/**
 * A fetch returns only open rewards, so credited ones are kept. A credited reward never opens again: a fetch that lists
 * it was answered before it was credited.
 */
function fetched(list: RewardList, rewards: readonly RewardEntry[]): RewardList {
  const credited = list.filter(isCredited);
  const known = new Set(credited.map(({ assignationId }) => assignationId));
  return byStart([...rewards.filter(({ assignationId }) => !known.has(assignationId)), ...credited]);
}

function updated(list: RewardList, { assignationId, status, reward }: RewardNews): RewardList {
  if (list.some((entry) => entry.assignationId === assignationId))
    // REW-13: an update changes the status of a known reward.
    return list.map((entry) => (entry.assignationId === assignationId ? { ...entry, status } : entry));
  // REW-11, AMB-55: only rewards that the player has to claim are added.
  if (status === 'Credited' || reward.claimType !== 'manual') return list;
  return byStart([...list, { assignationId, status, reward, action: null }]); // REW-12
}

const isCredited = ({ status }: RewardEntry): boolean => status === 'Credited';

/** REW-15: sorted by start, then by id. */
const byStart = (list: RewardList): RewardList =>
  [...list].sort(
    (one, other) =>
      Date.parse(one.reward.startsAt) - Date.parse(other.reward.startsAt) ||
      one.assignationId.localeCompare(other.assignationId),
  );

/** Sections of the page. Expired and forfeited rewards are in none of them. */
export function grouped(list: RewardList, nowMs: number) {
  const open = list.filter(({ reward: { endsAt } }) => endsAt === null || Date.parse(endsAt) > nowMs);
  return {
    toClaim: open.filter(({ status }) => TO_CLAIM.includes(status)),
    coming: open.filter(({ status }) => status === 'Scheduled'),
    credited: list.filter(isCredited),
  };
}

const TO_CLAIM: readonly RewardEntry['status'][] = ['Unclaimed', 'Processing', 'FailedProcessing'];
