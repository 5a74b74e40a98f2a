import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanOf, type Period } from './periodSpan.ts';

const period = fc.constantFrom('Day', 'Week', 'Month');
const zone = fc.constantFrom('Europe/Malta', 'Pacific/Auckland', 'America/Sao_Paulo');

describe('a period', () => {
  it.each([
    ['a day', 'Day', 'Europe/Malta', '2026-03-02T12:00Z', '2026-03-01T23:00Z', '2026-03-02T23:00Z'],
    [
      'a day of 23 hours',
      'Day',
      'Europe/Malta',
      '2026-03-29T12:00Z',
      '2026-03-28T23:00Z',
      '2026-03-29T22:00Z',
    ],
    [
      'a day of 25 hours',
      'Day',
      'Europe/Malta',
      '2026-10-25T12:00Z',
      '2026-10-24T22:00Z',
      '2026-10-25T23:00Z',
    ],
    [
      'a day of 25 hours in the south',
      'Day',
      'Pacific/Auckland',
      '2026-04-04T20:00Z',
      '2026-04-04T11:00Z',
      '2026-04-05T12:00Z',
    ],
    [
      'a day without midnight',
      'Day',
      'America/Sao_Paulo',
      '2018-11-04T12:00Z',
      '2018-11-04T03:00Z',
      '2018-11-05T02:00Z',
    ],
    ['the week of a Monday', 'Week', 'UTC', '2026-03-02T00:00Z', '2026-03-02T00:00Z', '2026-03-09T00:00Z'],
    ['the week of a Thursday', 'Week', 'UTC', '2026-03-05T12:00Z', '2026-03-02T00:00Z', '2026-03-09T00:00Z'],
    ['the week of a Sunday', 'Week', 'UTC', '2026-03-08T23:59Z', '2026-03-02T00:00Z', '2026-03-09T00:00Z'],
    [
      'a week over the new year',
      'Week',
      'UTC',
      '2026-01-01T12:00Z',
      '2025-12-29T00:00Z',
      '2026-01-05T00:00Z',
    ],
    ['a month', 'Month', 'UTC', '2026-02-28T23:59Z', '2026-02-01T00:00Z', '2026-03-01T00:00Z'],
    ['a December', 'Month', 'Europe/Malta', '2026-12-31T22:59Z', '2026-11-30T23:00Z', '2026-12-31T23:00Z'],
  ] as const)('is %s', (_what, kind, timeZone, at, from, to) => {
    expect(spanOf(kind, new Date(at), timeZone)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it('contains its moment, and periods follow each other without a gap or an overlap', () => {
    const at = fc.date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(period, zone, at, (kind, timeZone, moment) => {
        const found = spanOf(kind, moment, timeZone);
        expect(+found.from).toBeLessThanOrEqual(+moment);
        expect(+found.to).toBeGreaterThan(+moment);
        expect(spanOf(kind, found.from, timeZone)).toEqual(found);
        expect(spanOf(kind, new Date(+found.to - 1), timeZone)).toEqual(found);
        expect(spanOf(kind, found.to, timeZone).from).toEqual(found.to);
      }),
    );
  });

  it.each<[Period, zone: string, at: string, from: string, to: string]>([
    ['Day', 'Europe/Helsinki', '2026-11-24T10:00:00Z', '2026-11-23T22:00:00Z', '2026-11-24T22:00:00Z'],
    ['Day', 'Europe/Helsinki', '2026-11-24T21:59:59.999Z', '2026-11-23T22:00:00Z', '2026-11-24T22:00:00Z'],
    ['Day', 'Europe/Helsinki', '2026-11-24T22:00:00Z', '2026-11-24T22:00:00Z', '2026-11-25T22:00:00Z'],
    // A day of 25 hours.
    ['Day', 'Europe/Helsinki', '2026-10-25T12:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
    ['Day', 'Europe/Helsinki', '2026-12-31T12:00:00Z', '2026-12-30T22:00:00Z', '2026-12-31T22:00:00Z'],
    // Monday, Tuesday and Sunday belong to one week.
    ['Week', 'Europe/Helsinki', '2026-11-22T22:00:00Z', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00Z'],
    ['Week', 'Europe/Helsinki', '2026-11-24T10:00:00Z', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00Z'],
    ['Week', 'Europe/Helsinki', '2026-11-29T21:59:59.999Z', '2026-11-22T22:00:00Z', '2026-11-29T22:00:00Z'],
    ['Week', 'Europe/Helsinki', '2027-01-01T10:00:00Z', '2026-12-27T22:00:00Z', '2027-01-03T22:00:00Z'],
    // It is Monday in Auckland while it is Sunday in Europe.
    ['Week', 'Pacific/Auckland', '2026-11-22T12:00:00Z', '2026-11-22T11:00:00Z', '2026-11-29T11:00:00Z'],
    ['Month', 'Europe/Helsinki', '2026-11-24T10:00:00Z', '2026-10-31T22:00:00Z', '2026-11-30T22:00:00Z'],
    ['Month', 'Europe/Helsinki', '2026-11-30T22:00:00Z', '2026-11-30T22:00:00Z', '2026-12-31T22:00:00Z'],
    ['Month', 'Europe/Helsinki', '2028-02-29T10:00:00Z', '2028-01-31T22:00:00Z', '2028-02-29T22:00:00Z'],
  ])('%s in %s at %s lasts from %s to %s', (period, zone, at, from, to) => {
    expect(spanOf(period, new Date(at), zone)).toEqual({ from: new Date(from), to: new Date(to) });
  });
});
