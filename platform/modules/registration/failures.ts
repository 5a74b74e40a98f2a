import type { PlayerId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../infra/refusal.ts';

/**
 * A rule forbids the account. The visitor does not learn which rule,
 * because it would reveal another person's account.
 */
export class RegistrationRefused extends Refusal {
  readonly why: 'nationalIdTaken' | 'likeAnExcludedPlayer' | 'customerTaken' | 'inExclusionRegister';
  /** The existing player; null where that account has been erased. */
  readonly other: PlayerId | null;

  constructor(why: RegistrationRefused['why'], other: PlayerId | null) {
    super('RegistrationRefused', { status: 409 });
    this.why = why;
    this.other = other;
  }
}

/** The brand has an account with this email address. The visitor must not learn that. */
export class EmailTaken extends Refusal {
  constructor() {
    super('EmailTaken', { status: 409 });
  }
}

/** The payment provider's sign-in is missing, used up, or of another person. */
export const providerSignInRequired = () =>
  new Refusal('SignInRefused', { status: 403, reasons: ['AUTHENTICATION_REQUIRED'] });
