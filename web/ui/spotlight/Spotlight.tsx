import { Children, type ReactNode } from 'react';
import '../section/section.css';
import { StudioMark } from './StudioMark.tsx';
import './spotlight.css';

export interface SpotlightProps {
  markUrl: string | null;
  title: string;
  /** Whether the studio's logo replaces the visible title. */
  isTitleMark?: boolean;
  headingLevel?: 2 | 3;
  /** A sentence below the title, and a link. */
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A row of a studio's games: the studio's logo on one side, posters on the other. */
export function Spotlight({
  markUrl,
  title,
  isTitleMark,
  headingLevel = 2,
  lead,
  action,
  children,
}: SpotlightProps) {
  const Heading = `h${headingLevel}` as const;
  const isTitleSeen = !isTitleMark || markUrl === null;
  return (
    <section className="fy-spotlight" aria-label={title}>
      <div className="fy-spotlight__side">
        {markUrl !== null && <StudioMark url={markUrl} />}
        <Heading className={isTitleSeen ? 'fy-section__title' : 'fy-sr'}>{title}</Heading>
        {lead && <p>{lead}</p>}
        {action}
      </div>
      <ol className="fy-spotlight__games">
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
      </ol>
    </section>
  );
}
