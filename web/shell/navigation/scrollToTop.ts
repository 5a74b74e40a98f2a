import type { Clock } from '../../transport/clock/clock.ts';

/** ROUTE-26: delay before the page scrolls to its top. */
export const SCROLL_AFTER_MS = { default: 200, routeChange: 10 } as const;

/** @returns cancel function */
export const scrollToTop = (
  clock: Clock,
  scrollTo: (top: number) => void,
  occasion: keyof typeof SCROLL_AFTER_MS = 'default',
): (() => void) => clock.after(SCROLL_AFTER_MS[occasion], () => scrollTo(0));
