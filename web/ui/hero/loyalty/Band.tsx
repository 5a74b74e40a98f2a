import { useId, type ReactNode } from 'react';

import { Both, coloursOf, type Pictures } from './LoyaltyHead.tsx';
import './loyalty.css';

export interface BandProps {
  title: string;
  text: string;
  pictures: Pictures;
  /** The way on. */
  children: ReactNode;
}

/** LOY-06, LOY-08: a picture as wide as the page, and the way to what it shows. */
export function Band({ title, text, pictures, children }: BandProps) {
  const titleId = useId();
  return (
    <section className="fy-band" aria-labelledby={titleId} style={coloursOf(pictures.desktop)}>
      <div className="fy-band__text">
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
      <div className="fy-band__art">
        <Both pictures={pictures} />
      </div>
    </section>
  );
}
