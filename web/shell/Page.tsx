import { memo } from 'react';
import { useHref } from '../features/content/index.ts';
import { MessageRegion } from '../features/messages/index.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { OverlayHost } from './overlays/OverlayHost.tsx';
import type { View } from './routing/view.ts';
import { CrashedScreen } from './screens/CrashedScreen.tsx';

/** A view in its layout. Rendered anew when there is another: a way that begins changes nothing on it. */
export const Page = memo(function Page({ view }: { view: View }) {
  const { url, destination, question, Layout, Screen, isFullBleed, Banner } = view;
  const href = useHref();
  return (
    <MessageRegion>
      <OverlayHost>
        <Layout destination={destination} question={question} isFullBleed={isFullBleed} Banner={Banner}>
          <CrashBoundary key={destination.path} homeHref={href('/')} fallback={<CrashedScreen />}>
            <Screen params={destination.params} search={url.search} place={destination.route.place} />
          </CrashBoundary>
        </Layout>
      </OverlayHost>
    </MessageRegion>
  );
});
