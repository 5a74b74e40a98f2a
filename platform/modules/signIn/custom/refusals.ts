import type { SignInOutcome } from '@foyer/contract/signIn/outcomes.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { CodeOutcome, CodePurpose } from './codes.ts';

/** CUST-08: why a sign-in of the custom flow failed. Never reveals whether an account exists. */
export class SignInRefused extends Refusal {
  constructor(outcome: SignInOutcome, keys: Readonly<Record<string, string>> = {}) {
    super('SignInRefused', { status: 403, reasons: [outcome], keys });
  }
}

export const SIGN_IN_CODE: CodePurpose = {
  name: 'signIn',
  refused: (outcome, triesLeft) =>
    new SignInRefused(
      OUTCOME_OF_CODE[outcome],
      triesLeft === undefined ? {} : { triesLeft: String(triesLeft) },
    ),
};

const OUTCOME_OF_CODE = {
  gone: 'AUTHENTICATION_REQUIRED',
  tooManyTries: 'TOO_MANY_INVALID_LOGIN_ATTEMPTS',
  wrong: 'INVALID_LOGIN_CODE_ENTERED',
} as const satisfies Record<CodeOutcome, SignInOutcome>;

/** SESS-03: the refresh token is not valid any more; the session has ended. */
export class InvalidTokenFailure extends Refusal {
  constructor(reason: 'unknown' | 'expired' | 'ended' | 'replayed') {
    super('InvalidTokenFailure', { status: 401, reasons: [reason] });
  }
}

export const notOfferedHere = () => new Refusal('SignInNotOffered', { status: 403 });

export const notAnAddress = () =>
  new Refusal('BadRequest', { reasons: ['notAnAddress'], keys: { field: 'address' } });
