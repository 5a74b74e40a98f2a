import type { ReactNode } from 'react';

import './headerFigures.css';

/** The session time and net result (`SessionClock`) and the balance (`Balance`), in this order. */
export function HeaderFigures({ children }: { children: ReactNode }) {
  return <div className="fy-header__figures">{children}</div>;
}
