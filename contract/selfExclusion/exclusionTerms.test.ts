import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfDays, endOfTerm, INDEFINITE, isTerm, monthsOf } from './exclusionTerms.ts';

test.each([
  ['P6M', '2026-11-23T10:00:00.000Z', '2027-05-23T10:00:00.000Z'],
  ['P1M', '2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['P6M', '2027-08-31T23:59:59.999Z', '2028-02-29T23:59:59.999Z'],
  ['P12M', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
  ['P60M', '2026-11-23T10:00:00.000Z', '2031-11-23T10:00:00.000Z'],
])('EXCLUSION-02 the term %s from %s ends at %s', (term, from, end) => {
  expect(endOfTerm(term, new Date(from))?.toISOString()).toBe(end);
});

test('EXCLUSION-02 a term without an end has none', () => {
  expect(endOfTerm(INDEFINITE, new Date(0))).toBeNull();
  expect(monthsOf(INDEFINITE)).toBeNull();
});

test.each([
  [INDEFINITE, null],
  ['P1M', 1],
  ['P6M', 6],
  ['P999M', 999],
])('EXCLUSION-02 %j is a term of %s months', (term, months) => {
  expect(isTerm(term)).toBe(true);
  expect(monthsOf(term)).toBe(months);
});

test.each(['', 'P0M', 'P06M', 'P6D', 'P6M1D', 'P1Y', 'p6m', ' P6M', 'P1000M', '6', '2031-01-01'])(
  'EXCLUSION-02 %j is not a valid term',
  (term) => {
    expect(isTerm(term)).toBe(false);
    expect(monthsOf(term)).toBeNull();
  },
);

test('EXCLUSION-02 a longer term always ends later, and no sooner than 28 days per month', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 120 }), (from, months) => {
      const end = endOfTerm(`P${months}M`, from)?.getTime() ?? 0;
      expect(end).toBeGreaterThanOrEqual(endOfDays(28 * months, from).getTime());
      expect(endOfTerm(`P${months + 1}M`, from)?.getTime()).toBeGreaterThan(end);
    }),
  );
});

test('EXCLUSION-08 a time-out lasts full 24-hour days', () => {
  expect(endOfDays(1, new Date('2027-03-27T12:00:00.000Z')).toISOString()).toBe('2027-03-28T12:00:00.000Z');
});
