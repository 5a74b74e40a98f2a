/** Delays a scroll until the page it is meant for is rendered. */
export interface Scroller {
  scroll(top: number): void;
  /** Waits for another page that is loading, because scrolling now would move the page that is being left. */
  wait(navigationCount: number): void;
  /** Reports that a page was rendered, which may belong to an earlier navigation. */
  rendered(navigationCount: number): void;
}

export function createScroller(scrollTo: (top: number) => void): Scroller {
  let awaited = 0;
  let shown = 0;
  let due: number | null = null;
  return {
    scroll(top) {
      if (shown < awaited) due = top;
      else scrollTo(top);
    },
    wait(navigationCount) {
      awaited = navigationCount;
    },
    rendered(navigationCount) {
      shown = navigationCount;
      // A skeleton is shorter than its page, so a pending scroll position waits for the complete page.
      if (shown < awaited) return;
      if (due !== null) scrollTo(due);
      due = null;
    },
  };
}
