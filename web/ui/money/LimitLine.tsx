import type { CSSProperties, ReactNode } from 'react';
import './cashier.css';

export interface LimitLineProps {
  name: string;
  left: ReactNode;
  /** 0 to 1 */
  used: number;
}

/** How much room a limit leaves, told and drawn. */
export function LimitLine({ name, left, used }: LimitLineProps) {
  return (
    <div className="fy-limitline">
      <div className="fy-limitline__row">
        <span className="fy-limitline__name">{name}</span>
        <b>{left}</b>
      </div>
      <div className="fy-limitline__bar" aria-hidden="true" style={filledTo(used)}>
        <i />
      </div>
    </div>
  );
}

const filledTo = (part: number): CSSProperties & Record<'--_used', number> => ({
  '--_used': Math.min(1, Math.max(0, part)),
});
