/** Views of a reward for other features' pages. */
export { RewardCard } from './RewardCard.tsx';
export { useRewardText } from './useRewardText.ts';
