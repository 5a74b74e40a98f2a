import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { nextPollAfterEndAt, nextStatusPollAt, retryDelayMs } from './nextStatusPoll.ts';

const START = new Date('2026-11-23T10:00:00Z');
const after = (ms: number) => new Date(START.getTime() + ms);

describe('the next status query of a pending payment', () => {
  const next = (waitedMs: number, by: Date | null = null) =>
    nextStatusPollAt(
      {
        requestedAt: START,
        createdAt: after(-DAY),
        wait: { for: 'Provider', by },
      },
      after(waitedMs),
    ).getTime() - after(waitedMs).getTime();

  it.each([
    ['at least ten minutes', 0, 10 * MINUTE],
    ['at least ten minutes', 10 * MINUTE - 1, 10 * MINUTE],
    ['as long as it has waited', 11 * MINUTE, 11 * MINUTE],
    ['as long as it has waited', 3 * HOUR, 3 * HOUR],
    ['at most six hours', 7 * HOUR, 6 * HOUR],
  ])('comes after %s', (_what, waitedMs, pauseMs) => {
    expect(next(waitedMs)).toBe(pauseMs);
  });

  it('comes not before the time that the provider has promised', () => {
    expect(next(0, after(2 * HOUR))).toBe(2 * HOUR);
    expect(next(0, after(MINUTE))).toBe(10 * MINUTE);
    expect(next(3 * HOUR, after(-HOUR))).toBe(3 * HOUR);
  });

  it('counts from the creation of a payment that was not requested', () => {
    const payment = { wait: null, requestedAt: null, createdAt: START };
    expect(nextStatusPollAt(payment, after(HOUR))).toEqual(after(2 * HOUR));
  });
});

it.each([
  [1, 30 * SECOND],
  [2, MINUTE],
  [3, 2 * MINUTE],
  [10, 256 * MINUTE],
  [11, 6 * HOUR],
  [100, 6 * HOUR],
])('the next try of an order after try %d without a response comes in %d ms', (tries, delayMs) => {
  expect(retryDelayMs(tries)).toBe(delayMs);
});

describe('the next status query of a deposit that ended unpaid', () => {
  it.each([
    ['ten minutes after its end at the earliest', 0, 10 * MINUTE],
    ['ten minutes after its end at the earliest', MINUTE, 10 * MINUTE],
    ['at twice the time since its end', 6 * MINUTE, 12 * MINUTE],
    ['at twice the time since its end', 3 * DAY, 6 * DAY],
    ['seven days after its end at the latest', 5 * DAY, 7 * DAY],
    ['seven days after its end at the latest', 7 * DAY - 1, 7 * DAY],
  ])('comes %s', (_what, sinceMs, nextMs) => {
    expect(nextPollAfterEndAt(START, after(sinceMs))).toEqual(after(nextMs));
  });

  it.each([7 * DAY, 8 * DAY])('does not come any more after %d ms', (sinceMs) => {
    expect(nextPollAfterEndAt(START, after(sinceMs))).toBeNull();
  });
});
