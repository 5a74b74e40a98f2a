import { SIGN_UP_FIELDS, type SignUpPage } from '@foyer/contract/registration/forms.ts';
import { consentsAtFirst, stepsOf } from '@foyer/contract/registration/methods.ts';
import type { FormRequest } from './formRequest.ts';

export function signUpPage(
  form: FormRequest,
  entered: URLSearchParams,
  outcome: Pick<SignUpPage, 'problem' | 'problems'> = { problem: null, problems: {} },
): SignUpPage {
  const { settings, market } = form.site;
  const isFresh = [...entered.keys()].length === 0;
  const preset = isFresh && consentsAtFirst(settings.features) ? 'yes' : '';
  const fields = SIGN_UP_FIELDS.filter((field) => field !== 'password').map((field) => [
    field,
    entered.get(field)?.slice(0, 100) ?? (field.endsWith('Offers') ? preset : ''),
  ]);
  return {
    kind: 'signUp',
    action: form.signUpPath,
    csrf: form.csrf,
    // OVER-08: documents that have changed are confirmed again.
    values: { ...Object.fromEntries(fields), ...(outcome.problems.terms === 'changed' && { terms: '' }) },
    problem: outcome.problem,
    problems: outcome.problems,
    country: market.country,
    currency: market.currency,
    steps: stepsOf(settings),
    documentVersions: settings.documentVersions,
    signInHref: form.signInPath,
  };
}
