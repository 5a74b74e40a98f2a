import type { ReactNode, Ref } from 'react';

import '../section/section.css';
import './pageHead.css';

interface PageTitleProps {
  children: ReactNode;
  count?: string | number;
  /** For what gives it the focus: what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The heading of a list page, with how many there are. */
export function PageTitle({ children, count, headingRef }: PageTitleProps) {
  return (
    <h1 className="fy-title" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
      {children}
      {count !== undefined && <span className="fy-section__count">{count}</span>}
    </h1>
  );
}
