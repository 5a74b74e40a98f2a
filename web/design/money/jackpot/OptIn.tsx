import type { ReactNode } from 'react';

import './optIn.css';

export interface OptInProps {
  label: string;
  isExpanded: boolean;
  /** What just happened; in the page from the start. */
  told: ReactNode;
  /** Opens and closes it. */
  toggle: ReactNode;
  act: ReactNode;
  children: ReactNode;
}

/** A bar under the game: one pot, or all of them. */
export function OptIn({ label, isExpanded, told, toggle, act, children }: OptInProps) {
  return (
    <section className="fy-optin" data-state={isExpanded ? 'expanded' : 'collapsed'} aria-label={label}>
      <output className="fy-optin__told">{told}</output>
      <div className="fy-optin__row">
        <div className="fy-optin__pots">{children}</div>
        {act}
        {toggle}
      </div>
    </section>
  );
}
