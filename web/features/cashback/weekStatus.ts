import type { CashbackPageQuery } from '@foyer/contract/generated/operations.ts';

type Viewer = NonNullable<CashbackPageQuery['viewer']>;
export type Scheme = NonNullable<Viewer['cashback']>;
export type Week = Scheme['weeks'][number];
export type Reward = Viewer['playerRewards'][number];

/** `claim` means that the cashback of the week can be claimed now. */
export type WeekStatus = 'None' | 'Waiting' | 'Lapsed' | 'claim' | 'Credited' | 'Expired' | 'Removed';

/** The platform lists only recent rewards, so a reward that is not listed has expired. */
export function weekStatusOf(
  week: Pick<Week, 'state' | 'assignationId'>,
  rewards: readonly Reward[],
): WeekStatus {
  if (week.state === 'None' || week.state === 'Lapsed') return week.state;
  if (week.state !== 'Given') return 'Waiting';
  const status = rewards.find(({ assignationId }) => assignationId === week.assignationId)?.status;
  if (status === 'Credited' || status === 'Removed') return status;
  return status === undefined || status === 'Expired' ? 'Expired' : 'claim';
}
