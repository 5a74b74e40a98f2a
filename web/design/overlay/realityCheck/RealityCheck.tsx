import type { ReactNode } from 'react';

import './realityCheck.css';

export interface RealityCheckProps {
  titleId: string;
  /** What this is. */
  kicker: string;
  /** How long it has been, and since when. */
  time: string;
  since: string;
  sums: readonly { name: string; amount: ReactNode }[];
  hint: string;
  /** Two, of the same weight. */
  acts: ReactNode;
}

/** How long, and for how much: read before one goes on. */
export function RealityCheck({ titleId, kicker, time, since, sums, hint, acts }: RealityCheckProps) {
  return (
    <div className="fy-dialog">
      <div className="fy-dialog__body fy-reality">
        <div>
          <p className="fy-muted">{kicker}</p>
          <h2 className="fy-reality__clock" id={titleId}>
            {time} <small>{since}</small>
          </h2>
        </div>
        <dl className="fy-sumlist">
          {sums.map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <p className="fy-field__hint">{hint}</p>
      </div>
      <div className="fy-dialog__foot fy-dialog__foot--row">{acts}</div>
    </div>
  );
}
