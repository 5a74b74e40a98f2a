/** Delays a scroll until the page it is meant for is rendered. */
export function createScroller(scrollTo: (top: number) => void) {
  let awaited = 0;
  let shown = 0;
  let due: number | null = null;
  return {
    scroll(top: number) {
      if (shown < awaited) due = top;
      else scrollTo(top);
    },
    /** Waits for a page that is loading, because scrolling now would move the page that is being left. */
    wait(navigationCount: number) {
      awaited = navigationCount;
    },
    /** Reports that a page was rendered, which may belong to an earlier navigation. */
    rendered(navigationCount: number) {
      shown = navigationCount;
      // A skeleton is shorter than its page, so a pending scroll position waits for the complete page.
      if (shown < awaited) return;
      if (due !== null) scrollTo(due);
      due = null;
    },
  };
}
