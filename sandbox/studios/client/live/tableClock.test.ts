import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { hourOfEnd, TableClock } from './tableClock.ts';

const AT = Date.parse('2026-11-22T04:10:00Z');

/** The expected text depends on the time zone of the machine. */
const FIVE = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(
  Date.parse('2026-11-22T05:00:00Z'),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([0, HOUR, -HOUR, 400 * 24 * HOUR])(
  'a browser clock that is %d ms wrong changes neither the hour at which the table opens nor the time left',
  (wrongBy) => {
    vi.setSystemTime(AT + wrongBy);
    const clock = new TableClock();
    const state = { at: AT, endsInMs: 50 * MINUTE };
    clock.set(state);
    expect(hourOfEnd(state, 'en-GB')).toBe(FIVE);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(clock.leftMs()).toBe(30 * MINUTE);
    expect(hourOfEnd(state, 'en-GB')).toBe(FIVE);
  },
);

it('a change of the browser clock does not change the time left for bets', () => {
  vi.setSystemTime(AT);
  const clock = new TableClock();
  clock.set({ at: AT, endsInMs: 20 * SECOND });
  vi.advanceTimersByTime(5 * SECOND);
  vi.setSystemTime(AT + HOUR);
  expect(clock.leftMs()).toBe(15 * SECOND);
  vi.advanceTimersByTime(30 * SECOND);
  expect(clock.leftMs()).toBe(0);
});

it('the clock follows the latest message', () => {
  vi.setSystemTime(AT - HOUR);
  const clock = new TableClock();
  clock.set({ at: AT, endsInMs: 20 * SECOND });
  vi.advanceTimersByTime(3 * SECOND);
  // The message was in transit for two seconds.
  clock.set({ at: AT + SECOND, endsInMs: 19 * SECOND });
  expect(clock.leftMs()).toBe(19 * SECOND);
});
