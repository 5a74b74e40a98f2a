import { expect, test } from 'vitest';
import { emailValidityOf } from './emailValidity.ts';

test.each([
  ['nora@foyer.test', 'Valid'],
  ['nora@throwaway.test', 'Risky'],
  [' Nora@Box.THROWAWAY.test ', 'Risky'],
  ['nora@notthrowaway.test', 'Valid'],
  ['nora@throwaway.test.example', 'Valid'],
  ['throwaway.test@foyer.test', 'Valid'],
  ['nora@throwaway', 'Invalid'],
  ['throwaway.test', 'Invalid'],
  ['', 'Invalid'],
])('REG-04 the address %j is %s', (email, validity) => {
  expect(emailValidityOf(email, ['throwaway.test'])).toBe(validity);
});
