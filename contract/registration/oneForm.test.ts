import type { RegistrationMethod } from './methods.ts';
import { expect, test } from 'vitest';
import { isFormDrawn, isOneForm } from './oneForm.ts';

test.each<[RegistrationMethod, 'regily' | 'dino', boolean]>([
  ['REGILY', 'regily', false],
  ['REGILY', 'dino', true],
  ['DINO', 'dino', true],
  ['DINO', 'regily', false],
  ['SSN', 'dino', false],
  ['TRUSTLY', 'dino', false],
])('EXP-10 with %s and drawn form %s the form is %s', (method, drawn, expected) => {
  expect(isOneForm(method, drawn)).toBe(expected);
});

test.each([
  ['REGILY', 'Sms', true],
  ['DINO', 'Piq', true],
  ['REGILY', 'Keycloak', false],
  ['TRUSTLY', 'Trustly', false],
  ['SSN', 'Sms', false],
] as const)(
  'EXP-10 with registration %s and sign-in %s a form is drawn: %s',
  (registration, loginFlow, expected) => {
    expect(isFormDrawn({ registration, loginFlow })).toBe(expected);
  },
);
