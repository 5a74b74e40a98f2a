import type { Clock } from '../../transport/clock/clock.ts';
import { MissingCode } from '../../transport/http/missingCode.ts';
import type { View } from '../routing/view.ts';
import type { PageHistory } from './history/history.ts';
import type { Navigation } from './navigation.ts';
import type { PageLoader } from './loadPage.ts';
import { scrollToTop } from './scrollToTop.ts';

/** If a page loads faster than this, no skeleton is shown: two changes in a row distract more than one. */
export const SKELETON_AFTER_MS = 180;

export interface CurrentPage {
  readonly view: View;
  /** Number of navigations since the page load, so that a screen can detect that it was navigated to. */
  readonly navigationCount: number;
  /** Whether the view is the skeleton of a page that is loading. */
  readonly isSkeleton: boolean;
  /** The page stayed and only its query changed, as with a filter: its scroll position and focus stay too. */
  readonly isInPlace: boolean;
}

export interface Navigator extends Navigation {
  /** Follows the browser's back and forward. @returns stop function */
  start(): () => void;
}

export interface NavigatorDeps {
  readonly start: View;
  readonly loader: PageLoader;
  readonly history: Pick<PageHistory, 'push' | 'back' | 'onReturn'>;
  readonly clock: Clock;
  readonly scroll: (top: number) => void;
  /** Opens a URL by a full page load. */
  readonly leave: (url: URL) => void;
  /** Whether the platform is reachable. */
  readonly isOnline: () => Promise<boolean>;
  readonly show: (current: CurrentPage) => void;
  readonly onNavigating: (isNavigating: boolean) => void;
  /**
   * Resolves after the browser has painted its reaction to the press. A page that has already loaded would otherwise be
   * rendered before that paint, although it is a transition: React renders in tasks, and the paint waits for them.
   */
  readonly nextPaint: () => Promise<void>;
}

/** Navigates to another page, which is shown complete, or as its skeleton first if it loads slowly. */
export function createNavigator(deps: NavigatorDeps): Navigator {
  const { loader, history, clock } = deps;
  const pages = createPageState(deps);
  const scroll = scrolling(deps);
  const addressOf = (href: string) => new URL(href, pages.current().view.url);
  let latest = 0;

  /** @param arrive called for each view of this navigation: the skeleton first, if there is one */
  async function follow(
    url: URL,
    arrive: (view: View, isFirst: boolean) => void,
    isInPlace = false,
  ): Promise<void> {
    const navigationId = ++latest;
    let isSettled = false;
    let isFirst = true;
    // A later navigation has replaced this one.
    const isOver = () => isSettled || navigationId !== latest;
    const shown = (view: View, isSkeleton: boolean) => {
      arrive(view, isFirst);
      isFirst = false;
      pages.set(view, isSkeleton, isInPlace);
    };
    const cancel = clock.after(SKELETON_AFTER_MS, () => {
      loader.preview(url, pages.lastComplete()).then(
        // In place, the new games replace the present ones without a skeleton in between.
        (view) => view && !isInPlace && !isOver() && shown(view, true),
        () => {}, // the navigation itself reports the error
      );
    });
    deps.onNavigating(true);
    const painted = deps.nextPaint();
    const outcome = await outcomeOf(url, deps, pages.lastComplete);
    cancel();
    await painted;
    if (isOver()) return;
    isSettled = true;
    deps.onNavigating(false);
    if (outcome === NO_NAVIGATION) return isFirst ? undefined : restore();
    if (outcome === null) return deps.leave(url);
    shown(outcome, false);
  }

  /** Removes the skeleton and its URL. */
  function restore() {
    const lastComplete = pages.lastComplete();
    if (pages.current().view.url.href === lastComplete.url.href) return pages.set(lastComplete, false);
    history.back();
  }

  function returnTo(url: URL, top: number) {
    const lastComplete = pages.lastComplete();
    const isCancelled = pages.current().isSkeleton && url.href === lastComplete.url.href;
    if (!isCancelled) return void follow(url, () => scroll.back(top));
    latest += 1;
    deps.onNavigating(false);
    pages.set(lastComplete, false);
    scroll.back(top);
  }

  return {
    go(href, isInPlace) {
      const arrive = (view: View, isFirst: boolean) =>
        isFirst && enter(view.url, history, isInPlace ? null : scroll);
      void follow(addressOf(href), arrive, isInPlace);
    },
    prefetch: (href) => void loader.fetchAhead(addressOf(href)).catch(() => {}),
    start: () => history.onReturn(returnTo),
  };
}

/** @param scroll null if the page stays where it is */
function enter(
  url: URL,
  history: Pick<NavigatorDeps['history'], 'push'>,
  scroll: Pick<ReturnType<typeof scrolling>, 'toTop'> | null,
): void {
  history.push(url);
  scroll?.toTop();
}

function createPageState({ start, show }: Pick<NavigatorDeps, 'start' | 'show'>) {
  let current: CurrentPage = { view: start, navigationCount: 0, isSkeleton: false, isInPlace: false };
  let lastComplete = start;
  return {
    current: () => current,
    lastComplete: () => lastComplete,
    set(view: View, isSkeleton: boolean, isInPlace = false) {
      current = { view, isSkeleton, navigationCount: current.navigationCount + 1, isInPlace };
      if (!isSkeleton) lastComplete = view;
      show(current);
    },
  };
}

/** Scrolls once the page is rendered. A new navigation cancels a pending scroll. */
function scrolling({ clock, scroll }: Pick<NavigatorDeps, 'clock' | 'scroll'>) {
  let cancel = () => {};
  return {
    toTop() {
      cancel();
      cancel = scrollToTop(clock, scroll, 'routeChange');
    },
    back(top: number) {
      cancel();
      cancel = clock.after(0, () => scroll(top));
    },
  };
}

/** The current page stays: a lost connection is reported on it. */
const NO_NAVIGATION = 'stay';

const outcomeOf = (url: URL, deps: NavigatorDeps, lastComplete: () => View) =>
  deps.loader.load(url).catch((error: unknown) => failure(error, deps, lastComplete()));

async function failure(
  error: unknown,
  { loader, isOnline }: Pick<NavigatorDeps, 'loader' | 'isOnline'>,
  { destination }: View,
): Promise<View | null | typeof NO_NAVIGATION> {
  if (!(await isOnline())) return NO_NAVIGATION;
  // If the server has a newer build, the code of this one is gone, and a full page load is needed.
  if (error instanceof MissingCode) return null;
  return loader.failed(destination.locale).catch(() => null);
}
