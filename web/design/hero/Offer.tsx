import { useId, type ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import { panelStyle } from './Hero.tsx';
import type { OfferPicture } from './OfferCard.tsx';
import { OfferTerms, type Terms } from './OfferTerms.tsx';
import './promo.css';
import './offer.css';

export interface OfferProps {
  kicker: string;
  title: string;
  /** The page's own heading where the page is about it alone. */
  headingLevel: 1 | 2 | 3;
  copy: string;
  terms: Terms;
  picture: OfferPicture;
  actions: ReactNode;
  /** It is the first picture of its page. */
  isEager?: boolean;
}

/** An offer as wide as its page: what it is, what it asks for, what to do. */
export function Offer({ kicker, title, headingLevel, copy, terms, picture, actions, isEager }: OfferProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={classNames('fy-offer', picture.colours && 'fy-offer--own')}
      aria-labelledby={titleId}
      style={picture.colours ? panelStyle(picture.colours) : undefined}
    >
      <div className="fy-offer__text">
        <p className="fy-promo__kicker">{kicker}</p>
        <Heading id={titleId}>{title}</Heading>
        <p className="fy-offer__copy">{copy}</p>
        <div className="fy-offer__actions">{actions}</div>
        <OfferTerms {...terms} />
      </div>
      <div className="fy-offer__art">
        <img src={picture.url} alt="" decoding="async" {...(isEager && { fetchPriority: 'high' })} />
      </div>
    </section>
  );
}
