import type { Pictures } from './LoyaltyHead.tsx';
import type { OfferPicture } from '../../../ui/hero/OfferCard.tsx';
import type { LoyaltyPage } from '../queries.ts';

type Picture = LoyaltyPage['mainImage'];

/** Pictures for mobile and desktop layouts. */
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
