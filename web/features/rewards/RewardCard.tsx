import type { ReactNode } from 'react';

import { classNames } from '../../ui/link/classNames.ts';
import './rewardCard.css';

export interface RewardCardProps {
  tone: 'money' | 'bonus' | 'spins';
  /** The reward has not started yet. */
  isComing?: boolean;
  value: ReactNode;
  unit: string;
  name: string;
  about: string;
  note?: ReactNode;
  notice?: ReactNode;
  children?: ReactNode;
}

/** A reward as a ticket, with the value on its stub. */
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
  <div className="fy-cards fy-rewards">{children}</div>
);
