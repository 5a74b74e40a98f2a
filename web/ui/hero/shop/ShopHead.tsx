import type { ReactNode } from 'react';

import './shop.css';

export interface ShopHeadProps {
  title: string;
  lead: string;
  /** What can be spent, set large; null where nobody knows. */
  points: string | null;
  pointsLabel: string;
  rank: string;
  /** About the rank, small. */
  note: string;
  /** The way on, or what keeps from it. */
  children?: ReactNode;
}

/** The shop's name, and beside it a stub with what there is to spend. */
export function ShopHead({ title, lead, points, pointsLabel, rank, note, children }: ShopHeadProps) {
  return (
    <section className="fy-shophead">
      <div className="fy-shophead__text">
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
      <div className="fy-shophead__purse">
        {/* What has changed is read out with what it is. */}
        <p aria-live="polite" aria-atomic="true">
          <span>{pointsLabel}</span> <strong>{points ?? '–'}</strong>
        </p>
        <p className="fy-shophead__rank">{rank}</p>
        <p className="fy-shophead__note">{note}</p>
      </div>
    </section>
  );
}
