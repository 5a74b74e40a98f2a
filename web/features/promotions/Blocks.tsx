import type { JackpotPartsFragment } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Offer } from '../../ui/hero/Offer.tsx';
import { OfferCards } from '../../ui/hero/OfferCard.tsx';
import { ListCarousel } from '../catalogue/index.ts';
import { useText } from '../../i18n/i18n.tsx';
import { BannerCard, PromotionCard } from './Cards.tsx';
import { grouped, type Block, type Promotion, type Row } from './grouped.ts';
import { JackpotBlock } from './JackpotBlock.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import { usePromotionTexts } from './usePromotionTexts.ts';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly jackpot: JackpotPartsFragment | null;
}

/** PROMO-03 to PROMO-10: content blocks in the operator's order. */
export function Blocks({ blocks, jackpot }: BlocksProps) {
  return grouped(blocks).map((row, index) =>
    row.kind === 'cards' ? (
      <OfferCards key={keyOf(row, index)}>
        {row.blocks.map((block) =>
          block.__typename === 'BannerBlock' ? (
            <BannerCard key={`${block.type} ${block.link.url}`} block={block} />
          ) : (
            <PromotionCard key={block.promotion.id} promotion={block.promotion} />
          ),
        )}
      </OfferCards>
    ) : (
      <FullWidthBlock key={keyOf(row, index)} block={row.block} jackpot={jackpot} isFirst={index === 0} />
    ),
  );
}

/** An index is a stable key here, because the blocks are always replaced together. */
const keyOf = (row: Row, index: number): string =>
  `${row.kind === 'cards' ? row.kind : row.block.type} ${index}`;

interface FullWidthBlockProps {
  readonly block: Extract<Row, { kind: 'whole' }>['block'];
  readonly jackpot: JackpotPartsFragment | null;
  readonly isFirst: boolean;
}

function FullWidthBlock({ block, jackpot, isFirst }: FullWidthBlockProps) {
  switch (block.__typename) {
    case 'JackpotBlock':
      return jackpot && <JackpotBlock terms={jackpot} />;
    case 'TopGamesBlock':
      return <ListCarousel list={block.list} />;
    case 'PromotionBlock':
      return <WidePromotion promotion={block.promotion} isFirst={isFirst} />;
  }
}

/** PROMO-08 */
function WidePromotion({ promotion, isFirst }: { promotion: Promotion; isFirst: boolean }) {
  const text = useText();
  const texts = usePromotionTexts(promotion);
  const { title, teaser, action } = promotion;
  return (
    <Offer
      {...texts}
      title={title}
      headingLevel={2}
      copy={teaser}
      isEager={isFirst}
      actions={
        <>
          <PromotionAction action={action} title={title} />
          <ButtonLink
            variant="quiet"
            href={texts.detailHref}
            aria-label={`${text('places.promotions.howItWorks')}, ${title}`}
          >
            {text('places.promotions.howItWorks')}
          </ButtonLink>
        </>
      }
    />
  );
}
