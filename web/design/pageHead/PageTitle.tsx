import type { ReactNode } from 'react';

import '../section/section.css';
import './pageHead.css';

/** The heading of a list page, with how many there are. */
export function PageTitle({ children, count }: { children: ReactNode; count?: string | number }) {
  return (
    <h1 className="fy-title">
      {children}
      {count !== undefined && <span className="fy-section__count">{count}</span>}
    </h1>
  );
}
