import type { ReactNode } from 'react';

import './loyalty.css';

export const widgetFrameClass = 'fy-host__frame';

/** Container of a third-party widget, as high as its content. */
export const WidgetHost = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div className="fy-host" aria-busy={isBusy}>
    {children}
  </div>
);
