import { PROMOTION_AUDIENCES } from '@foyer/contract/content/promotions.ts';
import { describe, expect, it } from 'vitest';
import { isFor, periodOf, runs } from './offers.ts';

describe('the audience of a promotion', () => {
  it.each([
    ['ALWAYS', [0, 1, 7]],
    ['EXISTING_DEPOSITS', [1, 7]],
    ['FIRST_TIME_DEPOSIT', [0]],
  ] as const)('PROMO-01 %s is for players with %j deposits', (audience, deposits) => {
    expect([0, 1, 7].filter((count) => isFor(audience, count))).toEqual(deposits);
  });

  it('PROMO-01 has one of three values', () => {
    expect(PROMOTION_AUDIENCES).toEqual(['ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT']);
  });
});

describe('the period of a promotion', () => {
  const isOn = (days: { from?: string; until?: string }, zone: string, at: string) =>
    runs(periodOf(days, zone), new Date(at));

  it.each([
    ['2026-12-01T04:59:59.999Z', false],
    ['2026-12-01T05:00:00.000Z', true],
    ['2027-01-01T04:59:59.999Z', true],
    ['2027-01-01T05:00:00.000Z', false],
  ])('OPEN-45 covers whole days in the time zone of the brand: active at %s is %s', (at, expected) => {
    expect(isOn({ from: '2026-12-01', until: '2026-12-31' }, 'America/New_York', at)).toBe(expected);
  });

  it('OPEN-45 handles a day on which the clocks change', () => {
    const period = periodOf({ from: '2026-10-25', until: '2026-10-25' }, 'Europe/Helsinki');
    expect(period).toEqual({
      startsAt: new Date('2026-10-24T21:00:00Z'),
      endsAt: new Date('2026-10-25T22:00:00Z'),
    });
  });

  it('OPEN-45 is unlimited without dates', () => {
    expect(periodOf({}, 'UTC')).toEqual({ startsAt: null, endsAt: null });
    expect(isOn({}, 'UTC', '2000-01-01T00:00:00Z')).toBe(true);
    expect(isOn({ from: '2027-01-01' }, 'UTC', '2026-12-31T23:59:59Z')).toBe(false);
    expect(isOn({ until: '2026-12-30' }, 'UTC', '2026-12-31T00:00:00Z')).toBe(false);
  });
});
