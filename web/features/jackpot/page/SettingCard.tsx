import type { ReactNode } from 'react';

import { Switch } from '../../../ui/field/Switch.tsx';
import './settingCard.css';

export interface SettingCardProps {
  title: string;
  hint: string;
  /** Accessible name of the switch. */
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onToggle(): void;
  /** Result or error of the last change; its live region is always rendered. */
  status: ReactNode;
  children: ReactNode;
}

/** A setting with a switch and its details. */
export function SettingCard({
  title,
  hint,
  label,
  isOn,
  isDisabled,
  onToggle,
  status,
  children,
}: SettingCardProps) {
  return (
    <div className="fy-setting">
      <div className="fy-setting__row">
        <div>
          <h3>{title}</h3>
          <p>{hint}</p>
        </div>
        <Switch
          className="fy-switch--jackpot"
          aria-label={label}
          checked={isOn}
          disabled={isDisabled}
          onChange={onToggle}
        />
      </div>
      <div className="fy-setting__told" aria-live="polite">
        {status}
      </div>
      {children}
    </div>
  );
}

/** Temporary confirmation of a change. */
export const Done = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="fy-setting__done">
    <p>{children}</p>
    {action}
  </div>
);
