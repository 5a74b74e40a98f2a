import { Children, type ReactNode } from 'react';

import './gameGrid.css';

/** A list of games as a wall; `more` stands under it. */
export function GameGrid({ children, more }: { children: ReactNode; more?: ReactNode }) {
  return (
    <>
      <ol className="fy-grid">
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
      </ol>
      {more && <div className="fy-more">{more}</div>}
    </>
  );
}
