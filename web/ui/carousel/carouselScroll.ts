/** Scroll measures of an element; lengths in CSS pixels. */
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
/** Fractional pixels and snapping leave a scroller slightly short of its ends. */
const SLACK_PX = 4;

/** Distance in pixels for one press of an arrow; negative towards the left. Right-to-left text is mirrored. */
export function pageDistance(
  towards: 'back' | 'forward',
  clientWidth: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number {
  const sign = (towards === 'forward') === (direction === 'ltr') ? 1 : -1;
  return sign * PAGE_WIDTHS * clientWidth;
}

/** Which ends of its range a row is at (GAME-06); a row that does not overflow is at both. */
export function scrollEnds({ scrollLeft, clientWidth, scrollWidth }: ScrollRange): ScrollEnds {
  const travelled = Math.abs(scrollLeft); // negative in right-to-left text
  return {
    isAtStart: travelled < SLACK_PX,
    isAtEnd: travelled + clientWidth > scrollWidth - SLACK_PX,
  };
}
