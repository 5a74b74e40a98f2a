/** Promotion parts for other features' pages. */
export { PromotionAction } from './PromotionAction.tsx';
export { pictureOf, usePromotionTexts } from './usePromotionTexts.ts';
