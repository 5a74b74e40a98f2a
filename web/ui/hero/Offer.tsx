import { useId, type ReactNode } from 'react';

import type { OfferPicture } from './OfferCard.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { OfferTerms, type Terms } from './OfferTerms.tsx';

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
    <OfferFrame titleId={titleId} picture={picture} isEager={isEager}>
      <p className="fy-promo__kicker">{kicker}</p>
      <Heading id={titleId}>{title}</Heading>
      <p className="fy-offer__copy">{copy}</p>
      <div className="fy-offer__actions">{actions}</div>
      <OfferTerms {...terms} />
    </OfferFrame>
  );
}
