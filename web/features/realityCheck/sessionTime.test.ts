import { expect, it } from 'vitest';
import { nextMinuteMs, sessionTime } from './sessionTime.ts';

const START = '2026-11-20T10:00:00Z';
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

it.each([
  ['10:00:00', '0:00'],
  ['10:00:59', '0:00'],
  ['10:01:00', '0:01'],
  ['11:05:30', '1:05'],
  ['21:00:00', '11:00'],
  ['09:59:00', '0:00'],
])('LIC-05 at %s a session from ten o’clock shows %s', (now, shown) => {
  expect(sessionTime(START, at(now))).toBe(shown);
});

it.each([
  ['10:00:00', 60_000],
  ['10:00:59', 1_000],
  ['11:05:30', 30_000],
])('LIC-05 at %s it changes in %i ms', (now, delayMs) => {
  expect(nextMinuteMs(START, at(now))).toBe(delayMs);
});
