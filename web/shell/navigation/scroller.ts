/** Scrolls once the page that is meant is there. */
export interface Scroller {
  scroll(top: number): void;
  /** Another page is on its way: to scroll now would end at the foot of the one that is left. */
  wait(): void;
  rendered(): void;
}

export function createScroller(scrollTo: (top: number) => void): Scroller {
  let isWaiting = false;
  let due: number | null = null;
  return {
    scroll(top) {
      if (isWaiting) due = top;
      else scrollTo(top);
    },
    wait() {
      isWaiting = true;
    },
    rendered() {
      isWaiting = false;
      if (due !== null) scrollTo(due);
      due = null;
    },
  };
}
