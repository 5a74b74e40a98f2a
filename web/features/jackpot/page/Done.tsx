import type { ReactNode } from 'react';
import './settingCard.css';

export const Done = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="fy-setting__done">
    <p>{children}</p>
    {action}
  </div>
);
