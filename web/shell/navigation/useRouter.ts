import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { browserConnection } from '../../transport/http/connection.ts';
import type { View } from '../routing/view.ts';
import { pageHistory } from './history/history.ts';
import type { PageLoader } from './loadPage.ts';
import { nextPaint } from './nextPaint.ts';
import { createScroller } from './scroller.ts';
import { createNavigator, type CurrentPage } from './navigator.ts';

export function useRouter(start: View, loader: PageLoader) {
  const [current, setCurrent] = useState<CurrentPage>(() => ({
    view: start,
    navigationCount: 0,
    isSkeleton: false,
    isInPlace: false,
  }));
  const [isNavigating, setNavigating] = useState(false);
  const scroller = useMemo(() => createScroller((top) => window.scrollTo({ top, behavior: 'instant' })), []);
  const history = useMemo(() => pageHistory(window), []);
  const navigator = useMemo(
    () =>
      createNavigator({
        start,
        loader,
        history,
        clock: browserClock,
        scroll: scroller.scroll,
        leave: (url) => location.assign(url),
        isOnline: browserConnection.check,
        // A transition, so that React interrupts the rendering of the next page to handle a click.
        show(next) {
          scroller.wait(next.navigationCount);
          startTransition(() => setCurrent(next));
        },
        onNavigating: setNavigating,
        nextPaint: () => nextPaint(browserClock),
      }),
    [start, loader, history, scroller],
  );
  useLayoutEffect(() => {
    history.restoreRows();
    scroller.rendered(current.navigationCount);
  }, [current, history, scroller]);
  useEffect(() => navigator.start(), [navigator]);
  return { current, isNavigating, navigation: navigator };
}
