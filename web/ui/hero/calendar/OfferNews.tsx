import type { ReactNode } from 'react';

import type { OfferPicture } from '../OfferCard.tsx';
import { OfferFrame } from '../OfferFrame.tsx';

export interface OfferNewsProps {
  title: string;
  copy: string;
  picture: OfferPicture | null;
  /** The way on. */
  children: ReactNode;
}

/** What a door shows that asks for nothing: a game, or a place of the house. */
export const OfferNews = ({ title, copy, picture, children }: OfferNewsProps) => (
  <OfferFrame picture={picture}>
    <h3>{title}</h3>
    <p className="fy-offer__copy">{copy}</p>
    <div className="fy-offer__actions">{children}</div>
  </OfferFrame>
);
