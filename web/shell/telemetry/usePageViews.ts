import { useEffect } from 'react';
import { tracking } from '../../transport/tracking/tracking.ts';
import type { View } from '../routing/view.ts';

/** ANA-06: each page that is shown, by its row of the route table. */
export function usePageViews({ destination }: View): void {
  const { route, productMode } = destination;
  useEffect(
    () => tracking.track({ name: 'pageViewed', route: route.path, productMode }),
    [destination, route, productMode],
  );
}
