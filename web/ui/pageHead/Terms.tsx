import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import './pageHead.css';

/** Long terms at the end of a page, collapsed by default. */
export const Terms = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="fy-terms">
    <summary>
      {title}
      <Icon name="caret-down" weight="bold" size="small" />
    </summary>
    {children}
  </details>
);
