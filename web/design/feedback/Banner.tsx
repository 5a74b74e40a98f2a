import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import './banner.css';

export type BannerTone = 'info' | 'warning' | 'danger' | 'neutral';

const ICON = {
  info: 'info',
  neutral: 'info',
  warning: 'warning',
  danger: 'warning-circle',
} as const satisfies Record<BannerTone, string>;

/** A ticket above the room's content with the reason on its stub. */
export function Banner({
  tone,
  actions,
  children,
}: {
  tone: BannerTone;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="fy-banner" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={ICON[tone]} weight="fill" />
      <p className="fy-banner__text">{children}</p>
      {actions && <div className="fy-banner__actions">{actions}</div>}
    </div>
  );
}
