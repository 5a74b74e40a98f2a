import { useEffect, useEffectEvent, useReducer } from 'react';
import { RewardsContextSubscription } from '@foyer/contract/generated/operations.ts';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import { useWallet } from '../wallet/index.ts';
import { rewardsPageQuery } from './queries.ts';
import { knownRewards, type KnownRewards, type RewardList } from './rewardList.ts';

export type Rewards = ReturnType<typeof useRewards>;

/** REW-10: the player's rewards, kept up to date with changes in any tab and by the operator. */
export function useRewards() {
  const graphql = useGraphql();
  const { data, error } = useQuery(rewardsPageQuery());
  const viewer = data?.viewer;
  const [{ list }, change] = useReducer(knownRewards, viewer?.playerRewards ?? [], begun);
  const rewards = viewer?.playerRewards;
  useEffect(() => {
    if (rewards) change({ what: 'fetched', rewards });
  }, [rewards]);
  useSubscription(RewardsContextSubscription, {
    next: ({ rewardUpdated }) => change({ what: 'updated', news: rewardUpdated }),
    missed: () => void rewardsPageQuery().reread(graphql),
  });
  useDepositsMade(list);
  return {
    list,
    /** REW-16: the account gets no rewards. */
    isBlocked: viewer?.customer.isRewardsBlocked ?? false,
    /** Null when the player gets no cashback. */
    cashback: viewer?.cashback ?? null,
    state: viewer ? 'here' : error ? 'failed' : 'coming',
    change,
  } as const;
}

const begun = (rewards: RewardList): KnownRewards =>
  knownRewards({ list: [], left: [] }, { what: 'fetched', rewards });

/** WALLET-10: refetches rewards that require a deposit after a deposit was made. */
function useDepositsMade(list: RewardList): void {
  const graphql = useGraphql();
  const { latest } = useWallet();
  const isWaiting = list.some(({ action }) => action === 'Deposit');
  const read = useEffectEvent(() => void (isWaiting && rewardsPageQuery().reread(graphql)));
  useEffect(() => {
    if (latest?.moneyType === 'Deposit') read();
  }, [latest]);
}
