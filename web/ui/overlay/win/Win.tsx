import type { ReactNode } from 'react';

import { PotMark, type MarkedPot } from '../../money/jackpot/PotMark.tsx';
import { Stage } from './Stage.tsx';
import './win.css';

export interface WinProps {
  titleId: string;
  /** What it was won in: the pot, the drop. */
  source: string;
  /** Of the pot, before its name. */
  mark?: MarkedPot | null;
  /** A path: shown while it is celebrated. */
  image?: string | null;
  amount: ReactNode;
  /** One sentence: whose it is and where the money is. */
  line: string;
  /** The one way on. */
  action: ReactNode;
  /** What it was paid for. */
  terms: string;
  /** JACK-48: the bulbs run, and the picture is there, for a while. */
  isCelebrating?: boolean;
}

/** A win as it is told: the curtain opens, and the amount stands on the sign. */
export function Win({
  titleId,
  source,
  mark = null,
  image = null,
  amount,
  line,
  action,
  terms,
  isCelebrating = true,
}: WinProps) {
  return (
    <div className="fy-win">
      <Stage />
      <div className="fy-win__sign">
        <svg className="fy-win__bulbs" data-running={isCelebrating || undefined} aria-hidden="true">
          <rect x="0" y="0" width="100%" height="100%" rx="44" />
        </svg>
        {isCelebrating && image !== null && (
          <img className="fy-win__image" src={image} alt="" width={160} height={160} />
        )}
        <p className="fy-win__pot">
          {mark && <PotMark pot={mark} />}
          {source}
        </p>
        <h2 className="fy-win__amount" id={titleId}>
          {amount}
        </h2>
        <p className="fy-win__line">{line}</p>
      </div>
      <div className="fy-win__foot">
        {action}
        <p className="fy-win__quiet">{terms}</p>
      </div>
    </div>
  );
}
