import type { Pictures } from '../../../ui/hero/loyalty/LoyaltyHead.tsx';
import type { OfferPicture } from '../../../ui/hero/OfferCard.tsx';
import type { LoyaltyPage } from '../queries.ts';

type Picture = LoyaltyPage['mainImage'];

/** A picture for a phone and one for a desk. */
export const pairOf = (mobile: Picture, desktop: Picture): Pictures => ({
  mobile: shown(mobile),
  desktop: shown(desktop),
});

const shown = ({ url, colours }: Picture): OfferPicture => ({
  url,
  colours: colours && {
    panelColour: colours.panel,
    textColour: colours.text,
    accentColour: colours.accent,
  },
});
