import { describe, expect, test } from 'vitest';
import { readSignUp } from './signUp.ts';

const OF_AGE = { now: new Date('2026-11-20T12:00:00Z'), minimumAgeYears: 18 };
const GOOD = {
  email: 'nora@foyer.test',
  password: 'a short sentence',
  firstName: 'Nora',
  lastName: 'Niemi',
  birthDate: '1990-02-28',
  adult: 'yes',
};
const problemsOf = (change: Partial<Record<keyof typeof GOOD, string>>) => {
  const read = readSignUp(new URLSearchParams({ ...GOOD, ...change }), OF_AGE);
  return 'problems' in read ? read.problems : {};
};

describe('the sign-up form', () => {
  test('is read with its spaces trimmed, but for the password’s', () => {
    const read = readSignUp(
      new URLSearchParams({ ...GOOD, firstName: ' Nora ', password: ' a short sentence ' }),
      OF_AGE,
    );
    expect(read).toEqual({
      person: {
        email: 'nora@foyer.test',
        password: ' a short sentence ',
        firstName: 'Nora',
        lastName: 'Niemi',
        birthDate: '1990-02-28',
      },
    });
  });

  test.each([
    ['2008-11-20', undefined],
    ['2008-11-21', 'tooYoung'],
    ['2008-02-29', undefined],
    ['2026-11-20', 'tooYoung'],
    ['2030-01-01', 'tooYoung'],
    ['1899-01-01', 'notADate'],
    ['2001-02-29', 'notADate'],
    ['29.02.2000', 'notADate'],
    ['', 'missing'],
  ])('born on %s: %s', (birthDate, problem) => {
    expect(problemsOf({ birthDate }).birthDate).toBe(problem);
  });

  test('the age is the licence’s', () => {
    const form = new URLSearchParams({ ...GOOD, birthDate: '2006-01-01' });
    expect(readSignUp(form, OF_AGE)).toHaveProperty('person');
    expect(readSignUp(form, { ...OF_AGE, minimumAgeYears: 21 })).toEqual({
      problems: { birthDate: 'tooYoung' },
    });
  });

  test.each(['a@b', 'a b@c.test', '@foyer.test', 'nora@', 'nora@foyer.test\r\nbcc: x@y.test'])(
    '%j is no address',
    (email) => {
      expect(problemsOf({ email }).email).toBe('notAnEmail');
    },
  );

  test('CONST-01 100 characters are taken, 101 are not', () => {
    expect(problemsOf({ firstName: 'n'.repeat(100), password: 'p'.repeat(100) })).toEqual({});
    expect(problemsOf({ firstName: 'n'.repeat(101), password: 'p'.repeat(101) })).toEqual({
      firstName: 'tooLong',
      password: 'tooLong',
    });
  });

  test('an empty form misses everything', () => {
    const read = readSignUp(new URLSearchParams(), OF_AGE);
    expect('problems' in read && Object.values(read.problems)).toEqual(
      Array.from({ length: 6 }, () => 'missing'),
    );
  });
});
