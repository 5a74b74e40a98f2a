import type { ContentBlockType } from '@foyer/contract/generated/operations.ts';
import { OfferCard } from '../../ui/hero/OfferCard.tsx';
import type { NavIcon } from '../../ui/icon/icons.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import type { CardBlock, Promotion } from './grouped.ts';
import { pictureOf, usePromotionTexts } from './usePromotionTexts.ts';

/** PROMO-07 */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
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
      way={{ href: detailHref, label: text('places.promotions.howItWorks') }}
    />
  );
}

const ICONS: Readonly<Partial<Record<ContentBlockType, NavIcon>>> = {
  BANNER_EXTERNAL_LINK: 'globe-simple',
  BANNER_MANUAL: 'gift',
  RAFFLE: 'ticket',
};

/** PROMO-03, PROMO-04, PROMO-05, PROMO-09 */
export function BannerCard({ block }: { block: Extract<CardBlock, { __typename: 'BannerBlock' }> }) {
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
        ...(isAway
          ? { href: link.url, isAway, note: text('places.promotions.elsewhere') }
          : { href: href(link.url) }),
      }}
    />
  );
}
