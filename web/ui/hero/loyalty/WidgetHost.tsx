import type { ReactNode } from 'react';

import './loyalty.css';

export const widgetFrameClass = 'fy-host__frame';

/** Where another company's part of a page stands; as high as what is in it. */
export const WidgetHost = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div className="fy-host" aria-busy={isBusy}>
    {children}
  </div>
);
