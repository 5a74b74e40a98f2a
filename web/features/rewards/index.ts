/** How a reward is shown, on the pages of other features too. */
export { RewardCard, RewardCards } from './RewardCard.tsx';
export { useRewardText } from './useRewardText.ts';
