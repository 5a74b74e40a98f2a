/** Promotion parts for other features' pages. */
export { Blocks } from './Blocks.tsx';
export { PromotionAction } from './PromotionAction.tsx';
export { pictureOf, usePromotionTexts } from './usePromotionTexts.ts';
