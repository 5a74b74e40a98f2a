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
  'FLAG-11 CONS-21 with setting %s, verified %s, skipped %s it is due: %s',
  (step, isVerified, isSkipped, isDue) => {
    expect(isPhoneVerificationDue(step, { isVerified, isSkipped })).toBe(isDue);
  },
);
