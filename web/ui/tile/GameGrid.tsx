import { Children, type ReactNode } from 'react';

import './gameGrid.css';

/** A list of games as a grid; `more` is rendered below it. */
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
