import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { pageDistance, scrollEnds } from './carouselScroll.ts';
import { throttle } from './throttle.ts';

describe('scroll maths', () => {
  test('GAME-05 an arrow pages by 1.5 times the visible width', () => {
    expect(pageDistance('forward', 800)).toBe(1200);
    expect(pageDistance('back', 800)).toBe(-1200);
  });

  test('GAME-05 forward is to the left where text runs from the right', () => {
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
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('GAME-07 the scroll is looked at once in 100 ms, the last position included', () => {
    const check = vi.fn();
    const onScroll = throttle(check, 100);
    onScroll();
    expect(check).toHaveBeenCalledTimes(1);
    for (let ms = 0; ms < 90; ms += 10) {
      vi.advanceTimersByTime(10);
      onScroll();
    }
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10);
    expect(check).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('GAME-07 after a rest the next scroll is seen at once', () => {
    const check = vi.fn();
    const onScroll = throttle(check, 100);
    onScroll();
    vi.advanceTimersByTime(100);
    onScroll();
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('a cancelled throttle owes nothing', () => {
    const check = vi.fn();
    const onScroll = throttle(check, 100);
    onScroll();
    onScroll();
    onScroll.cancel();
    vi.advanceTimersByTime(1000);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
