import {
  BeginBankRegistration,
  RegisterPlayer,
  ResendEmailVerification,
  VerifyEmail,
  type EmailVerificationOutcome,
  type RegistrationForm,
} from '@foyer/contract/generated/operations.ts';
import type { DocumentVersions, LegalDocument } from '@foyer/contract/legal/documents.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { call, pageCallContext, type LoginProof } from '../signIn/signInCalls.ts';

export type { EmailVerificationOutcome, RegistrationForm };

export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

export interface RegistrationResponse {
  /** Invalid fields; empty if the form was accepted. */
  readonly problems: readonly FieldProblem[];
  /** OVER-08: current versions of the legal documents. */
  readonly documentVersions: DocumentVersions;
}

/** Registration mutations, sent without the GraphQL client like those of the sign-in. Each @throws SignInFailure */
export interface RegistrationCalls {
  register(form: RegistrationForm, bank: LoginProof | null): Promise<RegistrationResponse>;
  /** Begins at the country's payment provider. @param challenge SHA-256 of a verifier that stays in this tab */
  beginAtBank(challenge: string): Promise<{ readonly url: string; readonly state: string }>;
  verify(token: string): Promise<EmailVerificationOutcome>;
  /** Sends the verification link again, to the same email address. */
  resend(token: string): Promise<void>;
}

export function registrationCalls(brand: string, locale: Locale): RegistrationCalls {
  const context = pageCallContext(brand, locale);
  return {
    register: async (form, bank) => {
      const { problems, documents } = (await call(context, RegisterPlayer, { form, bank })).registerPlayer;
      const versionOf = (document: LegalDocument) =>
        documents.find(({ key }) => key === document)?.version ?? 0;
      return {
        problems,
        documentVersions: {
          'terms-and-conditions': versionOf('terms-and-conditions'),
          'privacy-policy': versionOf('privacy-policy'),
        },
      };
    },
    beginAtBank: async (challenge) =>
      (await call(context, BeginBankRegistration, { challenge })).beginBankRegistration,
    verify: async (token) => (await call(context, VerifyEmail, { token })).verifyEmail.outcome,
    resend: async (token) => void (await call(context, ResendEmailVerification, { token })),
  };
}
