import type { View } from './routing/view.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

/** A view in its layout. */
export function Page({ view: { url, destination, question, Layout, Screen } }: { view: View }) {
  return (
    <Layout destination={destination} question={question}>
      <CrashBoundary place={url.pathname}>
        <Screen key={destination.path} params={destination.params} search={url.search} />
      </CrashBoundary>
    </Layout>
  );
}
