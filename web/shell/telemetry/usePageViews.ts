import { useEffect } from 'react';
import { tracking } from '../../transport/tracking/tracking.ts';
import type { CurrentPage } from '../navigation/navigator.ts';

/** ANA-06: tracks each page view by its route pattern. */
export function usePageViews({ view: { destination }, isComing }: CurrentPage): void {
  const { route, productMode } = destination;
  useEffect(
    () => (isComing ? undefined : tracking.track({ name: 'pageViewed', route: route.path, productMode })),
    [destination, route, productMode, isComing],
  );
}
