import type { SignUpField, SignUpPage, SignUpProblem } from '@foyer/contract/identity/forms.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { mayTry } from '../attempts.ts';
import { EmailTaken } from '../failures.ts';
import type { NewPlayer } from '../players.ts';
import { readSignUp } from '../signUp.ts';
import type { FormRequest } from './formRequest.ts';

/** Creates the player and all that belongs to one, in one transaction. @throws EmailTaken */
export type Register = (player: NewPlayer) => Promise<PlayerId>;

export type SignUpOutcome =
  | { readonly playerId: PlayerId }
  | {
      readonly problem: SignUpPage['problem'];
      readonly problems: Readonly<Partial<Record<SignUpField, SignUpProblem>>>;
      readonly status: 422 | 429;
    };

export async function signUp(
  form: FormRequest,
  body: URLSearchParams,
  address: string,
  register: Register,
): Promise<SignUpOutcome> {
  const { realm, site, locale } = form;
  const { minimumAgeYears } = site.settings.rules;
  const read = readSignUp(body, { now: realm.clock.now(), minimumAgeYears });
  if ('problems' in read) return { problem: null, problems: read.problems, status: 422 };
  const attempt = { brand: realm.brand, email: read.person.email, address };
  if (!(await mayTry(realm.database, attempt, realm.clock)))
    return { problem: 'tooManyTries', problems: {}, status: 429 };
  const { country, currency } = site.market;
  try {
    return {
      playerId: await register({ ...read.person, brand: realm.brand, country, currency, language: locale }),
    };
  } catch (error) {
    if (error instanceof EmailTaken) return { problem: 'refused', problems: {}, status: 422 };
    throw error;
  }
}

export function signUpPage(
  form: FormRequest,
  entered: URLSearchParams,
  outcome: Pick<SignUpPage, 'problem' | 'problems'> = { problem: null, problems: {} },
): SignUpPage {
  const kept = (['email', 'firstName', 'lastName', 'birthDate', 'adult'] as const).map((field) => [
    field,
    entered.get(field)?.slice(0, 100) ?? '',
  ]);
  return {
    kind: 'signUp',
    action: form.signUpPath,
    csrf: form.csrf,
    values: Object.fromEntries(kept),
    problem: outcome.problem,
    problems: outcome.problems,
    country: form.site.market.country,
    signInHref: form.signInPath,
  };
}
