import { useId, type ReactNode } from 'react';

import { Link } from '../link/Link.tsx';
import './section.css';

export interface SectionProps {
  title: string;
  /** Total number of items, next to the title. */
  count?: string | number;
  more?: { href: string; label: string };
  arrows?: ReactNode;
  children: ReactNode;
}

export function Section({ title, count, more, arrows, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className="fy-section" aria-labelledby={titleId}>
      <div className="fy-section__head">
        <h2 className="fy-section__title" id={titleId}>
          {title}
          {count !== undefined && <span className="fy-section__count">{count}</span>}
        </h2>
        {more && (
          <Link className="fy-section__more" href={more.href} aria-label={`${more.label}, ${title}`}>
            {more.label}
          </Link>
        )}
        {arrows && <div className="fy-section__arrows">{arrows}</div>}
      </div>
      {children}
    </section>
  );
}
