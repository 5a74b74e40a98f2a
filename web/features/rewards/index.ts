/** What a reward gives, wherever it stands. */
export { useGift } from './useRewardText.ts';
