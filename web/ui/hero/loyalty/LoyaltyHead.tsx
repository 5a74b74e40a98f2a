import { panelStyle } from '../Hero.tsx';
import type { OfferPicture } from '../OfferCard.tsx';
import '../../pageHead/pageHead.css';
import './loyalty.css';

/** The same for a phone and for a desk. */
export interface Pictures {
  mobile: OfferPicture;
  desktop: OfferPicture;
}

export interface LoyaltyHeadProps {
  title: string;
  /** LOY-02: one for where there is little room, one for where there is more. */
  mobileSubtitle: string;
  desktopSubtitle: string;
  /** Behind the words. */
  ground: Pictures;
  /** Beside them; the words stand in its colours. */
  main: Pictures;
}

export function LoyaltyHead({ title, mobileSubtitle, desktopSubtitle, ground, main }: LoyaltyHeadProps) {
  return (
    <section className="fy-pagehead fy-loyaltyhead" style={coloursOf(main.desktop)}>
      <Both className="fy-loyaltyhead__ground" pictures={ground} />
      <div className="fy-pagehead__text">
        <h1>{title}</h1>
        <p className="fy-pagehead__rows fy-loyaltyhead__small">{mobileSubtitle}</p>
        <p className="fy-pagehead__rows fy-loyaltyhead__wide">{desktopSubtitle}</p>
      </div>
      <div className="fy-pagehead__art">
        <Both pictures={main} />
      </div>
    </section>
  );
}

/** One picture, of the two. */
export const Both = ({ pictures, className }: { pictures: Pictures; className?: string }) => (
  <picture className={className}>
    <source media="(max-width: 767.98px)" srcSet={pictures.mobile.url} />
    <img src={pictures.desktop.url} alt="" decoding="async" />
  </picture>
);

/** Of the picture's own panel; nothing on the theme's ground. */
export const coloursOf = ({ colours }: OfferPicture) => (colours ? panelStyle(colours) : undefined);
