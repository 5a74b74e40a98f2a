import type { ReactNode } from 'react';

import './account.css';

export interface BalanceProps {
  label: string;
  cash: ReactNode;
  /** The bonus line, "+ €25.00 bonus"; left out when there is none. */
  bonus?: ReactNode;
  /** That the amounts may not be the latest; left out when they are. */
  doubt?: ReactNode;
}

/** What the player holds. Not a live region: amounts that move are not read aloud unasked. */
export function Balance({ label, cash, bonus, doubt }: BalanceProps) {
  return (
    <div className="fy-balance">
      <span className="fy-sr">{label}</span>
      <span className="fy-balance__cash">{cash}</span>
      {bonus && <span className="fy-balance__bonus">{bonus}</span>}
      {doubt && <span className="fy-balance__doubt">{doubt}</span>}
    </div>
  );
}
