import type { ReactNode } from 'react';

import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Ring } from './Ring.tsx';
import './dropCard.css';

export interface DropCardProps {
  name: string;
  /** Label of the drop that is drawn next; null for the others. */
  next: string | null;
  /** The countdown, its unit, and the remaining share of the drop's duration, 0 to 1. */
  left: { readonly text: string; readonly unit: string; readonly part: number };
  /** The end as a fixed text, so that screen readers do not announce the countdown every second. */
  ends: string;
  /** The end as ISO 8601, for the `time` element. */
  endsAt: string;
  pot: ReactNode;
  /** The player's number of tickets; null if not known. */
  tickets: string | null;
}

/** A raffle drop: prize, countdown and the player's tickets. */
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

/** Placeholder of a loading drop, in its final size. */
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

/** Drops in a row where there is space. */
export const DropCards = ({ children }: { children: ReactNode }) => <ul className="fy-drops">{children}</ul>;
