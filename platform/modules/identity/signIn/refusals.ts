import type { SignInOutcome } from '@foyer/contract/signIn/outcomes.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { CodeOutcome, CodePurpose } from './codes.ts';

/** CUST-08: why a sign-in of the custom flow came to nothing. It never says whether there is an account. */
export class SignInRefused extends Refusal {
  constructor(outcome: SignInOutcome, keys: Readonly<Record<string, string>> = {}) {
    super('SignInRefused', { status: 403, reasons: [outcome], keys });
  }
}

/** A code to sign in with. */
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

/** SESS-03: the refresh token opens nothing any more; the session is over. */
export class InvalidTokenFailure extends Refusal {
  constructor(reason: 'unknown' | 'expired' | 'ended' | 'replayed') {
    super('InvalidTokenFailure', { status: 401, reasons: [reason] });
  }
}

export const notOfferedHere = () => new Refusal('SignInNotOffered', { status: 403 });

/** How long a budget that is used up stays so, at most. */
export const WAIT_SECONDS = 15 * 60;

export const tooSoon = (retryAfterSeconds: number) =>
  new Refusal('TooManyRequests', {
    status: 429,
    keys: { retryAfterSeconds: String(retryAfterSeconds) },
  });

export const notAnAddress = () =>
  new Refusal('BadRequest', { reasons: ['notAnAddress'], keys: { field: 'address' } });
