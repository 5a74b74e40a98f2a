import type { PhoneCodeOutcome } from '@foyer/contract/registration/phone.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { CodePurpose } from '../ports.ts';

/** The refusal of a code. It never reveals whether the number belongs to another player. */
export const PHONE_CODE: CodePurpose = {
  name: 'phone',
  refused: (outcome, triesLeft) =>
    new Refusal('PhoneVerificationRefused', {
      status: 403,
      reasons: [OUTCOME_OF_CODE[outcome]],
      keys: triesLeft === undefined ? {} : { triesLeft: String(triesLeft) },
    }),
};

const OUTCOME_OF_CODE = {
  gone: 'CODE_GONE',
  tooManyTries: 'TOO_MANY_TRIES',
  wrong: 'WRONG_CODE',
} as const satisfies Record<Parameters<CodePurpose['refused']>[0], PhoneCodeOutcome>;

export const notAMobileNumber = () =>
  new Refusal('BadRequest', { reasons: ['notAMobileNumber'], keys: { field: 'number' } });

/** FLAG-11: the site does not offer phone verification. */
export const noPhoneVerification = () => new Refusal('PhoneVerificationNotOffered', { status: 403 });

/** A verified number can be used to sign in, so a stolen session must not be able to change it. */
export const alreadyVerified = () => new Refusal('PhoneAlreadyVerified', { status: 409 });
