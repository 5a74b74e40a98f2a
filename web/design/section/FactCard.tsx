import type { ReactNode } from 'react';

import './factCard.css';

export interface FactCardProps {
  label: string;
  /** Beside the label: a period, a state. */
  note?: ReactNode;
  /** Set large. */
  value: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One fact of the player's account: a limit, a balance, a day. */
export function FactCard({ label, note, value, children }: FactCardProps) {
  return (
    <article className="fy-limit">
      <div className="fy-limit__head">
        <h3>{label}</h3>
        {note !== undefined && <span>{note}</span>}
      </div>
      <div className="fy-limit__value">{value}</div>
      {children && <div className="fy-limit__foot">{children}</div>}
    </article>
  );
}

export const FactCards = ({ children }: { children: ReactNode }) => (
  <div className="fy-limits">{children}</div>
);
