import type { LayoutProps } from '../routing/page.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { MAIN_ID } from './SkipLink.tsx';

/** SHELL-10: serves the login handlers, which are there for a moment. */
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
