import type { JackpotPartsFragment, ContentBlockType } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Offer } from '../../ui/hero/Offer.tsx';
import { OfferCards, OfferCard } from '../../ui/hero/OfferCard.tsx';
import { ListCarousel } from '../catalogue/index.ts';
import { useText, useHref } from '../../i18n/i18n.tsx';
import { grouped, type Block, type Promotion, type Row, type CardBlock } from './grouped.ts';
import { PromotionAction } from './PromotionAction.tsx';
import { usePromotionTexts, pictureOf } from './usePromotionTexts.ts';
import { JackpotStrip } from '../jackpot/index.ts';
import { TopSports } from '../sportsbook/index.ts';
import { Section } from '../../ui/section/Section.tsx';
import type { NavIcon } from '../../ui/icon/icons.ts';

/** PROMO-03 to PROMO-11: content blocks in the operator's order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
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
      <FullWidthBlock key={keyOf(row, index)} block={row.block} isFirst={index === 0} />
    ),
  );
}

/** An index is a stable key here, because the blocks are always replaced together. */
const keyOf = (row: Row, index: number): string =>
  `${row.kind === 'cards' ? row.kind : row.block.type} ${index}`;

interface FullWidthBlockProps {
  readonly block: Extract<Row, { kind: 'whole' }>['block'];
  readonly isFirst: boolean;
}

function FullWidthBlock({ block, isFirst }: FullWidthBlockProps) {
  switch (block.__typename) {
    case 'JackpotBlock':
      return <JackpotBlock terms={block.settings} />;
    case 'TopGamesBlock':
      return <ListCarousel list={block.list} />;
    case 'TopSportsBlock':
      return <TopSports initial={block.matches} />;
    case 'PromotionBlock':
      return <WidePromotion promotion={block.promotion} isFirst={isFirst} />;
  }
}

/** PROMO-08: a promotion of full width. */
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
            aria-label={`${text('blocks.howItWorks')}, ${title}`}
          >
            {text('blocks.howItWorks')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** PROMO-06: the live pots under a title of their own. */
function JackpotBlock({ terms }: { terms: JackpotPartsFragment }) {
  const text = useText();
  const href = useHref();
  return (
    <Section
      title={text('blocks.jackpot.title')}
      more={{ href: href('/jackpot/'), label: text('blocks.jackpot.more') }}
    >
      <JackpotStrip terms={terms} hasNote />
    </Section>
  );
}

/** PROMO-07: a promotion as a card. */
function PromotionCard({ promotion }: { promotion: Promotion }) {
  const text = useText();
  const { kicker, terms, picture, detailHref } = usePromotionTexts(promotion);
  return (
    <OfferCard
      kicker={kicker}
      title={promotion.title}
      copy={promotion.teaser}
      terms={terms}
      picture={picture}
      icon="megaphone-simple"
      way={{ href: detailHref, label: text('blocks.howItWorks') }}
    />
  );
}

const ICONS: Readonly<Partial<Record<ContentBlockType, NavIcon>>> = {
  BANNER_EXTERNAL_LINK: 'globe-simple',
  BANNER_MANUAL: 'gift',
  RAFFLE: 'ticket',
};

/** PROMO-03, PROMO-04, PROMO-05, PROMO-09: a banner as a card. */
function BannerCard({ block }: { block: Extract<CardBlock, { __typename: 'BannerBlock' }> }) {
  const text = useText();
  const href = useHref();
  const { type, title, text: copy, picture, link } = block;
  const isAway = type === 'BANNER_EXTERNAL_LINK';
  return (
    <OfferCard
      title={title}
      copy={copy}
      picture={picture && pictureOf(picture)}
      icon={ICONS[type] ?? 'megaphone-simple'}
      way={{
        label: link.label,
        ...(isAway ? { href: link.url, isAway, note: text('blocks.elsewhere') } : { href: href(link.url) }),
      }}
    />
  );
}
