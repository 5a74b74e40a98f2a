import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInPage, SignUpPage } from '@foyer/contract/identity/forms.ts';
import { authorizationUrl, openBrowser, openForm } from '../browser.ts';
import { callerAt, ELLA } from '../customCaller.ts';
import { startIdentity, type IdentityServer } from '../identityServer.ts';

/** What an answer costs: each password that was hashed or tested, and each query. Counted, and done all the same. */
const argon2 = vi.hoisted(() => {
  // What another file has loaded already holds the one that does not count.
  vi.resetModules();
  return { runs: 0 };
});
vi.mock(import('@node-rs/argon2'), async (original) => {
  const real = await original();
  const counted =
    <Arguments extends unknown[], Result>(run: (...given: Arguments) => Result) =>
    (...given: Arguments): Result => {
      argon2.runs += 1;
      return run(...given);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
  await server.database.transaction((tx) => server.identity.createPlayer(tx, ELLA));
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('delete from identity.attempt'));
afterEach(() => vi.restoreAllMocks());

interface Work<Answer> {
  readonly answer: Answer;
  readonly passwords: number;
  readonly queries: readonly string[];
}

async function workOf<Answer>(run: () => Promise<Answer>): Promise<Work<Answer>> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  argon2.runs = 0;
  const answer = await run();
  const queries = asked.mock.calls.map(([query]: readonly unknown[]) => sqlOf(query));
  asked.mockRestore();
  return { answer, passwords: argon2.runs, queries };
}

const sqlOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null ? String(Reflect.get(query, 'text')) : '';
};

/** The page as it was answered, without what is this visit's own. */
const shownTo = (page: SignInPage, email: string): string =>
  JSON.stringify({ ...page, csrf: '', action: '', signUpHref: '' }).replaceAll(email, 'address');

describe('at the identity provider', () => {
  async function trySignIn(email: string) {
    const browser = openBrowser(server.app, 'northlight');
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    return workOf(async () => {
      const answer = await browser.post(form.action, {
        csrf: form.csrf,
        email,
        password: 'not the password',
      });
      return [answer.statusCode, shownTo(answer.json<SignInPage>(), email)];
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
      const answer = await browser.post(form.action, { ...person, csrf: form.csrf });
      return [answer.statusCode, shownTo(answer.json<SignInPage>(), email)];
    });
  }

  test('OPEN-34 who is known and who is not are answered alike, after the same work', async () => {
    await trySignIn('nobody@foyer.test');
    const known = await trySignIn('anna@foyer.test');
    const unknown = await trySignIn('nobody@foyer.test');
    expect(known).toEqual(unknown);
    expect(known.passwords).toBe(1);
    expect(known.queries.length).toBeGreaterThan(1);
  });

  test('OPEN-34 an address that is taken and one that is free are answered alike, one password hashed for each', async () => {
    const free = await trySignUp('free@foyer.test');
    const taken = await trySignUp('anna@foyer.test');
    expect(taken.answer).toEqual(free.answer);
    expect(free.answer).toEqual([200, expect.stringContaining('"hasWritten":true')]);
    expect([free.passwords, taken.passwords]).toEqual([1, 1]);
    // The whole work is done for either, and of the one that is taken nothing stays; but for the password's row, the
    // link of the letter, and how the transactions end.
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

describe('by a code', () => {
  test('OPEN-35 who is known and who is not are answered after the same work', async () => {
    const { signIn } = server.identity;
    const ask = (address: string) =>
      workOf(async () => Object.keys(await signIn.requestCode(callerAt(server), address)));
    await ask('nobody@foyer.test');
    const known = await ask(ELLA.email);
    const unknown = await ask('nobody@foyer.test');
    expect(known).toEqual(unknown);
    expect(known.queries.length).toBeGreaterThan(1);
  });
});
