import { PROMOTION_QUERY } from '@foyer/contract/content/promotions.ts';
import type { OfferPicture } from '../../ui/hero/OfferCard.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import type { Promotion } from './grouped.ts';

export function usePromotionTexts({ id, endsAt, terms, picture }: Promotion) {
  const text = useText();
  const href = useHref();
  const dateTime = useDateTime();
  return {
    kicker: endsAt === null ? text('blocks.always') : text('blocks.until', { at: dateTime(endsAt) }),
    terms: { label: text('blocks.terms'), lines: terms },
    picture: pictureOf(picture),
    detailHref: `${href('/promotions/')}?${new URLSearchParams({ [PROMOTION_QUERY]: id })}`,
  };
}

export const pictureOf = ({ url, colours }: Promotion['picture']): OfferPicture => ({
  url,
  colours: colours && {
    panelColour: colours.panel,
    textColour: colours.text,
    accentColour: colours.accent,
  },
});
