import type { ReactNode } from 'react';

import './requestPanel.css';

export interface RequestPanelProps {
  badge: ReactNode;
  /** Text of the status, which is announced when it changes. */
  words: ReactNode;
  /** Completed and missing items, with dates. */
  facts?: ReactNode;
  children?: ReactNode;
}

/** A request for documents from the player, with its status. */
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
