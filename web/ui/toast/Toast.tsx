import type { ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import './toast.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastProps {
  kind: ToastKind;
  title: string;
  closeLabel: string;
  /** Plays the 300 ms exit animation, after which the caller removes it. */
  isClosing?: boolean;
  onClose(): void;
  /** The pointer or the focus is on it: pause its timer. */
  onPause?(): void;
  onResume?(): void;
  children?: ReactNode;
}

const ICON = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'warning-octagon',
} as const satisfies Record<ToastKind, string>;

/** One feedback message. The caller owns its timer; the progress line only shows it. */
export function Toast({
  kind,
  title,
  closeLabel,
  isClosing,
  onClose,
  onPause,
  onResume,
  children,
}: ToastProps) {
  return (
    <div
      className="fy-toast"
      data-kind={kind}
      data-status={isClosing ? 'closing' : 'open'}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <Icon name={ICON[kind]} weight="fill" />
      <p className="fy-toast__text">
        <b>{title}</b>
        {children}
      </p>
      <IconButton label={closeLabel} onClick={onClose}>
        <Icon name="x" weight="bold" size="tiny" />
      </IconButton>
      <span className="fy-toast__life" />
    </div>
  );
}
