import type { ModuleDescription } from '../../infra/module.ts';

export { createRewards, type Rewards } from './rewards.ts';
export { readGivenBy } from './givenBy.ts';
export { actionOf, isOpen, isOver, requireClaimable, type Assignment, type RewardValue } from './reward.ts';
export { presentRewardValue } from './present.ts';
export { rewardTerms, type RewardTerms } from './terms.ts';

export const rewardsModule: ModuleDescription = {
  name: 'rewards',
  migrations: { schema: 'rewards', folder: new URL('./migrations/', import.meta.url) },
};
