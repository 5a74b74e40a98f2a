import type { ReactNode } from 'react';

import './factCard.css';

export interface FactCardProps {
  label: string;
  /** Text next to the label, such as a period or status. */
  note?: ReactNode;
  value: ReactNode;
  /** Level of the heading; 3 inside a titled section. */
  headingLevel?: 2 | 3;
  details?: ReactNode;
  children?: ReactNode;
}

/** One figure of the player's account: a limit, a balance, a date. */
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
  <div className="fy-cards">{children}</div>
);
