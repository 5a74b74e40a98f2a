import {
  RewardsHistory as History,
  type RewardAssignmentPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Table, type Column } from '../../../ui/section/Table.tsx';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { useRefetchOnMount } from '../../../app/useRefetchOnMount.ts';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { EmptyProfilePage } from '../EmptyProfilePage.tsx';

type Reward = RewardAssignmentPartsFragment;

const SHOWN = ['Credited', 'Expired', 'Removed'] as const;

const historyQuery = () =>
  createQuery(History, {
    sort: { field: 'updatedAt', isDescending: false },
    status: SHOWN,
    last: 100,
  });

/** PROF-08: status of the player's latest hundred rewards, newest first. */
export function RewardsHistory() {
  const text = useText();
  const { data, error } = useQuery(historyQuery());
  const columns = useColumns();
  // A cached result lacks rewards that were claimed since.
  useRefetchOnMount(historyQuery);
  const rewards = data?.viewer?.playerRewards;
  if (rewards?.length === 0) return <EmptyProfilePage page="rewards-history" drawing="ticket" />;
  if (!rewards)
    return error ? <Banner tone="danger">{text('profile.round.failed')}</Banner> : <Skeleton shape="band" />;
  return (
    <Table
      label={text('profile.rewards-history.title')}
      columns={columns}
      rows={rewards.toReversed()}
      keyOf={({ assignationId }: Reward) => assignationId}
    />
  );
}

function useColumns(): readonly Column<Reward>[] {
  const text = useText();
  const dateTime = useDateTime();
  const money = useMoney();
  const valueOf = ({ rewardType }: Reward['reward']): string =>
    rewardType.__typename === 'FreeSpin'
      ? `${rewardType.freeSpinsAmount} × ${money({ amount: rewardType.value, currency: rewardType.currency })}`
      : money(rewardType);
  return [
    {
      label: text('profile.reward.date'),
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dateTime(updatedAt)}</time>,
    },
    { label: text('profile.reward.name'), cell: ({ reward }) => reward.name },
    {
      label: text('profile.reward.status'),
      cell: ({ status }) => {
        const shown = SHOWN.find((known) => known === status);
        return shown && text(`profile.reward.became.${shown}`);
      },
    },
    { label: text('profile.reward.value'), isNumber: true, cell: ({ reward }) => valueOf(reward) },
  ];
}
