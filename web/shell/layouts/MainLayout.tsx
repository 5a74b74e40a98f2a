import type { LayoutProps } from '../routing/page.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { MAIN_ID } from './SkipLink.tsx';

/** SHELL-10: used by the login handlers, which redirect immediately. */
export function MainLayout({ destination, children }: LayoutProps) {
  return (
    <div className="fy-shell">
      <SiteHeader destination={destination} isBasic />
      <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
