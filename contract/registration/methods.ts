import type { Variation } from '../content/experiments.ts';
import type { Requirement } from '../content/rules.ts';
import type { Feature } from '../content/features.ts';
import type { JackpotOffer } from '../jackpot/offer.ts';
import { paymentProviderOf } from '../signIn/flows.ts';
import type { PaymentProvider } from '../signIn/providers.ts';

/** REG-01: how an account is opened in a country. */
export const REGISTRATION_METHODS = ['DINO', 'REGILY', 'SSN', 'TRUSTLY', 'ZIMPLER'] as const;
export type RegistrationMethod = (typeof REGISTRATION_METHODS)[number];

/** REG-03: what an address is verified for. */
export const VERIFICATION_PURPOSES = ['EmailChange', 'SignUp', 'Unknown'] as const;
export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number];

/** REG-04 */
export const EMAIL_VALIDITIES = ['Invalid', 'Risky', 'Valid'] as const;
export type EmailValidity = (typeof EMAIL_VALIDITIES)[number];

/** REG-02: the country's method; `ROW`, the rest of the world, for a country that is not listed. */
export type MethodsByCountry = Readonly<Record<'ROW', RegistrationMethod>> &
  Readonly<Partial<Record<string, RegistrationMethod>>>;

export const methodOf = (methods: MethodsByCountry, country: string): RegistrationMethod =>
  methods[country] ?? methods.ROW;

/** OPEN-34: what a newcomer is asked, in this order. */
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
  /** None where the identity provider opens the accounts. */
  readonly paymentLogins: readonly PaymentProvider[];
}

/** The payment provider at which a newcomer begins, who tells who that is; null where nobody but the newcomer says so. */
export const bankOf = ({ registration, paymentLogins }: BankChoice): PaymentProvider | null =>
  paymentLogins.find((provider) => provider === paymentProviderOf(registration)) ?? null;

interface RegistrationRules extends BankChoice {
  readonly rules: Readonly<Record<Extract<Requirement, `${string}OnRegistration`>, boolean>>;
  /** Null where nobody is asked. */
  readonly jackpotOffer: JackpotOffer | null;
}

/** The steps of a site in a country: what its licence asks for stands in its rules. */
export function stepsOf(site: RegistrationRules): readonly RegistrationStep[] {
  const { registration, rules, jackpotOffer } = site;
  const isAsked: Readonly<Record<RegistrationStep, boolean>> = {
    bank: bankOf(site) !== null,
    account: true,
    person: true,
    nationalId: registration === 'SSN' || rules.ssnOnRegistration, // LIC-07
    consents: true,
    limits: rules.depositLimitsOnRegistration, // LIC-10
    jackpot: jackpotOffer !== null, // FLAG-13
    verification: true,
  };
  return REGISTRATION_STEPS.filter((step) => isAsked[step]);
}

export interface FormSettings {
  readonly registration: RegistrationMethod;
  readonly loginFlow: string;
}

/** EXP-10: where the form is ours, one of the two, and a draw may say which. */
export const isFormDrawn = ({ registration, loginFlow }: FormSettings): boolean =>
  loginFlow !== 'Keycloak' && isEitherForm(registration);

/** EXP-10: a form that is one or the other is drawn; every other method is asked step by step. */
export const isOneForm = (method: RegistrationMethod, drawn: Variation<'registration_form'>): boolean =>
  isEitherForm(method) && drawn === 'dino';

const isEitherForm = (method: RegistrationMethod): boolean => method === 'REGILY' || method === 'DINO';

/** FLAG-04: whether the boxes of the marketing consents are ticked before anybody has touched them. */
export const consentsAtFirst = (features: readonly Feature[]): boolean =>
  features.includes('DefaultConsentRegistration');
