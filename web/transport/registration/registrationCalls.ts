import {
  BeginBankRegistration,
  RegisterPlayer,
  ResendEmailVerification,
  VerifyEmail,
  type EmailVerificationOutcome,
  type RegistrationForm,
} from '@foyer/contract/generated/operations.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { call, pageCallContext, type LoginProof } from '../signIn/signInCalls.ts';

export type { EmailVerificationOutcome, RegistrationForm };

export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** Registration mutations, sent without the GraphQL client like those of the sign-in. Each @throws SignInFailure */
export interface RegistrationCalls {
  /** @returns invalid fields; empty if the form was accepted */
  register(form: RegistrationForm, bank: LoginProof | null): Promise<readonly FieldProblem[]>;
  /** Begins at the country's payment provider. @param challenge SHA-256 of a verifier that stays in this tab */
  beginAtBank(challenge: string): Promise<{ readonly url: string; readonly state: string }>;
  verify(token: string): Promise<EmailVerificationOutcome>;
  /** Sends the link again, to the same email address. */
  resend(token: string): Promise<void>;
}

export function registrationCalls(brand: string, locale: Locale): RegistrationCalls {
  const context = pageCallContext(brand, locale);
  return {
    register: async (form, bank) =>
      (await call(context, RegisterPlayer, { form, bank })).registerPlayer.problems,
    beginAtBank: async (challenge) =>
      (await call(context, BeginBankRegistration, { challenge })).beginBankRegistration,
    verify: async (token) => (await call(context, VerifyEmail, { token })).verifyEmail.outcome,
    resend: async (token) => void (await call(context, ResendEmailVerification, { token })),
  };
}
