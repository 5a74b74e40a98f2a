import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import './badge.css';

export type BadgeTone =
  'neutral' | 'primary' | 'live' | 'jackpot' | 'success' | 'warning' | 'danger' | 'info';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames('fy-badge', tone !== 'neutral' && `fy-badge--${tone}`)}>{children}</span>
  );
}

/** Marks what is live. Always beside a word: colour is never alone. */
export function LiveDot() {
  return <i className="fy-dot fy-dot--live" />;
}

/** How many wait behind a place. `label` says of what: "3 rewards". */
export function Count({ value, label }: { value: number; label?: string }) {
  return (
    <span className="fy-count">
      {label === undefined ? (
        value
      ) : (
        <>
          <span aria-hidden="true">{value}</span>
          <span className="fy-sr">{label}</span>
        </>
      )}
    </span>
  );
}
