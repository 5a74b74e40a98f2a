/** How an offer is shown, wherever it stands. */
export { PromotionAction } from './PromotionAction.tsx';
export { pictureOf, usePromotionTexts as usePromotionWords } from './usePromotionTexts.ts';
