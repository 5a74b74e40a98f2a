import type { ReactNode, Ref } from 'react';

import '../section/section.css';
import './pageHead.css';

interface PageTitleProps {
  children: ReactNode;
  count?: string | number;
  /** Ref of the heading, to move the focus to it when the focused element has disappeared. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Paragraphs that belong to the heading. */
  lead?: ReactNode;
}

/** The heading of a list page, with the number of items. */
export function PageTitle({ children, count, headingRef, lead }: PageTitleProps) {
  const heading = (
    <h1 className="fy-title" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
      {children}
      {count !== undefined && <span className="fy-section__count">{count}</span>}
    </h1>
  );
  if (!lead) return heading;
  return (
    <header className="fy-titled">
      {heading}
      {lead}
    </header>
  );
}
