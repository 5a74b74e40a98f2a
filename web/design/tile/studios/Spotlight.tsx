import { Children, type ReactNode } from 'react';
import '../../section/section.css';
import { StudioMark } from './StudioMark.tsx';
import './studios.css';

export interface SpotlightProps {
  markUrl: string | null;
  title: string;
  /** Tiles. */
  children: ReactNode;
}

/** A studio's own shelf: its mark on one side, posters on the other. */
export function Spotlight({ markUrl, title, children }: SpotlightProps) {
  return (
    <section className="fy-spotlight" aria-label={title}>
      <div className="fy-spotlight__side">
        {markUrl !== null && <StudioMark url={markUrl} />}
        <h2 className="fy-section__title">{title}</h2>
      </div>
      <ol className="fy-spotlight__games">
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
      </ol>
    </section>
  );
}
