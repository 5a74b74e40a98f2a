import { useId, type ReactNode } from 'react';

import { ResponsivePicture, coloursOf, type Pictures } from './LoyaltyHead.tsx';
import './loyalty.css';

export interface BandProps {
  title: string;
  text: string;
  pictures: Pictures;
  /** Link. */
  children: ReactNode;
}

/** LOY-06, LOY-08: a full-width picture with a link. */
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
        <ResponsivePicture pictures={pictures} />
      </div>
    </section>
  );
}
