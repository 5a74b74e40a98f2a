import type { ReactNode } from 'react';

import { panelStyle } from '../../ui/hero/Hero.tsx';
import type { OfferPicture } from '../../ui/hero/OfferCard.tsx';
import '../../ui/pageHead/pageHead.css';
import './calendar.css';

export interface CalendarHeadProps {
  rows: readonly [string, string];
  lead: string;
  picture: OfferPicture | null;
  /** Countdown. */
  children: ReactNode;
}

export function CalendarHead({ rows: [first, second], lead, picture, children }: CalendarHeadProps) {
  return (
    <section className="fy-pagehead" style={picture?.colours ? panelStyle(picture.colours) : undefined}>
      <div className="fy-pagehead__text">
        <h1>
          <span>{first}</span> <span>{second}</span>
        </h1>
        <p className="fy-pagehead__rows">{lead}</p>
        {children}
      </div>
      {picture && (
        <div className="fy-pagehead__art">
          <img src={picture.url} alt="" fetchPriority="high" decoding="async" />
        </div>
      )}
    </section>
  );
}
