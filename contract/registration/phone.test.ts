import { expect, test } from 'vitest';
import { isPhoneVerificationDue, type PhoneVerification } from './phone.ts';

test.each<[PhoneVerification, verified: boolean, skipped: boolean, owed: boolean]>([
  ['off', false, false, false],
  ['optional', false, false, true],
  ['optional', false, true, false],
  ['optional', true, false, false],
  ['required', false, false, true],
  ['required', false, true, true],
  ['required', true, false, false],
])(
  'FLAG-11 CONS-21 where it is %s, verified %s, skipped %s: owed %s',
  (step, isVerified, isSkipped, isDue) => {
    expect(isPhoneVerificationDue(step, { isVerified, isSkipped })).toBe(isDue);
  },
);
