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

/** A banner above the page content, shaped like a ticket. Its stub has an icon for the reason. */
export function Banner({
  tone,
  isQuiet = false,
  actions,
  children,
}: {
  tone: BannerTone;
  /** Whether the banner is not a live region itself, because an element around it is one. */
  isQuiet?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className="fy-banner"
      data-tone={tone}
      role={isQuiet ? undefined : tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={ICON[tone]} weight="fill" />
      <p className="fy-banner__text">{children}</p>
      {actions && <div className="fy-banner__actions">{actions}</div>}
    </div>
  );
}
