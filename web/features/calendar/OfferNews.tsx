import type { ReactNode } from 'react';

import type { OfferPicture } from '../../ui/hero/OfferCard.tsx';
import { OfferFrame } from '../../ui/hero/OfferFrame.tsx';

export interface OfferNewsProps {
  title: string;
  copy: string;
  picture: OfferPicture | null;
  /** Link. */
  children: ReactNode;
}

/** Content of a door that is a link only: to a game or a page of the site. */
export const OfferNews = ({ title, copy, picture, children }: OfferNewsProps) => (
  <OfferFrame picture={picture}>
    <h3>{title}</h3>
    <p className="fy-offer__copy">{copy}</p>
    <div className="fy-offer__actions">{children}</div>
  </OfferFrame>
);
