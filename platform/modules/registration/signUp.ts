import * as v from 'valibot';
import { isCalendarDate } from '@foyer/contract/registration/birthDate.ts';
import { LEGAL_DOCUMENTS, type DocumentVersions } from '@foyer/contract/legal/documents.ts';
import {
  DOCUMENT_FIELDS,
  SIGN_UP_FIELDS,
  type SignUpField,
  type SignUpProblem,
} from '@foyer/contract/registration/forms.ts';
import type { RegistrationStep } from '@foyer/contract/registration/methods.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, MoneyError, type Money } from '@foyer/domain/money.ts';
import type { Choices, FirstJackpot, FirstLimit, NewPlayer } from './newPlayer.ts';
import { readNationalId } from './nationalId/nationalId.ts';

export type Person = Pick<NewPlayer, 'email' | 'password' | 'firstName' | 'lastName' | 'birthDate'>;
export type SignUpProblems = Readonly<Partial<Record<SignUpField, SignUpProblem>>>;

export type SignUpReading =
  | { readonly person: Person; readonly choices: Choices }
  | { readonly problems: SignUpProblems };

const OLDEST_YEARS = 120;

/** Rules for opening an account at this date and in this country: eligibility and requested fields. */
export interface SignUpRules {
  readonly now: Date;
  readonly minimumAgeYears: number;
  readonly country: string;
  readonly currency: Currency;
  readonly steps: readonly RegistrationStep[];
  /** Whether none of the limits may be left empty. */
  readonly areLimitsRequired: boolean;
  /** OVER-08: the current versions, which the form must have shown. */
  readonly documentVersions: DocumentVersions;
  /** False where players sign in with a one-time code. */
  readonly requiresPassword: boolean;
}

/** Parses the sign-up form, with or without a password. Fields that are not requested are ignored. */
export function readSignUp(form: URLSearchParams, rules: SignUpRules): SignUpReading {
  const entered = Object.fromEntries(SIGN_UP_FIELDS.map((name) => [name, form.get(name) ?? '']));
  const read = v.safeParse(v.object(fields(rules)), entered);
  const problems = read.success ? {} : firstProblems(read.issues);
  if (!problems.terms && !hasShownCurrent(form, rules)) problems.terms = 'changed';
  const nationalId = rules.steps.includes('nationalId') ? idIn(form, rules) : null;
  // A mismatch between national id and date of birth is not reported when the date of birth itself is invalid.
  if (typeof nationalId === 'string' && !(nationalId === 'otherBirthDate' && problems.birthDate))
    problems.nationalId = nationalId;
  const areLimitsOffered = rules.steps.includes('limits');
  const limits = areLimitsOffered ? limitsIn(form, rules, problems) : [];
  const jackpot = rules.steps.includes('jackpot') ? jackpotIn(form, rules.currency, problems) : null;
  if (!read.success || typeof nationalId === 'string' || Object.keys(problems).length > 0)
    return { problems };
  const { email, password, firstName, lastName, birthDate } = read.output;
  const person = {
    email,
    password: rules.requiresPassword ? password : null,
    firstName,
    lastName,
    birthDate,
  };
  const accepts = {
    email: form.get('emailOffers') === 'yes',
    sms: form.get('smsOffers') === 'yes',
    phone: false,
    webPush: false,
  };
  const withoutLimits = areLimitsOffered ? limits.length === 0 : null;
  return { person, choices: { nationalId, accepts, limits, withoutLimits, jackpot } };
}

const hasShownCurrent = (form: URLSearchParams, { documentVersions }: SignUpRules): boolean =>
  LEGAL_DOCUMENTS.every(
    (document) => form.get(DOCUMENT_FIELDS[document]) === String(documentVersions[document]),
  );

function idIn(form: URLSearchParams, { country }: SignUpRules) {
  const typed = form.get('nationalId')?.trim().slice(0, 100) ?? '';
  if (typed === '') return 'missing';
  return readNationalId(typed, { country, birthDate: form.get('birthDate')?.trim() ?? '' });
}

const LIMIT_FIELDS = [
  ['dayLimit', 'day'],
  ['weekLimit', 'week'],
  ['monthLimit', 'month'],
] as const;

/**
 * LIC-10: limits may be left empty unless they are required; LIMIT-05: a form without any has to confirm that. Limits that
 * are entered count whatever is confirmed. What is wrong is added to `problems`.
 */
function limitsIn(
  form: URLSearchParams,
  { currency, areLimitsRequired }: Pick<SignUpRules, 'currency' | 'areLimitsRequired'>,
  problems: Partial<Record<SignUpField, SignUpProblem>>,
): readonly FirstLimit[] {
  const entered = LIMIT_FIELDS.map(([field, period]) => {
    const amount = amountIn(form, field, currency);
    if (amount === 'notAnAmount') problems[field] = amount;
    if (amount === null && areLimitsRequired) problems[field] = 'missing';
    return { period, amount };
  });
  const hasNone = entered.every(({ amount }) => amount === null);
  if (hasNone && !areLimitsRequired && form.get('withoutLimits') !== 'yes')
    problems.withoutLimits = 'missing';
  return entered.flatMap(({ period, amount }) =>
    amount === null || amount === 'notAnAmount' ? [] : [{ period, amount }],
  );
}

/** FLAG-13: an empty field means no participation. The jackpot itself checks whether it offers the amount. */
function jackpotIn(
  form: URLSearchParams,
  currency: Currency,
  problems: Partial<Record<SignUpField, SignUpProblem>>,
): FirstJackpot {
  const contribution = amountIn(form, 'jackpot', currency);
  if (contribution !== 'notAnAmount') return { contribution };
  problems.jackpot = contribution;
  return { contribution: null };
}

/** Returns null for an empty field. */
function amountIn(
  form: URLSearchParams,
  field: SignUpField,
  currency: Currency,
): Money | null | 'notAnAmount' {
  const typed = form.get(field)?.replace(/\s/g, '').replace(',', '.') ?? '';
  if (typed === '') return null;
  const amount = amountOf(typed, currency);
  return amount && amount.minor > 0n ? amount : 'notAnAmount';
}

function amountOf(typed: string, currency: Currency) {
  try {
    return fromDecimal(typed, currency);
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}

const text = (...checks: [SignUpProblem, SignUpProblem]) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(checks[0]), v.maxLength(100, checks[1]));
const ticked = v.pipe(v.string(), v.nonEmpty('missing' satisfies SignUpProblem));

const fields = ({ now, minimumAgeYears, requiresPassword }: SignUpRules) => ({
  email: v.pipe(text('missing', 'tooLong'), v.email('notAnEmail' satisfies SignUpProblem)),
  // NIST SP 800-63B: a length rule but no character rules. Not trimmed, because spaces may be intended.
  password: requiresPassword
    ? v.pipe(
        v.string(),
        v.nonEmpty('missing' satisfies SignUpProblem),
        v.minLength(10, 'passwordTooShort' satisfies SignUpProblem),
        v.maxLength(100, 'tooLong' satisfies SignUpProblem),
      )
    : v.string(),
  firstName: text('missing', 'tooLong'),
  lastName: text('missing', 'tooLong'),
  birthDate: v.pipe(
    text('missing', 'tooLong'),
    v.check(
      (date) => isCalendarDate(date) && ageAt(date, now) <= OLDEST_YEARS,
      'notADate' satisfies SignUpProblem,
    ),
    v.check(
      (date) => !isCalendarDate(date) || ageAt(date, now) >= minimumAgeYears,
      'tooYoung' satisfies SignUpProblem,
    ),
  ),
  adult: ticked,
  terms: ticked,
});

/** Age in completed years. A person born on 29 February comes of age on 1 March. */
function ageAt(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function firstProblems(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<SignUpField, SignUpProblem>> {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const { path, message } of issues) {
    const field = SIGN_UP_FIELDS.find((name) => name === path?.[0]?.key);
    const problem = PROBLEMS.find((name) => name === message);
    if (field && problem) problems[field] ??= problem;
  }
  return problems;
}

const PROBLEMS: readonly SignUpProblem[] = [
  'missing',
  'tooLong',
  'notAnEmail',
  'passwordTooShort',
  'notADate',
  'tooYoung',
];
