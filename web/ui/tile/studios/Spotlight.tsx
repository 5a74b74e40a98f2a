import { Children, type ReactNode } from 'react';
import '../../section/section.css';
import { StudioMark } from './StudioMark.tsx';
import './studios.css';

export interface SpotlightProps {
  markUrl: string | null;
  title: string;
  /** The mark says it already. */
  isTitleMark?: boolean;
  headingLevel?: 2 | 3;
  /** One sentence under the title, and where it leads. */
  lead?: ReactNode;
  action?: ReactNode;
  /** Tiles. */
  children: ReactNode;
}

/** A studio's own shelf: its mark on one side, posters on the other. */
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
