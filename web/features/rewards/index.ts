/** What a reward gives, wherever it stands. */
export { useRewardText as useGift } from './useRewardText.ts';
