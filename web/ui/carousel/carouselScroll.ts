/** What a scroller says of itself; lengths in CSS pixels. */
export interface ScrollRange {
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

export interface ScrollEnds {
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** GAME-05 */
const PAGE_WIDTHS = 1.5;
/** Fractions of device pixels and snapping leave a scroller a little short of its ends. */
const SLACK_PX = 4;

/** How far one press of an arrow moves the row. Text that runs from the right moves the other way. */
export function pageDistance(
  towards: 'back' | 'forward',
  clientWidth: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number {
  const sign = (towards === 'forward') === (direction === 'ltr') ? 1 : -1;
  return sign * PAGE_WIDTHS * clientWidth;
}

/** Which ends of its range a row stands at (GAME-06); a row that does not overflow is at both. */
export function scrollEnds({ scrollLeft, clientWidth, scrollWidth }: ScrollRange): ScrollEnds {
  const travelled = Math.abs(scrollLeft); // negative where text runs from the right
  return {
    isAtStart: travelled < SLACK_PX,
    isAtEnd: travelled + clientWidth > scrollWidth - SLACK_PX,
  };
}
