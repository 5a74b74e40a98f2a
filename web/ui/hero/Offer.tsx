import { useId, type ReactNode } from 'react';

import type { OfferPicture } from './OfferCard.tsx';
import { OfferFrame } from './OfferFrame.tsx';
import { OfferTerms, type Terms } from './OfferTerms.tsx';

export interface OfferProps {
  kicker: string;
  title: string;
  /** Level of the heading; 1 if the page shows only this offer. */
  headingLevel: 1 | 2 | 3;
  copy: string;
  terms: Terms;
  picture: OfferPicture;
  actions: ReactNode;
  /** Whether the picture is loaded eagerly, because it is the first one of its page. */
  isEager?: boolean;
}

/** A full-width offer with text, terms and actions. */
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
