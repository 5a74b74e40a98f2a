import type { ReactNode } from 'react';

import { Badge } from '../../../ui/badge/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import './loyalty.css';

export interface RankCardProps {
  rank: string;
  subtitle: string;
  /** Image path. */
  logo: string;
  /** Hex colour of the emblem, mixed into the card's background. */
  color: string;
  benefitsTitle: string;
  benefits: readonly string[];
  /** Label on the player's current rank; null for other ranks. */
  here: string | null;
  /** Details of the rank. */
  children: ReactNode;
}

/** Style with a colour from data as a custom property. */
export function colourStyle(color: string) {
  const property: Record<`--${string}`, string> = { '--_own': color };
  return property;
}

/** LOY-03 */
export function RankCard({
  rank,
  subtitle,
  logo,
  color,
  benefitsTitle,
  benefits,
  here,
  children,
}: RankCardProps) {
  return (
    <article className="fy-rank" style={colourStyle(color)} data-current={here === null ? undefined : ''}>
      {here !== null && (
        <span className="fy-rank__now">
          <Badge tone="primary">{here}</Badge>
        </span>
      )}
      <img className="fy-rank__emblem" src={logo} alt="" width={152} height={152} decoding="async" />
      <h3>{rank}</h3>
      <p className="fy-rank__sub">{subtitle}</p>
      <div className="fy-rank__benefits">
        <h4>{benefitsTitle}</h4>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" weight="bold" size="small" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <p>{children}</p>
    </article>
  );
}
