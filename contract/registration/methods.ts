import type { Requirement } from '../content/rules.ts';
import type { Feature } from '../content/features.ts';
import type { JackpotOffer } from '../jackpot/offer.ts';
import { paymentProviderOf } from '../signIn/flows.ts';
import type { PaymentProvider } from '../signIn/providers.ts';

/** REG-01: registration methods; each country has one. */
export const REGISTRATION_METHODS = ['DINO', 'REGILY', 'SSN', 'TRUSTLY', 'ZIMPLER'] as const;
export type RegistrationMethod = (typeof REGISTRATION_METHODS)[number];

/** REG-03: what an email address is verified for. */
export const VERIFICATION_PURPOSES = ['EmailChange', 'SignUp', 'Unknown'] as const;
export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number];

/** REG-04: results of an email address check. */
export const EMAIL_VALIDITIES = ['Invalid', 'Risky', 'Valid'] as const;
export type EmailValidity = (typeof EMAIL_VALIDITIES)[number];

/** REG-02: registration method by country; `ROW` (rest of the world) applies to countries that are not listed. */
export type MethodsByCountry = Readonly<Record<'ROW', RegistrationMethod>> &
  Readonly<Partial<Record<string, RegistrationMethod>>>;

export const methodOf = (methods: MethodsByCountry, country: string): RegistrationMethod =>
  methods[country] ?? methods.ROW;

/** OPEN-34: steps of the registration form, in this order. */
export const REGISTRATION_STEPS = [
  'bank',
  'account',
  'person',
  'nationalId',
  'consents',
  'limits',
  'jackpot',
  'verification',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

interface BankChoice {
  readonly registration: RegistrationMethod;
  /** Payment providers that a player can register with; empty when the identity provider opens the accounts. */
  readonly paymentLogins: readonly PaymentProvider[];
}

/** Returns the payment provider that verifies new players; null when players enter their own data. */
export const bankOf = ({ registration, paymentLogins }: BankChoice): PaymentProvider | null =>
  paymentLogins.find((provider) => provider === paymentProviderOf(registration)) ?? null;

interface RegistrationRules extends BankChoice {
  readonly rules: Readonly<Record<Extract<Requirement, `${string}OnRegistration`>, boolean>>;
  /** Null when registration does not ask for a jackpot choice. */
  readonly jackpotOffer: JackpotOffer | null;
}

/** Returns the registration steps of a site in a country, including those that its licence requires. */
export function stepsOf(site: RegistrationRules): readonly RegistrationStep[] {
  const { registration, rules, jackpotOffer } = site;
  const isRequired: Readonly<Record<RegistrationStep, boolean>> = {
    bank: bankOf(site) !== null,
    account: true,
    person: true,
    nationalId: registration === 'SSN' || rules.ssnOnRegistration, // LIC-07
    consents: true,
    limits: rules.depositLimitsOnRegistration || rules.depositLimitsRequiredOnRegistration, // LIC-10
    jackpot: jackpotOffer !== null, // FLAG-13
    verification: true,
  };
  return REGISTRATION_STEPS.filter((step) => isRequired[step]);
}

/** FLAG-04: whether the marketing consent boxes are checked by default. */
export const consentsAtFirst = (features: readonly Feature[]): boolean =>
  features.includes('DefaultConsentRegistration');
