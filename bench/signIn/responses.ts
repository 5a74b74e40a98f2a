import type { SignInPage, SignUpPage } from '@foyer/contract/registration/forms.ts';
import { authorizationUrl, openBrowser, openForm } from '@foyer/platform/testing/signIn/browser.ts';
import { formFields } from '@foyer/platform/testing/signIn/documents.ts';
import type { TestApi } from '@foyer/platform/testing/testApi.ts';
import { measureRate, type Rate } from '../measure/rate.ts';

/** Response times of the sign-in and registration forms for addresses with and without an account, one request at a time. */
export async function measureResponses(
  { app, database }: TestApi,
  known: string,
  durationMs: number,
): Promise<Readonly<Record<string, Rate>>> {
  let visits = 0;
  const press = async (path: 'auth' | 'registrations', person: Record<string, string>): Promise<number> => {
    visits += 1;
    const address = `10.9.${(visits >> 8) & 255}.${visits & 255}`;
    const browser = openBrowser(app, 'northlight', { address });
    const { url } = authorizationUrl(browser, {}, path);
    const form = await openForm<SignInPage | SignUpPage>(browser, url);
    // The platform allows an address thirty attempts in a quarter of an hour.
    if (visits % 20 === 0) await database.pool.query('delete from identity.attempt');
    const began = performance.now();
    const hidden = 'documentVersions' in form ? formFields(form) : { csrf: form.csrf };
    await browser.post(form.action, { ...person, ...hidden });
    return performance.now() - began;
  };
  const unknown = () => `nobody-${visits}@foyer.test`;
  const timed = (work: () => Promise<number>) =>
    measureRate({ concurrency: 1, durationMs, warmUpMs: durationMs / 5 }, work);
  const newcomer = (email: string) => ({ ...NEWCOMER, email });
  return {
    'sign-in, address known': await timed(() => press('auth', { email: known, password: 'wrong' })),
    'sign-in, address unknown': await timed(() => press('auth', { email: unknown(), password: 'wrong' })),
    'registration, address taken': await timed(() => press('registrations', newcomer(known))),
    'registration, address free': await timed(() => press('registrations', newcomer(unknown()))),
  };
}

const NEWCOMER = {
  password: 'a short sentence',
  firstName: 'Bench',
  lastName: 'Newcomer',
  birthDate: '1990-02-28',
  adult: 'yes',
  terms: 'yes',
};
