import { useEffect } from 'react';
import { tracking } from '../../transport/tracking/tracking.ts';
import type { CurrentPage } from '../navigation/navigator.ts';

/** ANA-06: tracks each page view by its route pattern. */
export function usePageViews({ view: { destination }, isSkeleton }: CurrentPage): void {
  const { route, productMode } = destination;
  useEffect(
    () => (isSkeleton ? undefined : tracking.track({ name: 'pageViewed', route: route.path, productMode })),
    [destination, route, productMode, isSkeleton],
  );
}
