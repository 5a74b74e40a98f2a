import type { ReactNode } from 'react';

import { classNames } from '../link/classNames.ts';
import './rewardCard.css';

export interface RewardCardProps {
  tone: 'money' | 'bonus' | 'spins';
  /** Has not begun. */
  isComing?: boolean;
  /** Set large, on the stub's left. */
  value: ReactNode;
  /** What the value is of. */
  unit: string;
  name: string;
  /** One sentence. */
  about: string;
  /** How long, or since when. */
  note?: ReactNode;
  /** What is to be said of it, above what can be done. */
  notice?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A stub: left the value, right what it is and what to do. */
export function RewardCard({
  tone,
  isComing,
  value,
  unit,
  name,
  about,
  note,
  notice,
  children,
}: RewardCardProps) {
  return (
    <article
      className={classNames('fy-reward', `fy-reward--${tone}`)}
      data-status={isComing ? 'Scheduled' : undefined}
    >
      <div className="fy-reward__value">
        <b>{value}</b>
        <span>{unit}</span>
      </div>
      <div className="fy-reward__body">
        <h3>{name}</h3>
        <p>{about}</p>
        {notice}
        <div className="fy-reward__foot">
          <span>{note}</span>
          {children && <div className="fy-reward__acts">{children}</div>}
        </div>
      </div>
    </article>
  );
}

export const RewardCards = ({ children }: { children: ReactNode }) => (
  <div className="fy-rewards">{children}</div>
);
