import { describe, expect, it } from 'vitest';
import type { DropType } from '@foyer/contract/raffle/drops.ts';
import { endOf, instanceOf, studioOf } from './times.ts';

describe('RAFF-12 a drop ends', () => {
  it.each<[DropType, zone: string, at: string, end: string]>([
    // Hourly drops end on the next full hour, also when they start on a full hour.
    ['hourly', 'Europe/Helsinki', '2026-11-22T18:59:59.999Z', '2026-11-22T19:00:00.000Z'],
    ['hourly', 'Europe/Helsinki', '2026-11-22T19:00:00.000Z', '2026-11-22T20:00:00.000Z'],
    ['hourly', 'Europe/Helsinki', '2026-11-22T19:00:00.001Z', '2026-11-22T20:00:00.000Z'],
    // These time zones have offsets of half an hour and 45 minutes.
    ['hourly', 'Asia/Kolkata', '2026-11-22T19:00:00.000Z', '2026-11-22T19:30:00.000Z'],
    ['hourly', 'Asia/Kathmandu', '2026-11-22T19:00:00.000Z', '2026-11-22T19:15:00.000Z'],
    // When the clocks change, the repeated hour counts as two hours and the skipped hour as none.
    ['hourly', 'Europe/Helsinki', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    ['hourly', 'Europe/Helsinki', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['hourly', 'Europe/Helsinki', '2027-03-28T00:30:00.000Z', '2027-03-28T01:00:00.000Z'],
    // Daily drops end at 21:00 local time.
    ['daily', 'Europe/Helsinki', '2026-11-22T18:59:59.999Z', '2026-11-22T19:00:00.000Z'],
    ['daily', 'Europe/Helsinki', '2026-11-22T19:00:00.000Z', '2026-11-23T19:00:00.000Z'],
    ['daily', 'Europe/Helsinki', '2026-12-31T22:30:00.000Z', '2027-01-01T19:00:00.000Z'],
    ['daily', 'Pacific/Auckland', '2026-11-22T09:00:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['daily', 'America/Costa_Rica', '2026-11-22T12:00:00.000Z', '2026-11-23T03:00:00.000Z'],
    // Daily drops also end at 21:00 on and after the days of 25 and 23 hours, when the clocks change.
    ['daily', 'Europe/Helsinki', '2026-10-24T18:00:00.000Z', '2026-10-25T19:00:00.000Z'],
    ['daily', 'Europe/Helsinki', '2026-10-25T19:00:00.000Z', '2026-10-26T19:00:00.000Z'],
    ['daily', 'Europe/Dublin', '2027-03-27T21:00:00.000Z', '2027-03-28T20:00:00.000Z'],
    ['daily', 'Pacific/Auckland', '2026-09-26T09:00:00.000Z', '2026-09-27T08:00:00.000Z'],
    // Weekly drops end at 21:00 on Sundays.
    ['weekly', 'Europe/Helsinki', '2026-11-22T18:59:59.999Z', '2026-11-22T19:00:00.000Z'],
    ['weekly', 'Europe/Helsinki', '2026-11-22T19:00:00.000Z', '2026-11-29T19:00:00.000Z'],
    ['weekly', 'Europe/Helsinki', '2026-11-23T00:00:00.000Z', '2026-11-29T19:00:00.000Z'],
    // The local date decides: it is Sunday in Auckland while it is Saturday in Europe.
    ['weekly', 'Pacific/Auckland', '2026-11-21T12:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    // A week in which the clocks change has 169 or 167 hours.
    ['weekly', 'Europe/Helsinki', '2026-10-18T18:00:00.000Z', '2026-10-25T19:00:00.000Z'],
    ['weekly', 'Europe/Helsinki', '2027-03-21T19:00:00.000Z', '2027-03-28T18:00:00.000Z'],
  ])('%s in %s after %s at %s', (type, zone, at, end) => {
    expect(endOf(type, zone, new Date(at)).toISOString()).toBe(end);
  });

  it.each(['Europe/Helsinki', 'Pacific/Auckland', 'America/Costa_Rica', 'Australia/Lord_Howe'])(
    'at each evening of a year in %s',
    (zone) => {
      for (const [type, least, most] of [
        ['daily', 23, 25],
        ['weekly', 167, 169],
      ] as const) {
        let at = endOf(type, zone, new Date('2026-01-01T00:00:00Z'));
        while (at < new Date('2027-01-08T00:00:00Z')) {
          const next = endOf(type, zone, at);
          const hours = (next.getTime() - at.getTime()) / 3_600_000;
          expect(hours).toBeGreaterThanOrEqual(least);
          expect(hours).toBeLessThanOrEqual(most);
          at = next;
        }
      }
    },
  );
});

it('a drop id has its brand, its type and the minute of its start', () => {
  expect(instanceOf('northlight', 'hourly', new Date('2026-11-22T19:00:00Z'))).toBe(
    'northlight-hourly-20261122T1900Z',
  );
});

describe('RAFF-04 the studio of the week', () => {
  const studios = ['kvarn', 'otterby', 'copperwire'];
  const week = (end: string, zone = 'Europe/Helsinki') => studioOf(studios, zone, new Date(end));

  it('rotates, across years, and starts again after the last', () => {
    const ends = ['2026-12-13', '2026-12-20', '2026-12-27', '2027-01-03', '2027-01-10'];
    const named = ends.map((day) => week(`${day}T19:00:00Z`));
    expect(new Set(named.slice(0, 3))).toEqual(new Set(studios));
    expect(named.slice(3)).toEqual(named.slice(0, 2));
  });

  it('is the same in every time zone', () => {
    expect(week('2026-11-22T08:00:00Z', 'Pacific/Auckland')).toBe(week('2026-11-22T19:00:00Z'));
    expect(week('2026-11-23T03:00:00Z', 'America/Costa_Rica')).toBe(week('2026-11-22T19:00:00Z'));
  });

  it('is null without studios', () => {
    expect(studioOf([], 'Europe/Helsinki', new Date('2026-11-22T19:00:00Z'))).toBeNull();
  });
});
