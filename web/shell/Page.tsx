import { CrashBoundary } from './CrashBoundary.tsx';
import type { View } from './routing/view.ts';

/** A view in its layout. */
export function Page({ view: { url, destination, question, Layout, Screen } }: { view: View }) {
  return (
    <Layout destination={destination} question={question}>
      <CrashBoundary key={destination.path}>
        <Screen params={destination.params} search={url.search} />
      </CrashBoundary>
    </Layout>
  );
}
