import { Refusal } from '../../plumbing/refusal.ts';

export type AuthenticationReason =
  'malformed' | 'badSignature' | 'expired' | 'ended' | 'foreignBrand' | 'unknownPlayer';

/** SESS-07: the bearer's token opens nothing here; refresh it, or sign in. */
export class AuthenticationFailure extends Refusal {
  constructor(reason: AuthenticationReason, cause?: unknown) {
    super('AuthenticationFailure', { status: 401, reasons: [reason], cause });
  }
}

/** An account with this address exists at the brand. What the visitor is told does not say so. */
export class EmailTaken extends Refusal {
  constructor() {
    super('EmailTaken', { status: 409 });
  }
}
