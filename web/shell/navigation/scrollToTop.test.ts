import { expect, it } from 'vitest';
import { fakeClock } from '../../transport/clock/fakeClock.ts';
import { scrollToTop } from './scrollToTop.ts';

it.each([
  [undefined, 200],
  ['routeChange' as const, 10],
])('ROUTE-26 scrolls to top, %s, after %i ms', (occasion, delayMs) => {
  const clock = fakeClock();
  const tops: number[] = [];
  scrollToTop(clock, (top) => tops.push(top), occasion);
  clock.advance(delayMs - 1);
  expect(tops).toEqual([]);
  clock.advance(1);
  expect(tops).toEqual([0]);
});
