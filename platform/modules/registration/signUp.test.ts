import { describe, expect, test } from 'vitest';
import { readSignUp, type SignUpRules } from './signUp.ts';

const OF_AGE: SignUpRules = {
  now: new Date('2026-11-20T12:00:00Z'),
  minimumAgeYears: 18,
  country: 'FI',
  currency: 'EUR',
  steps: ['account', 'person', 'consents', 'verification'],
  areLimitsRequired: false,
  documentVersions: { 'terms-and-conditions': 1, 'privacy-policy': 4 },
  requiresPassword: true,
};
const GOOD = {
  email: 'nora@foyer.test',
  password: 'a short sentence',
  firstName: 'Nora',
  lastName: 'Niemi',
  birthDate: '1990-02-28',
  adult: 'yes',
  terms: 'yes',
  termsVersion: '1',
  privacyVersion: '4',
};
const problemsOf = (change: Partial<Record<keyof typeof GOOD, string>>) => {
  const read = readSignUp(new URLSearchParams({ ...GOOD, ...change }), OF_AGE);
  return 'problems' in read ? read.problems : {};
};

describe('the sign-up form', () => {
  test('is trimmed except for the password', () => {
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
      choices: {
        nationalId: null,
        accepts: { email: false, sms: false, phone: false, webPush: false },
        limits: [],
        withoutLimits: null,
        jackpot: null,
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
  ])('a birth date %j has the problem %s', (birthDate, problem) => {
    expect(problemsOf({ birthDate }).birthDate).toBe(problem);
  });

  test('the minimum age is that of the licence', () => {
    const form = new URLSearchParams({ ...GOOD, birthDate: '2006-01-01' });
    expect(readSignUp(form, OF_AGE)).toHaveProperty('person');
    expect(readSignUp(form, { ...OF_AGE, minimumAgeYears: 21 })).toEqual({
      problems: { birthDate: 'tooYoung' },
    });
  });

  test.each(['a@b', 'a b@c.test', '@foyer.test', 'nora@', 'nora@foyer.test\r\nbcc: x@y.test'])(
    '%j is not an email address',
    (email) => {
      expect(problemsOf({ email }).email).toBe('notAnEmail');
    },
  );

  test('CONST-01 100 characters are accepted, 101 are not', () => {
    expect(problemsOf({ firstName: 'n'.repeat(100), password: 'p'.repeat(100) })).toEqual({});
    expect(problemsOf({ firstName: 'n'.repeat(101), password: 'p'.repeat(101) })).toEqual({
      firstName: 'tooLong',
      password: 'tooLong',
    });
  });

  test('an empty form reports every field as missing', () => {
    const read = readSignUp(new URLSearchParams(), OF_AGE);
    expect('problems' in read && Object.values(read.problems)).toEqual(
      Array.from({ length: 7 }, () => 'missing'),
    );
  });
});

describe('fields that only some countries request', () => {
  const read = (change: Record<string, string>, rules: Partial<SignUpRules>) =>
    readSignUp(new URLSearchParams({ ...GOOD, ...change }), { ...OF_AGE, ...rules });
  const ID: Partial<SignUpRules> = { steps: ['account', 'person', 'nationalId', 'consents'] };
  const JACKPOT: Partial<SignUpRules> = { steps: ['account', 'person', 'consents', 'jackpot'] };
  const LIMITS: Partial<SignUpRules> = { steps: ['account', 'person', 'consents', 'limits'] };

  test.each([
    [{}, 'missing'],
    [{ nationalId: '131052-308U' }, 'notANationalId'],
    [{ nationalId: '131052-308T' }, 'otherBirthDate'],
    [{ nationalId: '131052-308T', birthDate: '1952-10-13' }, undefined],
  ])('LIC-07 a form with %j has the national id problem %s', (change, problem) => {
    const found = read(change, ID);
    expect('problems' in found ? found.problems.nationalId : undefined).toBe(problem);
  });

  test('LIC-07 an invalid birth date is reported without a national id mismatch', () => {
    expect(read({ nationalId: '131052-308T', birthDate: 'then' }, ID)).toEqual({
      problems: { birthDate: 'notADate' },
    });
  });

  test('LIC-07 a national id is ignored where it is not requested', () => {
    expect(read({ nationalId: 'nonsense' }, {})).toMatchObject({ choices: { nationalId: null } });
  });

  test.each([
    ['25', [{ period: 'day', amount: { minor: 2500n, currency: 'EUR' } }]],
    ['25,50', [{ period: 'day', amount: { minor: 2550n, currency: 'EUR' } }]],
    ['1 000', [{ period: 'day', amount: { minor: 100000n, currency: 'EUR' } }]],
  ])('LIC-10 a daily limit of %j', (dayLimit, limits) => {
    expect(read({ dayLimit }, LIMITS)).toMatchObject({ choices: { limits, withoutLimits: false } });
  });

  test.each<[Record<string, string>, string | undefined]>([
    [{}, 'missing'],
    [{ withoutLimits: '' }, 'missing'],
    [{ withoutLimits: 'no' }, 'missing'],
    [{ withoutLimits: 'true' }, 'missing'],
    [{ dayLimit: ' ', weekLimit: '', monthLimit: '\t' }, 'missing'],
    [{ withoutLimits: 'yes' }, undefined],
    [{ monthLimit: '200' }, undefined],
  ])('LIMIT-05 of a form with %j the confirmation is %s', (change, problem) => {
    const found = read(change, LIMITS);
    expect('problems' in found ? found.problems : {}).toEqual(problem ? { withoutLimits: problem } : {});
  });

  test('LIMIT-05 limits that are entered count although the form says that there are none', () => {
    const both = { withoutLimits: 'yes', dayLimit: '25' };
    expect(read(both, LIMITS)).toMatchObject({ choices: { limits: [{}], withoutLimits: false } });
    expect(read({ withoutLimits: 'yes' }, LIMITS)).toMatchObject({
      choices: { limits: [], withoutLimits: true },
    });
  });

  test('LIMIT-05 the confirmation replaces no limits where they are required, and is ignored where none are offered', () => {
    expect(read({ withoutLimits: 'yes' }, { ...LIMITS, areLimitsRequired: true })).toEqual({
      problems: { dayLimit: 'missing', weekLimit: 'missing', monthLimit: 'missing' },
    });
    for (const withoutLimits of ['', 'yes'])
      expect(read({ withoutLimits }, {})).toMatchObject({ choices: { withoutLimits: null } });
  });

  test.each(['0', '-5', 'a lot', '1e3', '1.234'])('LIC-10 %j is not a limit', (weekLimit) => {
    expect(read({ weekLimit }, LIMITS)).toEqual({ problems: { weekLimit: 'notAnAmount' } });
  });

  test('LIC-10 no limit may be left empty where they are required', () => {
    const required = { ...LIMITS, areLimitsRequired: true };
    expect(read({ dayLimit: '25', monthLimit: '0' }, required)).toEqual({
      problems: { weekLimit: 'missing', monthLimit: 'notAnAmount' },
    });
    const limits = { dayLimit: '25', weekLimit: '100', monthLimit: '200' };
    expect(read(limits, required)).toMatchObject({ choices: { limits: [{}, {}, {}] } });
    expect(read({}, { areLimitsRequired: true })).toMatchObject({ choices: { limits: [] } });
  });

  test.each([
    ['0.40', { minor: 40n, currency: 'EUR' }],
    [' 1,00 ', { minor: 100n, currency: 'EUR' }],
    // The form only parses the amount; the jackpot checks whether it offers it.
    ['0.33', { minor: 33n, currency: 'EUR' }],
    ['', null],
  ])('FLAG-13 a jackpot contribution of %j is parsed', (jackpot, contribution) => {
    expect(read({ jackpot }, JACKPOT)).toMatchObject({ choices: { jackpot: { contribution } } });
  });

  test.each(['0', '-0.40', 'yes', '0.4.0', '1e3', '0.123', 'NaN', '٤'])(
    'FLAG-13 %j is not a jackpot contribution',
    (jackpot) => {
      expect(read({ jackpot }, JACKPOT)).toEqual({ problems: { jackpot: 'notAnAmount' } });
    },
  );

  test('FLAG-13 a jackpot choice is ignored where it is not requested, and an empty one means no participation', () => {
    expect(read({ jackpot: '0.40' }, {})).toMatchObject({ choices: { jackpot: null } });
    expect(read({ jackpot: 'yes' }, {})).toMatchObject({ choices: { jackpot: null } });
    expect(read({}, JACKPOT)).toMatchObject({ choices: { jackpot: { contribution: null } } });
  });

  test('PLAYER-11 the terms must be accepted', () => {
    expect(read({ terms: '' }, {})).toEqual({ problems: { terms: 'missing' } });
  });

  test('OPEN-34 a password is ignored where players sign in with a code', () => {
    expect(read({ password: 'short' }, { requiresPassword: false })).toMatchObject({
      person: { password: null },
    });
  });
});
