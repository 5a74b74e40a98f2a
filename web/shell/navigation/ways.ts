import type { Clock } from '../../transport/clock/clock.ts';
import type { View } from '../routing/view.ts';
import type { PageHistory } from './history.ts';
import type { PageLoader } from './loadPage.ts';
import { scrollToTop } from './scrollToTop.ts';

/** A page that comes sooner is worth no skeleton: two changes are more to look at than one. */
export const SKELETON_AFTER_MS = 180;

/** What the reader has before him. */
export interface Place {
  readonly view: View;
  /** How many ways were gone in this page, so that a screen may know it was navigated to. */
  readonly turn: number;
  /** The view is a skeleton of what is on its way. */
  readonly isComing: boolean;
}

export interface Ways {
  /** Follows an in-app link without a page load. */
  go(href: string): void;
  /** Fetches what a link leads to before it is pressed. */
  prefetch(href: string): void;
  /** Follows the browser's back and forward. @returns the way to stop */
  start(): () => void;
}

export interface WaysParts {
  readonly start: View;
  readonly loader: PageLoader;
  readonly history: PageHistory;
  readonly clock: Clock;
  readonly scroll: (top: number) => void;
  /** Brings an address by a page load. */
  readonly leave: (url: URL) => void;
  /** Whether the platform can be reached at all. */
  readonly isOnline: () => Promise<boolean>;
  readonly show: (place: Place) => void;
  readonly going: (isGoing: boolean) => void;
}

/** From one page to the next: it is shown whole, or as its skeleton when it takes a while. */
export function createWays(parts: WaysParts): Ways {
  const { loader, history, clock, scroll } = parts;
  let place: Place = { view: parts.start, turn: 0, isComing: false };
  /** The last page that was shown whole. */
  let whole = parts.start;
  let latest = 0;
  let callOffScroll = () => {};

  function become(view: View, isComing: boolean) {
    place = { view, isComing, turn: place.turn + 1 };
    if (!isComing) whole = view;
    parts.show(place);
  }

  /** @param arrive called with each view that is shown on this way: the skeleton first, if there is one */
  async function follow(url: URL, arrive: (view: View, isFirst: boolean) => void): Promise<void> {
    const way = ++latest;
    let isSettled = false;
    let isFirst = true;
    // A later press has overtaken this one.
    const isOver = () => isSettled || way !== latest;
    const shown = (view: View, isComing: boolean) => {
      arrive(view, isFirst);
      isFirst = false;
      become(view, isComing);
    };
    const callOff = clock.after(SKELETON_AFTER_MS, () => {
      loader.preview(url, whole).then(
        (view) => view && !isOver() && shown(view, true),
        () => {}, // told by the way itself
      );
    });
    parts.going(true);
    const outcome = await loader.load(url).catch(() => failure(whole));
    callOff();
    if (isOver()) return;
    isSettled = true;
    parts.going(false);
    if (outcome === STAY) return isFirst ? undefined : restore();
    if (outcome === null) return parts.leave(url);
    shown(outcome, false);
  }

  /** The reader keeps the page there is: a lost connection is told beside it, and no reason to take it away. */
  async function failure({ destination }: View): Promise<View | null | typeof STAY> {
    if (!(await parts.isOnline())) return STAY;
    // Without the code that tells of it, another page load may.
    return loader.failed(destination.locale).catch(() => null);
  }

  /** The skeleton goes, and its address with it. */
  function restore() {
    if (place.view.url.href === whole.url.href) return become(whole, false);
    history.back();
  }

  function returnTo(url: URL, top: number) {
    const isCancelled = place.isComing && url.href === whole.url.href;
    if (!isCancelled) return void follow(url, () => scrollBack(top));
    latest += 1;
    parts.going(false);
    become(whole, false);
    scrollBack(top);
  }

  /** When the page is rendered; a scroll to the top that is still due is not wanted any more. */
  function scrollBack(top: number) {
    callOffScroll();
    callOffScroll = clock.after(0, () => scroll(top));
  }

  return {
    go(href) {
      void follow(new URL(href, whole.url), (view, isFirst) => {
        if (!isFirst) return;
        history.push(view.url);
        callOffScroll();
        callOffScroll = scrollToTop(clock, scroll, 'routeChange');
      });
    },
    prefetch: (href) => void loader.load(new URL(href, whole.url)).catch(() => null),
    start: () => history.onReturn(returnTo),
  };
}

const STAY = 'stay';
