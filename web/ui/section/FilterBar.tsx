import type { ReactNode } from 'react';
import './filterBar.css';

/** Above a list: what of it is shown, and what else can be done with it. */
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
