import type { ReactNode } from 'react';

import './hero.css';

/** The top of the lobby: the hero, and in `layout2` two offers stacked beside it. */
export function Lead({ children, side }: { children: ReactNode; side?: ReactNode }) {
  if (!side) return children;
  return (
    <div className="fy-lead">
      {children}
      <div className="fy-lead__side">{side}</div>
    </div>
  );
}
