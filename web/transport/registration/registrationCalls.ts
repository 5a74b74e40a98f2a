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

/** What a newcomer asks of the platform, past the GraphQL client as the sign-in does. Each @throws SignInFailure */
export interface RegistrationCalls {
  /** @returns what is to be mended; nothing when the form was taken */
  register(form: RegistrationForm, bank: LoginProof | null): Promise<readonly FieldProblem[]>;
  /** At the payment provider that the country's method names. @param challenge SHA-256 of a verifier that stays here */
  beginAtBank(challenge: string): Promise<{ readonly url: string; readonly state: string }>;
  verify(token: string): Promise<EmailVerificationOutcome>;
  /** To the address that the link went to. */
  resend(token: string): Promise<void>;
}

export function registrationCalls(brand: string, locale: Locale): RegistrationCalls {
  const place = pageCallContext(brand, locale);
  return {
    register: async (form, bank) =>
      (await call(place, RegisterPlayer, { form, bank })).registerPlayer.problems,
    beginAtBank: async (challenge) =>
      (await call(place, BeginBankRegistration, { challenge })).beginBankRegistration,
    verify: async (token) => (await call(place, VerifyEmail, { token })).verifyEmail.outcome,
    resend: async (token) => void (await call(place, ResendEmailVerification, { token })),
  };
}
