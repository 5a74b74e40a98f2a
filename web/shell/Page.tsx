import { useHref } from '../features/content/index.ts';
import { MessageRegion } from '../features/messages/index.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { OverlayHost } from './overlays/OverlayHost.tsx';
import type { View } from './routing/view.ts';
import { CrashedPlace } from './screens/CrashedPlace.tsx';

/** A view in its layout. */
export function Page({ view: { url, destination, question, Layout, Screen } }: { view: View }) {
  const href = useHref();
  return (
    <MessageRegion>
      <OverlayHost>
        <Layout destination={destination} question={question}>
          <CrashBoundary key={destination.path} homeHref={href('/')} fallback={<CrashedPlace />}>
            <Screen params={destination.params} search={url.search} place={destination.route.place} />
          </CrashBoundary>
        </Layout>
      </OverlayHost>
    </MessageRegion>
  );
}
