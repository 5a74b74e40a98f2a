import type { ReactNode } from 'react';

import { colourStyle } from './RankCard.tsx';
import './loyalty.css';

export interface PictureCardProps {
  title: string;
  text: string;
  /** Image path. */
  art: string;
  /** Hex colour, mixed into the card's background. */
  color: string;
}

/** LOY-07 */
export const PictureCard = ({ title, text, art, color }: PictureCardProps) => (
  <article className="fy-picturecard" style={colourStyle(color)}>
    <img src={art} alt="" loading="lazy" decoding="async" />
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  </article>
);

export const PictureCards = ({ children }: { children: ReactNode }) => (
  <div className="fy-picturecards">{children}</div>
);
