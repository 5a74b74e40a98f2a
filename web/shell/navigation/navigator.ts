import type { Clock } from '../../transport/clock/clock.ts';
import { MissingCode } from '../../transport/http/missingCode.ts';
import type { View } from '../routing/view.ts';
import type { PageHistory } from './history.ts';
import type { Navigation } from './navigation.ts';
import type { PageLoader } from './loadPage.ts';
import { scrollToTop } from './scrollToTop.ts';

/** If a page loads faster than this, no skeleton is shown: two changes in a row distract more than one. */
export const SKELETON_AFTER_MS = 180;

/** The page that is currently shown. */
export interface CurrentPage {
  readonly view: View;
  /** Number of navigations since the page load, so that a screen can detect that it was navigated to. */
  readonly turn: number;
  /** The view is the skeleton of a page that is loading. */
  readonly isComing: boolean;
}

export interface Navigator extends Navigation {
  /** Follows the browser's back and forward. @returns stop function */
  start(): () => void;
}

export interface NavigatorDeps {
  readonly start: View;
  readonly loader: PageLoader;
  readonly history: PageHistory;
  readonly clock: Clock;
  readonly scroll: (top: number) => void;
  /** Opens a URL by a full page load. */
  readonly leave: (url: URL) => void;
  /** Whether the platform is reachable. */
  readonly isOnline: () => Promise<boolean>;
  readonly show: (place: CurrentPage) => void;
  readonly going: (isGoing: boolean) => void;
}

/**
 * Navigates from one page to the next. The next page is shown complete, or as its skeleton first if it
 * loads slowly.
 */
export function createNavigator(parts: NavigatorDeps): Navigator {
  const { loader, history, clock } = parts;
  const stage = createStage(parts);
  const scroll = scrolling(parts);
  const addressOf = (href: string) => new URL(href, stage.place().view.url);
  let latest = 0;

  /** @param arrive called for each view of this navigation: the skeleton first, if there is one */
  async function follow(url: URL, arrive: (view: View, isFirst: boolean) => void): Promise<void> {
    const way = ++latest;
    let isSettled = false;
    let isFirst = true;
    // A later navigation has replaced this one.
    const isOver = () => isSettled || way !== latest;
    const shown = (view: View, isComing: boolean) => {
      arrive(view, isFirst);
      isFirst = false;
      stage.set(view, isComing);
    };
    const callOff = clock.after(SKELETON_AFTER_MS, () => {
      loader.preview(url, stage.whole()).then(
        (view) => view && !isOver() && shown(view, true),
        () => {}, // the navigation itself reports the error
      );
    });
    parts.going(true);
    const outcome = await loader.load(url).catch((error: unknown) => failure(error, parts, stage.whole()));
    callOff();
    if (isOver()) return;
    isSettled = true;
    parts.going(false);
    if (outcome === STAY) return isFirst ? undefined : restore();
    if (outcome === null) return parts.leave(url);
    shown(outcome, false);
  }

  /** Removes the skeleton and its URL. */
  function restore() {
    const whole = stage.whole();
    if (stage.place().view.url.href === whole.url.href) return stage.set(whole, false);
    history.back();
  }

  function returnTo(url: URL, top: number) {
    const whole = stage.whole();
    const isCancelled = stage.place().isComing && url.href === whole.url.href;
    if (!isCancelled) return void follow(url, () => scroll.back(top));
    latest += 1;
    parts.going(false);
    stage.set(whole, false);
    scroll.back(top);
  }

  return {
    go(href) {
      void follow(addressOf(href), (view, isFirst) => {
        if (!isFirst) return;
        history.push(view.url);
        scroll.toTop();
      });
    },
    prefetch: (href) => void loader.fetchAhead(addressOf(href)).catch(() => {}),
    start: () => history.onReturn(returnTo),
  };
}

function createStage({ start, show }: Pick<NavigatorDeps, 'start' | 'show'>) {
  let place: CurrentPage = { view: start, turn: 0, isComing: false };
  let whole = start;
  return {
    place: () => place,
    /** The last page that was shown complete. */
    whole: () => whole,
    set(view: View, isComing: boolean) {
      place = { view, isComing, turn: place.turn + 1 };
      if (!isComing) whole = view;
      show(place);
    },
  };
}

/** Scrolls once the page is rendered. A new navigation cancels a pending scroll. */
function scrolling({ clock, scroll }: Pick<NavigatorDeps, 'clock' | 'scroll'>) {
  let callOff = () => {};
  return {
    toTop() {
      callOff();
      callOff = scrollToTop(clock, scroll, 'routeChange');
    },
    back(top: number) {
      callOff();
      callOff = clock.after(0, () => scroll(top));
    },
  };
}

/** Keep the current page: a lost connection is reported next to it. */
const STAY = 'stay';

async function failure(
  error: unknown,
  { loader, isOnline }: Pick<NavigatorDeps, 'loader' | 'isOnline'>,
  { destination }: View,
): Promise<View | null | typeof STAY> {
  if (!(await isOnline())) return STAY;
  // Code that this build no longer has needs a full page load.
  if (error instanceof MissingCode) return null;
  return loader.failed(destination.locale).catch(() => null);
}
