import type { ReactNode } from 'react';

import { PotMark, type MarkedPot } from '../../../features/jackpot/pots/PotMark.tsx';
import { Stage } from './Stage.tsx';
import './win.css';

export interface WinProps {
  titleId: string;
  /** The name of the pot or of the raffle drop. */
  source: string;
  /** The pot whose icon is shown before its name. */
  mark?: MarkedPot | null;
  /** Image path; shown during the celebration. */
  image?: string | null;
  amount: ReactNode;
  /** One sentence: who won and where the money is. */
  line: string;
  action: ReactNode;
  /** Payment terms, such as `Paid in cash`. */
  terms: string;
  /** JACK-48: animates the lights and shows the image, for a limited time. */
  isCelebrating?: boolean;
}

/** The win overlay's content: the curtain opens and shows the amount on a sign. */
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
