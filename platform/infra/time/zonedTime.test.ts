import { expect, it } from 'vitest';
import { dayIn, hourOfDay, startOfDay, weekdayOf } from './zonedTime.ts';

it.each([
  ['Europe/Malta', '2027-01-15T22:59:59Z', [2027, 1, 15]],
  ['Europe/Malta', '2027-01-15T23:00:00Z', [2027, 1, 16]],
  ['Pacific/Auckland', '2027-01-15T11:00:00Z', [2027, 1, 16]],
  ['America/Costa_Rica', '2027-01-15T05:59:59Z', [2027, 1, 14]],
])('in %s the day at %s is %j', (zone, at, [year, month, day]) => {
  expect(dayIn(zone, new Date(at))).toEqual({ year, month, day });
});

it.each([
  ['Europe/Malta', { year: 2027, month: 1, day: 15 }, '2027-01-14T23:00:00.000Z'],
  ['Europe/Malta', { year: 2027, month: 7, day: 1 }, '2027-06-30T22:00:00.000Z'],
  // The days of clock changes and the days after them.
  ['Europe/Malta', { year: 2027, month: 3, day: 28 }, '2027-03-27T23:00:00.000Z'],
  ['Europe/Malta', { year: 2027, month: 3, day: 29 }, '2027-03-28T22:00:00.000Z'],
  ['Europe/Malta', { year: 2027, month: 10, day: 31 }, '2027-10-30T22:00:00.000Z'],
  ['Europe/Malta', { year: 2027, month: 11, day: 1 }, '2027-10-31T23:00:00.000Z'],
  // Midnight is skipped: the day begins at 01:00.
  ['Africa/Cairo', { year: 2026, month: 4, day: 24 }, '2026-04-23T22:00:00.000Z'],
  ['America/Santiago', { year: 2026, month: 9, day: 6 }, '2026-09-06T04:00:00.000Z'],
  ['Pacific/Auckland', { year: 2027, month: 1, day: 1 }, '2026-12-31T11:00:00.000Z'],
  ['Europe/Malta', { year: 2027, month: 13, day: 1 }, '2027-12-31T23:00:00.000Z'],
])('in %s %j begins at %s', (zone, day, at) => {
  expect(startOfDay(zone, day).toISOString()).toBe(at);
});

it.each([
  ['Europe/Malta', { year: 2026, month: 10, day: 25 }, 2, '2026-10-25T01:00:00.000Z'],
  ['Europe/Malta', { year: 2027, month: 3, day: 28 }, 2, '2027-03-28T01:00:00.000Z'],
  ['Europe/Malta', { year: 2027, month: 3, day: 28 }, 3, '2027-03-28T01:00:00.000Z'],
])('in %s on %j it is %i o’clock at %s', (zone, day, hour, at) => {
  expect(hourOfDay(zone, day, hour).toISOString()).toBe(at);
});

it('has the day of the week', () => {
  expect(weekdayOf({ year: 2026, month: 11, day: 22 })).toBe(0);
  expect(weekdayOf({ year: 2026, month: 11, day: 23 })).toBe(1);
});
