import type { ReactNode } from 'react';
import './settingCard.css';

/** Temporary confirmation of a change. */
export const Done = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="fy-setting__done">
    <p>{children}</p>
    {action}
  </div>
);
