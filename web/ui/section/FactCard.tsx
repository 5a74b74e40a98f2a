import type { ReactNode } from 'react';

import './factCard.css';

export interface FactCardProps {
  label: string;
  /** Beside the label: a period, a state. */
  note?: ReactNode;
  /** Set large. */
  value: ReactNode;
  /** 3 under a section's title. */
  headingLevel?: 2 | 3;
  /** What is to be known of it, under its value. */
  details?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One fact of the player's account: a limit, a balance, a day. */
export function FactCard({ label, note, value, headingLevel = 2, details, children }: FactCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="fy-limit">
      <div className="fy-limit__head">
        <Heading>{label}</Heading>
        {note !== undefined && <span>{note}</span>}
      </div>
      <div className="fy-limit__value">{value}</div>
      {details}
      {children && <div className="fy-limit__foot">{children}</div>}
    </article>
  );
}

export const FactCards = ({ children }: { children: ReactNode }) => (
  <div className="fy-limits">{children}</div>
);
