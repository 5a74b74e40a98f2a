import type { ReactNode } from 'react';

import { Switch } from '../../field/Switch.tsx';
import './settingCard.css';

export interface SettingCardProps {
  title: string;
  hint: string;
  /** The switch's name. */
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onToggle(): void;
  /** What was just done, or why it was not; in the page from the start. */
  told: ReactNode;
  children: ReactNode;
}

/** One setting, on or off, with what belongs to it. */
export function SettingCard({
  title,
  hint,
  label,
  isOn,
  isDisabled,
  onToggle,
  told,
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
        {told}
      </div>
      {children}
    </div>
  );
}

/** What was done, for a moment. */
export const Done = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="fy-setting__done">
    <p>{children}</p>
    {action}
  </div>
);
