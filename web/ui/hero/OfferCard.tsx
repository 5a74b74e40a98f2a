import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import { Link } from '../link/Link.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { NavIcon } from '../icon/icons.ts';
import { panelStyle, type PanelColours } from './Hero.tsx';
import { OfferTerms, type Terms } from './OfferTerms.tsx';
import './promo.css';
import './offer.css';

export interface OfferPicture {
  url: string;
  /** Colours of the text panel; null for the colours of the theme. */
  colours: PanelColours | null;
}

export interface OfferCardProps {
  kicker?: string;
  title: string;
  copy: string;
  terms?: Terms;
  picture: OfferPicture | null;
  /** Shown in place of a missing picture. */
  icon: NavIcon;
  way: { href: string; label: string; note?: string; isAway?: boolean };
}

/** An offer as a card; the whole card is a link. */
export function OfferCard({ kicker, title, copy, terms, picture, icon, way }: OfferCardProps) {
  const { href, label, note, isAway } = way;
  return (
    <article
      className={classNames('fy-promo', 'fy-offer-card')}
      style={picture?.colours ? panelStyle(picture.colours) : undefined}
    >
      <div className="fy-promo__text">
        {kicker !== undefined && <span className="fy-promo__kicker">{kicker}</span>}
        <h2 className="fy-promo__title">{title}</h2>
        <p className="fy-promo__copy">{copy}</p>
        {terms && <OfferTerms {...terms} />}
        <Link
          className="fy-promo__more fy-offer-card__way"
          href={href}
          aria-label={[label, title, note].filter(Boolean).join(', ')}
          {...(isAway && { rel: 'noopener noreferrer' })}
        >
          {label}
          {isAway && <Icon name="arrow-up-right" size="small" />}
        </Link>
      </div>
      <div className="fy-promo__art">
        {picture ? <img src={picture.url} alt="" loading="lazy" decoding="async" /> : <Icon name={icon} />}
      </div>
    </article>
  );
}

export const OfferCards = ({ children }: { children: ReactNode }) => (
  <div className="fy-offer-cards">{children}</div>
);
