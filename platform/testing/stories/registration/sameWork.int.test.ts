import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInPage, SignUpPage } from '@foyer/contract/registration/forms.ts';
import { authorizationUrl, openBrowser, openForm } from '../../signIn/browser.ts';
import { callerAt, ELLA } from '../../signIn/customCaller.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';
import { formFields } from '../../signIn/documents.ts';

/** Counts the work behind a response: every password that is hashed or verified, and every query. */
const argon2 = vi.hoisted(() => {
  // Modules loaded by another test file would still use the uncounted argon2.
  vi.resetModules();
  return { runs: 0 };
});
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  const counted =
    <Arguments extends unknown[], Result>(run: (...args: Arguments) => Result) =>
    (...args: Arguments): Result => {
      argon2.runs += 1;
      return run(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

/** The pool checks its server now and then, whatever the request does. */
const HEALTH_CHECK = /foyer_probe/;

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
  await server.database.transaction((tx) => server.createPlayer(tx, ELLA));
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('delete from identity.attempt'));
afterEach(() => vi.restoreAllMocks());

interface Work<Outcome> {
  readonly response: Outcome;
  readonly passwords: number;
  readonly queries: readonly string[];
}

async function workOf<Outcome>(run: () => Promise<Outcome>): Promise<Work<Outcome>> {
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  argon2.runs = 0;
  const response = await run();
  const queries = querySpy.mock.calls
    .map(([query]: readonly unknown[]) => sqlOf(query))
    .filter((sql) => !HEALTH_CHECK.test(sql));
  querySpy.mockRestore();
  return { response, passwords: argon2.runs, queries };
}

const sqlOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null ? String(Reflect.get(query, 'text')) : '';
};

/** The response page without the values that are unique to this visit. */
const shownTo = (page: SignInPage, email: string): string =>
  JSON.stringify({ ...page, csrf: '', action: '', signUpHref: '' }).replaceAll(email, 'address');

describe('at the identity provider', () => {
  async function trySignIn(email: string) {
    const browser = openBrowser(server.app, 'northlight');
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    return workOf(async () => {
      const response = await browser.post(form.action, {
        csrf: form.csrf,
        email,
        password: 'not the password',
      });
      return [response.statusCode, shownTo(response.json<SignInPage>(), email)];
    });
  }

  async function trySignUp(email: string) {
    const browser = openBrowser(server.app, 'northlight');
    const form = await openForm<SignUpPage>(browser, authorizationUrl(browser, {}, 'registrations').url);
    const person = {
      email,
      password: 'a short sentence',
      firstName: 'Nora',
      lastName: 'Niemi',
      birthDate: '1990-02-28',
      adult: 'yes',
      terms: 'yes',
    };
    return workOf(async () => {
      const response = await browser.post(form.action, { ...person, ...formFields(form) });
      return [response.statusCode, shownTo(response.json<SignInPage>(), email)];
    });
  }

  test('OPEN-34 known and unknown accounts get the same response after the same work', async () => {
    await trySignIn('nobody@foyer.test');
    const known = await trySignIn('anna@foyer.test');
    const unknown = await trySignIn('nobody@foyer.test');
    expect(known).toEqual(unknown);
    expect(known.passwords).toBe(1);
    expect(known.queries.length).toBeGreaterThan(1);
  });

  test('OPEN-34 a taken and a free address get the same response, with one password hash each', async () => {
    const free = await trySignUp('free@foyer.test');
    const taken = await trySignUp('anna@foyer.test');
    expect(taken.response).toEqual(free.response);
    expect(free.response).toEqual([200, expect.stringContaining('"hasWritten":true')]);
    expect([free.passwords, taken.passwords]).toEqual([1, 1]);
    // Both registrations do the full work; the one with a taken address is rolled back. Only the password row, the
    // link in the email and the end of the transaction differ.
    const onlyFor = (one: Work<unknown>, other: Work<unknown>, but: RegExp): readonly string[] =>
      one.queries.filter((sql) => !other.queries.includes(sql) && !but.test(sql));
    expect(onlyFor(free, taken, /email_verification|^select "player"|"credential"|^commit/)).toEqual([]);
    expect(onlyFor(taken, free, /^rollback|email_key/)).toEqual([]);
    const { rows } = await server.database.pool.query(
      `select 1 from identity.player where email_key like '%rehearsal%' or email_key = 'anna@foyer.test'`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('with a code', () => {
  test('OPEN-35 known and unknown addresses get the response after the same work', async () => {
    const { custom: signIn } = server.signIn;
    const ask = (address: string) =>
      workOf(async () => Object.keys(await signIn.requestCode(callerAt(server), address)));
    await ask('nobody@foyer.test');
    const known = await ask(ELLA.email);
    const unknown = await ask('nobody@foyer.test');
    expect(known).toEqual(unknown);
    expect(known.queries.length).toBeGreaterThan(1);
  });
});
