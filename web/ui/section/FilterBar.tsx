import type { ReactNode } from 'react';
import './filterBar.css';

export function FilterBar({
  label,
  actions,
  children,
}: {
  label: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className="fy-filterbar" aria-label={label}>
      {children}
      {actions && <div className="fy-filterbar__actions">{actions}</div>}
    </fieldset>
  );
}
