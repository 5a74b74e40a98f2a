import type { PlayerId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../infra/refusal.ts';

export type AuthenticationReason =
  | 'malformed'
  | 'badSignature'
  | 'expired'
  | 'ended'
  | 'foreignBrand'
  | 'unknownPlayer';

/** SESS-07: the bearer's token opens nothing here; refresh it, or sign in. */
export class AuthenticationFailure extends Refusal {
  constructor(reason: AuthenticationReason, cause?: unknown) {
    super('AuthenticationFailure', { status: 401, reasons: [reason], cause });
  }
}

/**
 * The rules speak against the account. What the visitor is told does not say which: that would tell of somebody else.
 */
export class RegistrationRefused extends Refusal {
  readonly why: 'nationalIdTaken' | 'likeAnExcludedPlayer' | 'customerTaken';
  /** Whom the newcomer met; null where that account is gone. */
  readonly other: PlayerId | null;

  constructor(why: RegistrationRefused['why'], other: PlayerId | null) {
    super('RegistrationRefused', { status: 409 });
    this.why = why;
    this.other = other;
  }
}

/** An account with this address exists at the brand. What the visitor is told does not say so. */
export class EmailTaken extends Refusal {
  constructor() {
    super('EmailTaken', { status: 409 });
  }
}
