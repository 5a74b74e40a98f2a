import { Refusal } from './refusal.ts';

export type AuthenticationReason =
  | 'malformed'
  | 'badSignature'
  | 'expired'
  | 'ended'
  | 'foreignBrand'
  | 'unknownPlayer';

/** SESS-07: the access token is not accepted; the client refreshes it or signs in again. */
export class AuthenticationFailure extends Refusal {
  constructor(reason: AuthenticationReason, cause?: unknown) {
    super('AuthenticationFailure', { status: 401, reasons: [reason], cause });
  }
}
