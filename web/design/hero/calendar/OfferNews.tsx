import type { ReactNode } from 'react';

import { panelStyle } from '../Hero.tsx';
import type { OfferPicture } from '../OfferCard.tsx';
import { classNames } from '../../link/classNames.ts';
import '../promo.css';
import '../offer.css';

export interface OfferNewsProps {
  title: string;
  copy: string;
  picture: OfferPicture | null;
  /** The way on. */
  children: ReactNode;
}

/** What a door shows that asks for nothing: a game, or a place of the house. */
export function OfferNews({ title, copy, picture, children }: OfferNewsProps) {
  return (
    <section
      className={classNames('fy-offer', picture?.colours && 'fy-offer--own')}
      style={picture?.colours ? panelStyle(picture.colours) : undefined}
    >
      <div className="fy-offer__text">
        <h3>{title}</h3>
        <p className="fy-offer__copy">{copy}</p>
        <div className="fy-offer__actions">{children}</div>
      </div>
      {picture && (
        <div className="fy-offer__art">
          <img src={picture.url} alt="" decoding="async" />
        </div>
      )}
    </section>
  );
}
