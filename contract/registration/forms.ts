import type { Locale } from '@foyer/domain/locale.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { DocumentVersions, LegalDocument } from '../legal/documents.ts';
import type { PageRequest } from '../content/page.ts';
import type { RegistrationStep } from './methods.ts';

/** Pages of the identity provider. They are plain HTML forms that work without JavaScript. */
export type SignInFormModel = SignInPage | SignUpPage | ConfirmSignOutPage | SignedOutPage | ProblemPage;

export interface SignInPage {
  readonly kind: 'signIn';
  readonly action: string;
  readonly csrf: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
  /** The account is closed, and the player can reopen it by signing in again. */
  readonly mayReopen: boolean;
  /** An email was sent to `email`. The page is the same whether or not an account already existed. */
  readonly hasWritten: boolean;
  readonly signUpHref: string;
}

/** The first two do not reveal whether the account exists; the others are shown only after the correct password. */
export type SignInProblem =
  | 'wrongCredentials'
  | 'tooManyTries'
  | 'countryNotServed'
  | 'otherWayIn'
  | 'multipleAccounts'
  | 'mayReopen';

export const SIGN_UP_FIELDS = [
  'email',
  'password',
  'firstName',
  'lastName',
  'birthDate',
  'nationalId',
  'dayLimit',
  'weekLimit',
  'monthLimit',
  'jackpot',
  'adult',
  'terms',
  'emailOffers',
  'smsOffers',
  'withoutLimits',
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

export interface SignUpPage {
  readonly kind: 'signUp';
  readonly action: string;
  readonly csrf: string;
  /** Values as entered, without the password. */
  readonly values: Readonly<Partial<Record<SignUpField, string>>>;
  readonly problems: Readonly<Partial<Record<SignUpField, SignUpProblem>>>;
  /**
   * Error of the whole form; `refused` does not reveal which rule caused it. `registerUnavailable`: a national exclusion
   * register does not reply.
   */
  readonly problem: 'refused' | 'tooManyTries' | 'registerUnavailable' | null;
  /** ISO 3166-1 code of the market that the account is opened in. */
  readonly country: string;
  readonly currency: Currency;
  /** Steps that the country and the licence require; the form has no fields for other steps. */
  readonly steps: readonly RegistrationStep[];
  /** OVER-08: the versions that the form shows and the player accepts with it. */
  readonly documentVersions: DocumentVersions;
  readonly signInHref: string;
}

/** OVER-08: form fields with the versions of the legal documents that the form showed. */
export const DOCUMENT_FIELDS = {
  'terms-and-conditions': 'termsVersion',
  'privacy-policy': 'privacyVersion',
} as const satisfies Record<LegalDocument, string>;

export type SignUpProblem =
  | 'missing'
  | 'tooLong'
  | 'notAnEmail'
  | 'passwordTooShort'
  | 'notADate'
  | 'tooYoung'
  | 'notANationalId'
  | 'otherBirthDate'
  | 'notAnAmount'
  /** The legal documents have changed since the form was shown. */
  | 'changed';

/** Shown when a sign-out request does not identify its session (no valid `id_token_hint`). */
export interface ConfirmSignOutPage {
  readonly kind: 'confirmSignOut';
  readonly action: string;
  readonly xsrf: string;
}

export interface SignedOutPage {
  readonly kind: 'signedOut';
  readonly homeHref: string;
}

export interface ProblemPage {
  readonly kind: 'problem';
  readonly problem: 'formExpired' | 'requestRefused' | 'failed';
  readonly homeHref: string;
}

/** The HTML document around the form; `nonce` is the CSP nonce of its styles. */
export interface FormFrame extends Pick<PageRequest, 'settings' | 'theme' | 'nonce' | 'texts'> {
  readonly locale: Locale;
}

export type RenderForm = (model: SignInFormModel, frame: FormFrame) => string;
