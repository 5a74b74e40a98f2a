import { describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../signIn/providers.ts';
import {
  bankOf,
  consentsAtFirst,
  EMAIL_VALIDITIES,
  methodOf,
  REGISTRATION_METHODS,
  stepsOf,
  VERIFICATION_PURPOSES,
  type MethodsByCountry,
  type RegistrationMethod,
  type RegistrationStep,
} from './methods.ts';

describe('registration values', () => {
  test('REG-01 there are five registration methods', () => {
    expect(REGISTRATION_METHODS).toEqual(['DINO', 'REGILY', 'SSN', 'TRUSTLY', 'ZIMPLER']);
  });

  test('REG-03 there are three purposes of a verification', () => {
    expect(VERIFICATION_PURPOSES).toEqual(['EmailChange', 'SignUp', 'Unknown']);
  });

  test('REG-04 an address check has one of three results', () => {
    expect(EMAIL_VALIDITIES).toEqual(['Invalid', 'Risky', 'Valid']);
  });
});

const METHODS: MethodsByCountry = { ROW: 'REGILY', EE: 'SSN', FI: 'TRUSTLY' };

test.each([
  ['EE', 'SSN'],
  ['FI', 'TRUSTLY'],
  ['NZ', 'REGILY'],
  ['', 'REGILY'],
])('REG-02 a player from %j registers by %s', (country, method) => {
  expect(methodOf(METHODS, country)).toBe(method);
});

const SITE_WITHOUT_STEPS: readonly RegistrationStep[] = ['account', 'person', 'consents', 'verification'];
const FROM_BANK: readonly RegistrationStep[] = ['bank', ...SITE_WITHOUT_STEPS];
const WITH_ID: readonly RegistrationStep[] = ['account', 'person', 'nationalId', 'consents', 'verification'];
const WITH_LIMITS: readonly RegistrationStep[] = ['account', 'person', 'consents', 'limits', 'verification'];

test.each<[method: RegistrationMethod, ssn: boolean, limits: boolean, steps: readonly RegistrationStep[]]>([
  ['REGILY', false, false, SITE_WITHOUT_STEPS],
  ['DINO', false, false, SITE_WITHOUT_STEPS],
  ['SSN', false, false, WITH_ID],
  ['REGILY', true, false, WITH_ID],
  ['REGILY', false, true, WITH_LIMITS],
  ['TRUSTLY', false, false, FROM_BANK],
  ['ZIMPLER', false, false, FROM_BANK],
])(
  'OPEN-34 LIC-07 LIC-10 with %s, id %s and limits %s the steps are %j',
  (registration, ssn, limits, steps) => {
    const rules = {
      ssnOnRegistration: ssn,
      depositLimitsOnRegistration: limits,
      depositLimitsRequiredOnRegistration: false,
    };
    const paymentLogins: PaymentProvider[] = ['Piq', 'Trustly', 'Zimpler'];
    expect(stepsOf({ registration, rules, paymentLogins, jackpotOffer: null })).toEqual(steps);
    const required = { ...rules, depositLimitsRequiredOnRegistration: true };
    expect(stepsOf({ registration, rules: required, paymentLogins, jackpotOffer: null })).toContain('limits');
  },
);

test.each<[RegistrationMethod, PaymentProvider[], PaymentProvider | null]>([
  ['TRUSTLY', ['Piq', 'Trustly'], 'Trustly'],
  ['ZIMPLER', ['Zimpler'], 'Zimpler'],
  ['TRUSTLY', [], null],
  ['TRUSTLY', ['Zimpler'], null],
  ['REGILY', ['Trustly'], null],
  ['SSN', ['Trustly', 'Zimpler'], null],
])('REG-01 with %s and sign-in by %j a new player starts at %s', (registration, paymentLogins, bank) => {
  expect(bankOf({ registration, paymentLogins })).toBe(bank);
});

test('FLAG-04 consent checkboxes are empty unless the toggle is on', () => {
  expect(consentsAtFirst([])).toBe(false);
  expect(consentsAtFirst(['DefaultConsentRegistration'])).toBe(true);
});
