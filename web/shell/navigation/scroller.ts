/** Scrolls once the page that is meant is there. */
export interface Scroller {
  scroll(top: number): void;
  /** Another page is on its way: to scroll now would end at the foot of the one that is left. */
  wait(turn: number): void;
  /** A page is there: that of the last turn, or one the reader is past already. */
  rendered(turn: number): void;
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
    wait(turn) {
      awaited = turn;
    },
    rendered(turn) {
      shown = turn;
      // A skeleton that comes while its page is rendered is shorter than the page: what is due is kept for the page.
      if (shown < awaited) return;
      if (due !== null) scrollTo(due);
      due = null;
    },
  };
}
