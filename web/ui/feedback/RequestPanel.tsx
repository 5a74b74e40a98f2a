import type { ReactNode } from 'react';

import './requestPanel.css';

export interface RequestPanelProps {
  badge: ReactNode;
  /** How it stands, in words; heard when it changes. */
  words: ReactNode;
  /** What is done, what is missing, and when. */
  facts?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Something that the house asks to be shown. */
export const RequestPanel = ({ badge, words, facts, children }: RequestPanelProps) => (
  <div className="fy-asked">
    <div className="fy-asked__words" aria-live="polite">
      {badge}
      {words}
    </div>
    {facts}
    {children}
  </div>
);
