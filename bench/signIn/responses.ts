import type { SignInPage, SignUpPage } from '@foyer/contract/registration/forms.ts';
import { authorizationUrl, openBrowser, openForm } from '@foyer/platform/testing/signIn/browser.ts';
import type { TestApi } from '@foyer/platform/testing/testApi.ts';
import { measure, type Measurement } from './measure.ts';

/**
 * How long the forms of the identity provider take to answer somebody who asks about another's address: the press alone,
 * one at a time. Each pair in turns of the same seconds would still differ by what the machine does beside it.
 */
export async function measureResponses(
  { app, database }: TestApi,
  known: string,
  durationMs: number,
): Promise<Readonly<Record<string, Measurement>>> {
  let visits = 0;
  const press = async (path: 'auth' | 'registrations', person: Record<string, string>): Promise<number> => {
    visits += 1;
    const address = `10.9.${(visits >> 8) & 255}.${visits & 255}`;
    const browser = openBrowser(app, 'northlight', { address });
    const { url } = authorizationUrl(browser, {}, path);
    const form = await openForm<SignInPage | SignUpPage>(browser, url);
    // A stranger is let try an account thirty times in a quarter of an hour.
    if (visits % 20 === 0) await database.pool.query('delete from identity.attempt');
    const began = performance.now();
    await browser.post(form.action, { ...person, csrf: form.csrf });
    return performance.now() - began;
  };
  const unknown = () => `nobody-${visits}@foyer.test`;
  const timed = (work: () => Promise<number>) => measure({ atOnce: 1, durationMs, work });
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
