import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@foyer/contract/legal/documents.ts';
import {
  DOCUMENT_FIELDS,
  SIGN_UP_FIELDS,
  type SignUpField,
  type SignUpProblem,
} from '@foyer/contract/registration/forms.ts';
import { BIRTH_DATE_FIELDS, birthDateIn, isCalendarDate } from '@foyer/contract/registration/birthDate.ts';
import type { FormSection } from '@foyer/contract/registration/formSteps.ts';
import type { RegistrationForm } from '../../transport/registration/registrationCalls.ts';

export type Problems = Readonly<Partial<Record<SignUpField, SignUpProblem>>>;

const SECTION_OF: Readonly<Record<SignUpField, FormSection>> = {
  email: 'account',
  password: 'account',
  firstName: 'person',
  lastName: 'person',
  birthDate: 'person',
  nationalId: 'nationalId',
  dayLimit: 'limits',
  weekLimit: 'limits',
  monthLimit: 'limits',
  withoutLimits: 'limits',
  jackpot: 'jackpot',
  adult: 'consents',
  terms: 'consents',
  emailOffers: 'consents',
  smsOffers: 'consents',
};

export const LIMIT_FIELDS = ['dayLimit', 'weekLimit', 'monthLimit'] as const;

const isBirthDatePart = (name: string): boolean =>
  Object.values(BIRTH_DATE_FIELDS).some((part) => part === name);

/** The field of an input; the parts of a date of birth are one field. */
export const fieldOf = (name: string): SignUpField | undefined =>
  isBirthDatePart(name) ? 'birthDate' : SIGN_UP_FIELDS.find((field) => field === name);

/** Whether one of these fields is in one of the sections. */
export const isIn = (problems: Problems, sections: readonly FormSection[]): boolean =>
  SIGN_UP_FIELDS.some((field) => problems[field] && sections.includes(SECTION_OF[field]));

/** Errors that the browser can detect in these sections. The platform reports the others after the form has been sent. */
export function problemsIn(form: HTMLFormElement, sections: readonly FormSection[]): Problems {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    const field = fieldOf(element.name);
    if (!field || !sections.includes(SECTION_OF[field])) continue;
    const problem = problemOf(element);
    if (problem) problems[field] ??= problem;
  }
  const date = sections.includes('person') && !problems.birthDate ? birthDateOf(new FormData(form)) : '';
  if (date !== '' && !isCalendarDate(date)) problems.birthDate = 'notADate';
  if (sections.includes('limits') && lacksLimitChoice(form)) problems.withoutLimits = 'missing';
  return problems;
}

/** LIMIT-05: whether optional limits are offered, and neither set nor declined. */
function lacksLimitChoice(form: HTMLFormElement): boolean {
  const box = form.elements.namedItem('withoutLimits');
  if (!(box instanceof HTMLInputElement) || box.checked) return false;
  const entered = new FormData(form);
  return LIMIT_FIELDS.every((field) => textIn(entered, field)?.trim() === '');
}

function problemOf({ validity, value, minLength }: HTMLInputElement): SignUpProblem | undefined {
  if (validity.valueMissing) return 'missing';
  if (validity.typeMismatch) return 'notAnEmail';
  return value.length < minLength ? 'passwordTooShort' : undefined;
}

const birthDateOf = (entered: FormData): string => birthDateIn((field) => textIn(entered, field));

/** Null for a field that the form does not have. */
function textIn(entered: FormData, field: string): string | null {
  const value = entered.get(field);
  return typeof value === 'string' ? value : null;
}

export function registrationForm(entered: FormData): RegistrationForm {
  const versionOf = (document: LegalDocument) => Number(entered.get(DOCUMENT_FIELDS[document]));
  const typed = (field: SignUpField): string => textIn(entered, field) ?? '';
  const isTicked = (field: SignUpField): boolean => entered.get(field) === 'yes';
  return {
    email: typed('email'),
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    birthDate: birthDateOf(entered),
    nationalId: typed('nationalId'),
    dayLimit: typed('dayLimit'),
    weekLimit: typed('weekLimit'),
    monthLimit: typed('monthLimit'),
    withoutLimits: isTicked('withoutLimits'),
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
