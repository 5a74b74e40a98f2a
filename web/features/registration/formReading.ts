import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@foyer/contract/legal/documents.ts';
import {
  DOCUMENT_FIELDS,
  SIGN_UP_FIELDS,
  type SignUpField,
  type SignUpProblem,
} from '@foyer/contract/registration/forms.ts';
import type { RegistrationStep } from '@foyer/contract/registration/methods.ts';
import type { RegistrationForm } from '../../transport/registration/registrationCalls.ts';

export type Problems = Readonly<Partial<Record<SignUpField, SignUpProblem>>>;

const STEP_OF: Readonly<Record<SignUpField, RegistrationStep>> = {
  email: 'account',
  password: 'account',
  firstName: 'person',
  lastName: 'person',
  birthDate: 'person',
  nationalId: 'nationalId',
  dayLimit: 'limits',
  weekLimit: 'limits',
  monthLimit: 'limits',
  jackpot: 'jackpot',
  adult: 'consents',
  terms: 'consents',
  emailOffers: 'consents',
  smsOffers: 'consents',
};

const fieldOf = (name: string): SignUpField | undefined => SIGN_UP_FIELDS.find((field) => field === name);

export function stepOf(name: string): RegistrationStep | undefined {
  const field = fieldOf(name);
  return field && STEP_OF[field];
}

/** Errors that the browser can detect. The platform reports the others after the form has been sent. */
export function problemsIn(form: HTMLFormElement, isIn: (step: RegistrationStep) => boolean): Problems {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    const field = fieldOf(element.name);
    if (!field || !isIn(STEP_OF[field])) continue;
    const { valueMissing, typeMismatch, badInput } = element.validity;
    if (badInput) problems[field] = 'notADate';
    else if (valueMissing) problems[field] = 'missing';
    else if (typeMismatch) problems[field] = 'notAnEmail';
  }
  return problems;
}

export function registrationForm(entered: FormData): RegistrationForm {
  const versionOf = (document: LegalDocument) => Number(entered.get(DOCUMENT_FIELDS[document]));
  const typed = (field: SignUpField): string => {
    const value = entered.get(field);
    return typeof value === 'string' ? value : '';
  };
  const isTicked = (field: SignUpField): boolean => entered.get(field) === 'yes';
  return {
    email: typed('email'),
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    birthDate: typed('birthDate'),
    nationalId: typed('nationalId'),
    dayLimit: typed('dayLimit'),
    weekLimit: typed('weekLimit'),
    monthLimit: typed('monthLimit'),
    jackpot: typed('jackpot'),
    adult: isTicked('adult'),
    terms: isTicked('terms'),
    documents: LEGAL_DOCUMENTS.map((key) => ({ key, version: versionOf(key) })),
    emailOffers: isTicked('emailOffers'),
    smsOffers: isTicked('smsOffers'),
  };
}

export const PROBLEM_TEXTS = {
  missing: 'forms.problem.missing',
  tooLong: 'forms.problem.tooLong',
  notAnEmail: 'forms.problem.notAnEmail',
  passwordTooShort: 'forms.problem.passwordTooShort',
  notADate: 'forms.problem.notADate',
  tooYoung: 'forms.problem.tooYoung',
  notANationalId: 'registration.problem.notANationalId',
  otherBirthDate: 'registration.problem.otherBirthDate',
  notAnAmount: 'registration.problem.notAnAmount',
  changed: 'registration.problem.changed',
} as const satisfies Record<SignUpProblem, MessageKey>;

const isProblem = (name: string): name is SignUpProblem => Object.hasOwn(PROBLEM_TEXTS, name);

/** Errors reported by the platform, by field. An error that this page does not know counts as `missing`. */
export function problemsOf(reported: readonly { field: string; problem: string }[]): Problems {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const { field: name, problem } of reported) {
    const field = fieldOf(name);
    if (field) problems[field] = isProblem(problem) ? problem : 'missing';
  }
  return problems;
}
