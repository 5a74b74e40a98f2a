import type { PhoneCodeOutcome } from '@foyer/contract/verification/phone.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { CodeOutcome, CodePurpose } from '../signIn/codes.ts';

/** Why a code verified no number. It never says whether the number is another player's. */
class PhoneVerificationRefused extends Refusal {
  constructor(outcome: PhoneCodeOutcome, keys: Readonly<Record<string, string>> = {}) {
    super('PhoneVerificationRefused', { status: 403, reasons: [outcome], keys });
  }
}

/** A code that shows whose a number is. */
export const PHONE_CODE: CodePurpose = {
  name: 'phone',
  refused: (outcome, triesLeft) =>
    new PhoneVerificationRefused(
      OUTCOME_OF_CODE[outcome],
      triesLeft === undefined ? {} : { triesLeft: String(triesLeft) },
    ),
};

const OUTCOME_OF_CODE = {
  gone: 'CODE_GONE',
  tooManyTries: 'TOO_MANY_TRIES',
  wrong: 'WRONG_CODE',
} as const satisfies Record<CodeOutcome, PhoneCodeOutcome>;

export const notAMobileNumber = () =>
  new Refusal('BadRequest', { reasons: ['notAMobileNumber'], keys: { field: 'number' } });

/** FLAG-11: the site has no such step. */
export const noPhoneVerification = () => new Refusal('PhoneVerificationNotOffered', { status: 403 });

/** A number that opens sessions is not changed by whoever holds one. */
export const alreadyVerified = () => new Refusal('PhoneAlreadyVerified', { status: 409 });
