import type { ReactNode } from 'react';

import './balance.css';

export interface BalanceProps {
  label: string;
  cash: ReactNode;
  /** The bonus line, "+ €25.00 bonus"; absent if there is no bonus. */
  bonus?: ReactNode;
  /** Notice that the amounts may be outdated; absent if they are current. */
  doubt?: ReactNode;
}

/** The player's balance. Not a live region, so that screen readers do not announce every change. */
export function Balance({ label, cash, bonus, doubt }: BalanceProps) {
  return (
    <fieldset className="fy-balance" aria-label={label}>
      <span className="fy-balance__cash">{cash}</span>
      {bonus && <span className="fy-balance__bonus">{bonus}</span>}
      {doubt && <span className="fy-balance__doubt">{doubt}</span>}
    </fieldset>
  );
}
