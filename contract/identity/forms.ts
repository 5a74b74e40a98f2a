import type { Locale } from '@foyer/domain/locale.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PageRequest } from '../content/page.ts';
import type { RegistrationStep } from '../registration/methods.ts';

/** What the identity provider's pages show. They are plain forms: the platform reads them, no script is needed. */
export type SignInFormModel = SignInPage | SignUpPage | ConfirmSignOutPage | SignedOutPage | ProblemPage;

export interface SignInPage {
  readonly kind: 'signIn';
  readonly action: string;
  readonly csrf: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
  /** The account is closed, and its owner may open it again with the next sign-in. */
  readonly mayReopen: boolean;
  /** A form was filled in to open an account, and `email` was written to; whether it had one already is not said. */
  readonly hasWritten: boolean;
  readonly signUpHref: string;
}

/** The first two never say whether the account exists; the others are told to who has shown its password. */
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
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

export interface SignUpPage {
  readonly kind: 'signUp';
  readonly action: string;
  readonly csrf: string;
  /** As they were entered; a password is never sent back. */
  readonly values: Readonly<Partial<Record<SignUpField, string>>>;
  readonly problems: Readonly<Partial<Record<SignUpField, SignUpProblem>>>;
  /** About the whole form; `refused` does not say by which rule. */
  readonly problem: 'refused' | 'tooManyTries' | null;
  /** ISO 3166-1 code of the market the account is opened in. */
  readonly country: string;
  readonly currency: Currency;
  /** What the country and the licence ask for; a step that is not among them has no field. */
  readonly asks: readonly RegistrationStep[];
  readonly signInHref: string;
}

export type SignUpProblem =
  | 'missing'
  | 'tooLong'
  | 'notAnEmail'
  | 'passwordTooShort'
  | 'notADate'
  | 'tooYoung'
  | 'notANationalId'
  | 'otherBirthDate'
  | 'notAnAmount';

/** Only for a sign-out that comes without proof of whose session it is. */
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

/** The document around the form; its nonce is for the page's own styles. */
export interface FormFrame extends Pick<PageRequest, 'settings' | 'theme' | 'nonce' | 'texts'> {
  readonly locale: Locale;
}

export type RenderForm = (model: SignInFormModel, frame: FormFrame) => string;
