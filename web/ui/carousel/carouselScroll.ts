/** How far an element is scrolled, in CSS pixels. */
export interface ScrollRange {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

export interface ScrollEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** GAME-05: an arrow scrolls by this multiple of the visible width. */
const PAGE_WIDTHS = 1.5;
/** A scroller counts as at its end within this distance, because of fractional pixels and snapping. */
const SLACK_PX = 4;

/** Distance in pixels that an arrow scrolls; negative towards the left. In right-to-left text it is mirrored. */
export function pageDistance(
  towards: 'back' | 'forward',
  clientWidth: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number {
  const sign = (towards === 'forward') === (direction === 'ltr') ? 1 : -1;
  return sign * PAGE_WIDTHS * clientWidth;
}

/** GAME-06: the ends of its range that a row is at. A row that does not overflow is at both. */
export function scrollEnds({ scrollLeft, clientWidth, scrollWidth }: ScrollRange): ScrollEnds {
  const travelled = Math.abs(scrollLeft); // negative in right-to-left text
  return {
    isAtStart: travelled < SLACK_PX,
    isAtEnd: travelled + clientWidth > scrollWidth - SLACK_PX,
  };
}
