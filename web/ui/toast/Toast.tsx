import type { ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import './toast.css';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastProps {
  kind: ToastKind;
  title: string;
  closeLabel: string;
  /** Whether the exit animation of 300 ms is playing, after which the caller removes the toast. */
  isClosing?: boolean;
  onClose(): void;
  /** Called when the pointer or the focus is on the toast, to pause its timer. */
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

/** A message about an action. The caller has the timer; the progress line only shows it. */
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
