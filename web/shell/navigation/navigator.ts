import type { Clock } from '../../transport/clock/clock.ts';
import { MissingCode } from '../../transport/http/missingCode.ts';
import type { View } from '../routing/view.ts';
import type { PageHistory } from './history.ts';
import type { Navigation } from './navigation.ts';
import type { PageLoader } from './loadPage.ts';
import { scrollToTop } from './scrollToTop.ts';

/** A page that comes sooner is worth no skeleton: two changes are more to look at than one. */
export const SKELETON_AFTER_MS = 180;

/** What the reader has before him. */
export interface CurrentPage {
  readonly view: View;
  /** How many ways were gone in this page, so that a screen may know it was navigated to. */
  readonly turn: number;
  /** The view is a skeleton of what is on its way. */
  readonly isComing: boolean;
}

export interface Navigator extends Navigation {
  /** Follows the browser's back and forward. @returns the way to stop */
  start(): () => void;
}

export interface NavigatorDeps {
  readonly start: View;
  readonly loader: PageLoader;
  readonly history: PageHistory;
  readonly clock: Clock;
  readonly scroll: (top: number) => void;
  /** Brings an address by a page load. */
  readonly leave: (url: URL) => void;
  /** Whether the platform can be reached at all. */
  readonly isOnline: () => Promise<boolean>;
  readonly show: (place: CurrentPage) => void;
  readonly going: (isGoing: boolean) => void;
}

/** From one page to the next: it is shown whole, or as its skeleton when it takes a while. */
export function createNavigator(parts: NavigatorDeps): Navigator {
  const { loader, history, clock } = parts;
  const stage = createStage(parts);
  const scroll = scrolling(parts);
  const addressOf = (href: string) => new URL(href, stage.place().view.url);
  let latest = 0;

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
      stage.become(view, isComing);
    };
    const callOff = clock.after(SKELETON_AFTER_MS, () => {
      loader.preview(url, stage.whole()).then(
        (view) => view && !isOver() && shown(view, true),
        () => {}, // told by the way itself
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

  /** The skeleton goes, and its address with it. */
  function restore() {
    const whole = stage.whole();
    if (stage.place().view.url.href === whole.url.href) return stage.become(whole, false);
    history.back();
  }

  function returnTo(url: URL, top: number) {
    const whole = stage.whole();
    const isCancelled = stage.place().isComing && url.href === whole.url.href;
    if (!isCancelled) return void follow(url, () => scroll.back(top));
    latest += 1;
    parts.going(false);
    stage.become(whole, false);
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
    /** The last page that was shown whole. */
    whole: () => whole,
    become(view: View, isComing: boolean) {
      place = { view, isComing, turn: place.turn + 1 };
      if (!isComing) whole = view;
      show(place);
    },
  };
}

/** When the page is rendered; what is still due is not wanted any more once there is another. */
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

/** The reader keeps the page there is: a lost connection is told beside it, and no reason to take it away. */
const STAY = 'stay';

async function failure(
  error: unknown,
  { loader, isOnline }: Pick<NavigatorDeps, 'loader' | 'isOnline'>,
  { destination }: View,
): Promise<View | null | typeof STAY> {
  if (!(await isOnline())) return STAY;
  // What this page cannot have any more, another page load brings.
  if (error instanceof MissingCode) return null;
  return loader.failed(destination.locale).catch(() => null);
}
