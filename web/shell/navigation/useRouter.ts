import { useCallback, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { browserClock } from '../../transport/clock/clock.ts';
import { browserConnection } from '../../transport/http/connection.ts';
import { localisedPath } from '../../features/content/paths.ts';
import type { View } from '../routing/view.ts';
import { failedAt, loadView } from '../routing/view.ts';
import { pageHistory } from './history.ts';
import type { PageLoader } from './loadPage.ts';
import type { Navigation } from './navigation.ts';
import { scrollToTop } from './scrollToTop.ts';

export interface Place {
  readonly view: View;
  /** How many ways were gone in this page, so that a screen may know it was navigated to. */
  readonly turn: number;
  readonly navigation: Navigation;
}

const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Where the reader is, and the ways to somewhere else. */
export function useRouter(start: View, loader: PageLoader): Place {
  const [shown, setShown] = useState({ view: start, turn: 0 });
  const [isGoing, startGoing] = useTransition();
  const history = useMemo(() => pageHistory(window), []);
  const latest = useRef(0);

  const show = useCallback(
    (url: URL, arrive: (view: View) => void) => {
      const way = ++latest.current;
      startGoing(async () => {
        const view = await loader.load(url).catch(() => failure(start));
        if (way !== latest.current) return; // a later press has overtaken this one
        if (view === STAY) return;
        if (!view) return location.assign(url);
        startGoing(() => {
          arrive(view);
          setShown(({ turn }) => ({ view, turn: turn + 1 }));
        });
      });
    },
    [loader, start],
  );

  const go = useCallback(
    (href: string) =>
      show(new URL(href, location.href), ({ url }) => {
        history.push(url);
        scrollToTop(browserClock, scroll, 'routeChange');
      }),
    [show, history],
  );

  useEffect(
    () => history.onReturn((url, top) => show(url, () => void browserClock.after(0, () => scroll(top)))),
    [history, show],
  );

  const navigation = useMemo<Navigation>(
    () => ({
      go,
      prefetch: (href) => void loader.load(new URL(href, location.href)).catch(() => null),
      isGoing,
    }),
    [go, loader, isGoing],
  );
  return { ...shown, navigation };
}

/** The reader keeps the page there is: a lost connection is told beside it, and no reason to take it away. */
const STAY = 'stay';

/** The next page could not be brought: told as a page, with a way home. */
async function failure({ destination }: View): Promise<View | typeof STAY> {
  if (!(await browserConnection.check())) return STAY;
  return loadView(new URL(localisedPath('/', destination.locale), location.href), failedAt(destination));
}
