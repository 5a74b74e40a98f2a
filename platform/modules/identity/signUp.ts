import * as v from 'valibot';
import type { SignUpField, SignUpProblem } from '@foyer/contract/identity/forms.ts';
import type { NewPlayer } from './players.ts';

export type Person = Pick<NewPlayer, 'email' | 'password' | 'firstName' | 'lastName' | 'birthDate'>;

export type SignUpReading =
  { readonly person: Person } | { readonly problems: Readonly<Partial<Record<SignUpField, SignUpProblem>>> };

const OLDEST_YEARS = 120;

/** Who may open an account: so old, on this day. */
export interface OfAge {
  readonly now: Date;
  readonly minimumAgeYears: number;
}

/** Reads the sign-up form. */
export function readSignUp(form: URLSearchParams, ofAge: OfAge): SignUpReading {
  const wanted = fields(ofAge);
  const entered = Object.fromEntries(Object.keys(wanted).map((name) => [name, form.get(name) ?? '']));
  const read = v.safeParse(v.object(wanted), entered);
  if (!read.success) return { problems: firstProblems(read.issues) };
  const { adult: _confirmed, ...person } = read.output;
  return { person };
}

const text = (...checks: [SignUpProblem, SignUpProblem]) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(checks[0]), v.maxLength(100, checks[1]));

const fields = ({ now, minimumAgeYears }: OfAge) =>
  ({
    email: v.pipe(text('missing', 'tooLong'), v.email('notAnEmail' satisfies SignUpProblem)),
    // NIST SP 800-63B: length, and no rule about its characters. Not trimmed: spaces may be meant.
    password: v.pipe(
      v.string(),
      v.nonEmpty('missing' satisfies SignUpProblem),
      v.minLength(10, 'passwordTooShort' satisfies SignUpProblem),
      v.maxLength(100, 'tooLong' satisfies SignUpProblem),
    ),
    firstName: text('missing', 'tooLong'),
    lastName: text('missing', 'tooLong'),
    birthDate: v.pipe(
      text('missing', 'tooLong'),
      v.check((date) => isDate(date) && ageAt(date, now) <= OLDEST_YEARS, 'notADate' satisfies SignUpProblem),
      v.check(
        (date) => !isDate(date) || ageAt(date, now) >= minimumAgeYears,
        'tooYoung' satisfies SignUpProblem,
      ),
    ),
    adult: v.pipe(v.string(), v.nonEmpty('missing' satisfies SignUpProblem)),
  }) satisfies Record<SignUpField, v.GenericSchema<string, string>>;

const isDate = (date: string): boolean => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    !Number.isNaN(parsed.getTime()) &&
    parsed.toISOString().startsWith(date)
  );
};

/** Completed years. Someone born on 29 February comes of age on 1 March. */
function ageAt(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function firstProblems(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<SignUpField, SignUpProblem>> {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const { path, message } of issues) {
    const field = SIGN_UP_FIELD_NAMES.find((name) => name === path?.[0]?.key);
    const problem = PROBLEMS.find((name) => name === message);
    if (field && problem) problems[field] ??= problem;
  }
  return problems;
}

const SIGN_UP_FIELD_NAMES: readonly SignUpField[] = [
  'email',
  'password',
  'firstName',
  'lastName',
  'birthDate',
  'adult',
];
const PROBLEMS: readonly SignUpProblem[] = [
  'missing',
  'tooLong',
  'notAnEmail',
  'passwordTooShort',
  'notADate',
  'tooYoung',
];
