import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import './badge.css';

export type BadgeTone = 'neutral' | 'primary' | 'live' | 'success' | 'warning' | 'danger' | 'info';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames('fy-badge', tone !== 'neutral' && `fy-badge--${tone}`)}>{children}</span>
  );
}
