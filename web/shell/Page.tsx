import { memo } from 'react';
import { useHref } from '../i18n/i18n.tsx';
import { MessageRegion } from './layouts/toasts/ToastRegion.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { OverlayHost } from './overlays/OverlayHost.tsx';
import type { View } from './routing/view.ts';
import { CrashedScreen } from './screens/CrashedScreen.tsx';

/** Memoised, so that a navigation in progress does not re-render the page. */
export const Page = memo(function Page({ view }: { view: View }) {
  const { url, destination, query, Layout, Screen, isFullBleed, Banner } = view;
  const href = useHref();
  return (
    <MessageRegion>
      <OverlayHost>
        <Layout destination={destination} query={query} isFullBleed={isFullBleed} Banner={Banner}>
          <CrashBoundary key={destination.path} homeHref={href('/')} fallback={<CrashedScreen />}>
            <Screen params={destination.params} search={url.search} variant={destination.route.variant} />
          </CrashBoundary>
        </Layout>
      </OverlayHost>
    </MessageRegion>
  );
});
