import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import { panelStyle } from './Hero.tsx';
import type { OfferPicture } from './OfferCard.tsx';
import './promo.css';
import './offer.css';

interface OfferFrameProps {
  titleId?: string;
  picture: OfferPicture | null;
  isEager?: boolean | undefined;
  children: ReactNode;
}

/** A text next to a picture, in the colours of the picture. */
export function OfferFrame({ titleId, picture, isEager, children }: OfferFrameProps) {
  return (
    <section
      className={classNames('fy-offer', picture?.colours && 'fy-offer--own')}
      aria-labelledby={titleId}
      style={picture?.colours ? panelStyle(picture.colours) : undefined}
    >
      <div className="fy-offer__text">{children}</div>
      {picture && (
        <div className="fy-offer__art">
          <img src={picture.url} alt="" decoding="async" {...(isEager && { fetchPriority: 'high' })} />
        </div>
      )}
    </section>
  );
}
