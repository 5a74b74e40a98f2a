import {
  SIGN_UP_FIELDS,
  type SignUpField,
  type SignUpPage,
  type SignUpProblem,
} from '@foyer/contract/identity/forms.ts';
import { consentsAtFirst, stepsOf } from '@foyer/contract/registration/methods.ts';
import { countTry } from '../attempts.ts';
import { EmailTaken, RegistrationRefused } from '../failures.ts';
import type { OpenAccount } from '../registration/registrar.ts';
import { readSignUp } from '../registration/signUp.ts';
import type { FormRequest } from './formRequest.ts';

export type SignUpOutcome =
  | { readonly writtenTo: string }
  | {
      readonly problem: SignUpPage['problem'];
      readonly problems: Readonly<Partial<Record<SignUpField, SignUpProblem>>>;
      readonly status: 422 | 429;
    };

/** OPEN-34: the same answer, after the same work, for an address that is free and for one that has an account. */
export async function signUp(
  form: FormRequest,
  body: URLSearchParams,
  { address, device }: { readonly address: string; readonly device: string | null },
  openAccount: OpenAccount,
): Promise<SignUpOutcome> {
  const { realm, site, locale } = form;
  const { country, currency } = site.market;
  const { minimumAgeYears } = site.settings.rules;
  const steps = stepsOf(site.settings);
  const asked = { now: realm.clock.now(), minimumAgeYears, country, currency, steps, asksPassword: true };
  const read = readSignUp(body, asked);
  if ('problems' in read) return { problem: null, problems: read.problems, status: 422 };
  const attempt = { brand: realm.brand, email: read.person.email, address, device: null };
  if (!(await countTry(realm.database, attempt, realm.clock)).isAllowed)
    return { problem: 'tooManyTries', problems: {}, status: 429 };
  try {
    await openAccount({ ...read, bank: null, device, site, locale, origin: realm.origin });
  } catch (error) {
    if (error instanceof RegistrationRefused) return { problem: 'refused', problems: {}, status: 422 };
    // Whose address it is, its owner alone is told.
    if (!(error instanceof EmailTaken)) throw error;
  }
  return { writtenTo: read.person.email };
}

export function signUpPage(
  form: FormRequest,
  entered: URLSearchParams,
  outcome: Pick<SignUpPage, 'problem' | 'problems'> = { problem: null, problems: {} },
): SignUpPage {
  const { settings, market } = form.site;
  const isFresh = [...entered.keys()].length === 0;
  const preset = isFresh && consentsAtFirst(settings.features) ? 'yes' : '';
  const kept = SIGN_UP_FIELDS.filter((field) => field !== 'password').map((field) => [
    field,
    entered.get(field)?.slice(0, 100) ?? (field.endsWith('Offers') ? preset : ''),
  ]);
  return {
    kind: 'signUp',
    action: form.signUpPath,
    csrf: form.csrf,
    values: Object.fromEntries(kept),
    problem: outcome.problem,
    problems: outcome.problems,
    country: market.country,
    currency: market.currency,
    asks: stepsOf(settings),
    signInHref: form.signInPath,
  };
}
