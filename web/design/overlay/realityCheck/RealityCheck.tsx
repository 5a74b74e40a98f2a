import type { ReactNode } from 'react';

import { SumList } from '../../section/SumList.tsx';
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
        <SumList facts={sums.map(({ name, amount }) => ({ key: name, name, value: amount }))} />
        <p className="fy-field__hint">{hint}</p>
      </div>
      <div className="fy-dialog__foot fy-dialog__foot--row">{acts}</div>
    </div>
  );
}
