import { describe, expect, test } from 'vitest';

import { fakeClock } from '../../transport/clock/fakeClock.ts';
import { pageDistance, scrollEnds } from './carouselScroll.ts';
import { throttle } from './throttle.ts';

describe('scroll maths', () => {
  test('GAME-05 an arrow pages by 1.5 times the visible width', () => {
    expect(pageDistance('forward', 800)).toBe(1200);
    expect(pageDistance('back', 800)).toBe(-1200);
  });

  test('GAME-05 in right-to-left text, forward is to the left', () => {
    expect(pageDistance('forward', 800, 'rtl')).toBe(-1200);
  });

  test.each([
    ['at the start', { scrollLeft: 0 }, { isAtStart: true, isAtEnd: false }],
    ['between', { scrollLeft: 300 }, { isAtStart: false, isAtEnd: false }],
    ['at the end', { scrollLeft: 1200 }, { isAtStart: false, isAtEnd: true }],
    ['a pixel short of the end', { scrollLeft: 1198.6 }, { isAtStart: false, isAtEnd: true }],
    ['at the end, from the right', { scrollLeft: -1200 }, { isAtStart: false, isAtEnd: true }],
  ])('GAME-06 arrows hide %s', (_, at, ends) => {
    expect(scrollEnds({ clientWidth: 800, scrollWidth: 2000, ...at })).toEqual(ends);
  });

  test('GAME-06 a row that fits has no arrows', () => {
    expect(scrollEnds({ scrollLeft: 0, clientWidth: 800, scrollWidth: 800 })).toEqual({
      isAtStart: true,
      isAtEnd: true,
    });
  });
});

describe('throttle', () => {
  function countedChecks() {
    const clock = fakeClock();
    const seen = { checks: 0 };
    return { clock, seen, onScroll: throttle(() => (seen.checks += 1), 100, clock) };
  }

  test('GAME-07 the scroll position is read once per 100 ms, including the last', () => {
    const { clock, seen, onScroll } = countedChecks();
    onScroll();
    expect(seen.checks).toBe(1);
    for (let ms = 0; ms < 90; ms += 10) {
      clock.advance(10);
      onScroll();
    }
    expect(seen.checks).toBe(1);
    clock.advance(10);
    expect(seen.checks).toBe(2);
    clock.advance(1000);
    expect(seen.checks).toBe(2);
  });

  test('GAME-07 after a pause the next scroll is read at once', () => {
    const { clock, seen, onScroll } = countedChecks();
    onScroll();
    clock.advance(100);
    onScroll();
    expect(seen.checks).toBe(2);
  });

  test('a cancelled throttle does not call', () => {
    const { clock, seen, onScroll } = countedChecks();
    onScroll();
    onScroll();
    onScroll.cancel();
    clock.advance(1000);
    expect(seen.checks).toBe(1);
    expect(clock.pending()).toEqual([]);
  });
});
