import type { ReactNode } from 'react';

import './shop.css';

export interface ShopHeadProps {
  title: string;
  lead: string;
  /** Points to spend, in large type; null if not known. */
  points: string | null;
  pointsLabel: string;
  rank: string;
  /** Note about the rank. */
  note: string;
  /** Link, or the reason why the shop cannot be used. */
  children?: ReactNode;
}

/** The shop's title and a card with the points to spend. */
export function ShopHead({ title, lead, points, pointsLabel, rank, note, children }: ShopHeadProps) {
  return (
    <section className="fy-shophead">
      <div className="fy-shophead__text">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
      <div className="fy-shophead__purse">
        {/* `aria-atomic`: a change is announced together with its label. */}
        <p aria-live="polite" aria-atomic="true">
          <span>{pointsLabel}</span> <strong>{points ?? '–'}</strong>
        </p>
        <p className="fy-shophead__rank">{rank}</p>
        <p className="fy-shophead__note">{note}</p>
      </div>
    </section>
  );
}
