import type { ReactNode } from 'react';

import { Skeleton } from '../../feedback/Skeleton.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { Ring } from './Ring.tsx';
import './dropCard.css';

export interface DropCardProps {
  name: string;
  /** The one that is drawn first, in words; null for the others. */
  next: string | null;
  /** The countdown, its unit, and how much of the drop is left, 0 to 1. */
  left: { readonly text: string; readonly unit: string; readonly part: number };
  /** When it ends, in words that stay: who hears the page is not told the countdown each second. */
  ends: string;
  /** The same, for machines. */
  endsAt: string;
  pot: ReactNode;
  /** Whose page it is has so many; null where that is not known. */
  tickets: string | null;
}

/** A ticket with a watch on it: what is drawn, when, and how many tickets one has. */
export function DropCard({ name, next, left, ends, endsAt, pot, tickets }: DropCardProps) {
  return (
    <article className="fy-drop" data-next={next === null ? undefined : ''}>
      <div className="fy-drop__ring">
        <Ring part={left.part} />
        <span className="fy-drop__time" aria-hidden="true">
          {left.text}
          <small>{left.unit}</small>
        </span>
      </div>
      <div className="fy-drop__body">
        <h3 className="fy-drop__name">
          {name}
          {next !== null && <span className="fy-drop__next">{next}</span>}
        </h3>
        <span className="fy-drop__pot">{pot}</span>
        <time className="fy-sr" dateTime={endsAt}>
          {ends}
        </time>
        {tickets !== null && (
          <span className="fy-drop__tickets">
            <Icon name="ticket" weight="fill" size="small" />
            {tickets}
          </span>
        )}
      </div>
    </article>
  );
}

/** In the place of one that is on its way, as large. */
export const DropSkeleton = () => (
  <div className="fy-drop" aria-hidden="true">
    <div className="fy-drop__ring">
      <Ring part={0} />
    </div>
    <div className="fy-drop__body">
      <Skeleton shape="line" />
      <Skeleton shape="title" />
    </div>
  </div>
);

/** Beside each other where there is room. */
export const DropCards = ({ children }: { children: ReactNode }) => <ul className="fy-drops">{children}</ul>;
