import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthDateGrade, nearBirthDates } from './birthDates.ts';

const isoOf = (at: Date) => at.toISOString().slice(0, 10);
const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2008-12-31'), noInvalidDate: true })
  .map(isoOf);

describe('EXCLUSION-06 two birth dates', () => {
  test.each([
    ['the same date', '1984-05-12', 'same'],
    ['a day later', '1984-05-13', 'near'],
    ['a day earlier', '1984-05-11', 'near'],
    ['a year later', '1985-05-12', 'near'],
    ['a year earlier', '1983-05-12', 'near'],
    ['day and month swapped', '1984-12-05', 'near'],
    ['one digit of the year replaced', '1954-05-12', 'near'],
    ['one digit of the month replaced', '1984-09-12', 'near'],
    ['one digit of the day replaced', '1984-05-19', 'near'],
    ['two digits of the year swapped', '1948-05-12', 'near'],
    ['two digits of the day swapped', '1984-05-21', 'near'],
    ['two digits replaced', '1984-07-14', 'different'],
    ['two years later in another decade', '1992-05-12', 'different'],
    ['another date', '1991-11-30', 'different'],
  ])('EXCLUSION-06 %s: %s is rated %s', (_what, other, grade) => {
    expect(birthDateGrade('1984-05-12', other)).toBe(grade);
  });

  test.each([
    ['1984-02-29', '1984-03-01'],
    ['1999-12-31', '2000-01-01'],
    ['1989-05-12', '1990-05-12'],
    ['1985-01-30', '1985-01-03'],
  ])('EXCLUSION-06 %s and %s are near', (one, other) => {
    expect(birthDateGrade(one, other)).toBe('near');
    expect(birthDateGrade(other, one)).toBe('near');
  });
});

test('EXCLUSION-06 near birth dates are other valid dates, and symmetric', () => {
  fc.assert(
    fc.property(day, (born) => {
      const all = nearBirthDates(born);
      expect(all).not.toContain(born);
      for (const near of all) {
        expect(isoOf(new Date(near))).toBe(near);
        expect(nearBirthDates(near)).toContain(born);
      }
    }),
    { numRuns: 10 },
  );
});

test('EXCLUSION-06 a birth date of 2000 is near to no date of the year 0, which PostgreSQL does not have', () => {
  expect([...nearBirthDates('2000-01-15')].filter((near) => near < '0001')).toEqual([]);
});

test.each(['', 'unknown', '1984-13-40'])('EXCLUSION-06 %j, which is no date, is near to none', (text) => {
  expect(nearBirthDates(text).size).toBe(0);
});
