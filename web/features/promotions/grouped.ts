import type { PromotionsPageQuery } from '@foyer/contract/generated/operations.ts';

export type Block = NonNullable<PromotionsPageQuery['contentBlocks']>[number];
export type CardBlock = Extract<Block, { readonly __typename: 'BannerBlock' | 'PromotionBlock' }>;
type PromotionBlock = Extract<Block, { readonly __typename: 'PromotionBlock' }>;
export type Promotion = PromotionBlock['promotion'];

/** Cards side by side, or a block of full width. */
export type Row =
  | { readonly kind: 'cards'; readonly blocks: readonly CardBlock[] }
  | { readonly kind: 'whole'; readonly block: Exclude<Block, { readonly __typename: 'BannerBlock' }> };

/** Groups consecutive cards into rows and keeps the operator's order. */
export function grouped(blocks: readonly Block[]): readonly Row[] {
  const rows: Row[] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const isCard =
      block.__typename === 'BannerBlock' ||
      (block.__typename === 'PromotionBlock' && block.type === 'PROMOTION');
    if (!isCard) rows.push({ kind: 'whole', block });
    else if (last?.kind === 'cards') rows.splice(-1, 1, { kind: 'cards', blocks: [...last.blocks, block] });
    else rows.push({ kind: 'cards', blocks: [block] });
  }
  return rows;
}

/** Null if the promotion is not available to this player. */
export const promotionNamed = (blocks: readonly Block[], id: string): Promotion | null =>
  blocks
    .flatMap((block) => (block.__typename === 'PromotionBlock' ? [block.promotion] : []))
    .find((promotion) => promotion.id === id) ?? null;
