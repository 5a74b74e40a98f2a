import { panelStyle } from '../../../ui/hero/Hero.tsx';
import type { OfferPicture } from '../../../ui/hero/OfferCard.tsx';
import '../../../ui/pageHead/pageHead.css';
import './loyalty.css';

/** The mobile and the desktop version of a picture. */
export interface Pictures {
  mobile: OfferPicture;
  desktop: OfferPicture;
}

export interface LoyaltyHeadProps {
  title: string;
  /** LOY-02: subtitles for narrow and for wide screens. */
  mobileSubtitle: string;
  desktopSubtitle: string;
  /** Background pictures. */
  ground: Pictures;
  /** Pictures beside the text; the text uses their colours. */
  main: Pictures;
}

export function LoyaltyHead({ title, mobileSubtitle, desktopSubtitle, ground, main }: LoyaltyHeadProps) {
  return (
    <section className="fy-pagehead fy-loyaltyhead" style={coloursOf(main.desktop)}>
      <ResponsivePicture className="fy-loyaltyhead__ground" pictures={ground} />
      <div className="fy-pagehead__text">
        <h1>{title}</h1>
        <p className="fy-pagehead__rows fy-loyaltyhead__small">{mobileSubtitle}</p>
        <p className="fy-pagehead__rows fy-loyaltyhead__wide">{desktopSubtitle}</p>
      </div>
      <div className="fy-pagehead__art">
        <ResponsivePicture pictures={main} />
      </div>
    </section>
  );
}

/** A responsive picture element with both versions. */
export const ResponsivePicture = ({ pictures, className }: { pictures: Pictures; className?: string }) => (
  <picture className={className}>
    <source media="(max-width: 767.98px)" srcSet={pictures.mobile.url} />
    <img src={pictures.desktop.url} alt="" decoding="async" />
  </picture>
);

/** Style with the picture's panel colours; undefined for the theme's colours. */
export const coloursOf = ({ colours }: OfferPicture) => (colours ? panelStyle(colours) : undefined);
