import type { ReactNode } from 'react';

import './account.css';

/** What the session has come to (`SessionClock`) and what the player holds (`Balance`), in this order. */
export function HeaderFigures({ children }: { children: ReactNode }) {
  return <div className="fy-header__figures">{children}</div>;
}
