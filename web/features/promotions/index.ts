/** How an offer is shown, wherever it stands. */
export { PromotionAction } from './PromotionAction.tsx';
export { pictureOf, usePromotionWords } from './usePromotionTexts.ts';
