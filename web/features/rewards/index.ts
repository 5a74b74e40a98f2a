/** Views of a reward for other features' pages. */
export { RewardCard, RewardCards } from './RewardCard.tsx';
export { useRewardText } from './useRewardText.ts';
