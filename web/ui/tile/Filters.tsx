import type { ReactNode } from 'react';

import { Link } from '../link/Link.tsx';
import '../section/section.css';
import './gameGrid.css';

export interface Filter {
  key: string;
  href: string;
  label: string;
  isCurrent?: boolean;
}

export interface FiltersProps {
  title: ReactNode;
  label: string;
  filters: readonly Filter[];
}

/** A title and filter links in one scrolling row. */
export function Filters({ title, label, filters }: FiltersProps) {
  return (
    <div className="fy-section">
      {title}
      <nav className="fy-filters" aria-label={label}>
        {filters.map(({ key, href, label: name, isCurrent }) => (
          <Link key={key} className="fy-filter" href={href} aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
    </div>
  );
}
