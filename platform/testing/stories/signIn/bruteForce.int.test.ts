import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import { authorizationUrl, openBrowser, openForm, type Browser } from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query('truncate identity.attempt, identity.known_sign_in'));

interface Try {
  readonly email?: string;
  readonly password?: string;
  readonly address?: string;
  /** A browser that keeps its cookies between attempts. */
  readonly browser?: Browser;
}

async function trySignIn({
  email = 'anna@foyer.test',
  password = 'wrong',
  address = '203.0.113.7',
  browser = openBrowser(server.app, 'northlight', { address }),
}: Try = {}) {
  const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
  const { statusCode, json } = await browser.post(form.action, { csrf: form.csrf, email, password });
  return statusCode === 303 ? 'in' : json<SignInPage>().problem;
}

async function tries(count: number, attempt: (index: number) => Try): Promise<readonly (string | null)[]> {
  const results: (string | null)[] = [];
  for (let index = 0; index < count; index += 1) results.push(await trySignIn(attempt(index)));
  return results;
}

const FIVE_WRONG = Array.from({ length: 5 }, () => 'wrongCredentials');

describe('guessing one account’s password', () => {
  test('stops after five attempts, even for the right one', async () => {
    expect(await tries(6, () => ({}))).toEqual([...FIVE_WRONG, 'tooManyTries']);
    expect(await trySignIn({ password: 'foyer-demo-1' })).toBe('tooManyTries');
  });

  test('gets the same response for an unknown account', async () => {
    const [known, unknown] = [
      await tries(7, () => ({})),
      await tries(7, () => ({ email: 'nobody@foyer.test' })),
    ];
    expect(unknown).toEqual(known);
  });

  test('is not faster with twenty parallel attempts', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => trySignIn()));
    expect(results.filter((answer) => answer === 'wrongCredentials')).toHaveLength(5);
  });

  test('cannot continue with another spelling of the email address', async () => {
    await tries(5, () => ({}));
    expect(await trySignIn({ email: ' Anna@FOYER.test' })).toBe('tooManyTries');
  });

  test('cannot continue by changing the last half of an IPv6 address', async () => {
    await tries(5, (index) => ({ address: `2001:db8:1:2::${index + 1}` }));
    expect(await trySignIn({ address: '2001:db8:1:2:ffff::1' })).toBe('tooManyTries');
    expect(await trySignIn({ address: '2001:db8:1:3::1' })).toBe('wrongCredentials');
  });

  test('does not lock the owner out at another IP address, however long it goes on', async () => {
    await Promise.all(Array.from({ length: 40 }, () => trySignIn()));
    expect(await trySignIn({ password: 'foyer-demo-1', address: '192.0.2.9' })).toBe('in');
  });

  test('does not lock the owner out at another IP address', async () => {
    await tries(6, () => ({}));
    expect(await trySignIn({ address: '198.51.100.4', password: 'foyer-demo-1' })).toBe('in');
  });

  test('is also limited over many IP addresses together', async () => {
    await tries(30, (index) => ({ address: `198.51.100.${index}` }));
    expect(await trySignIn({ address: '192.0.2.1' })).toBe('tooManyTries');
  });

  test('may start again after a quarter of an hour', async () => {
    await tries(6, () => ({}));
    server.clock.advance(15 * MINUTE);
    expect(await trySignIn({ password: 'foyer-demo-1' })).toBe('in');
  });
});

describe('an account that strangers try to lock', () => {
  const right = { password: 'foyer-demo-1' };
  const strangers = () => tries(31, (index) => ({ address: `198.51.100.${index}` }));

  test('stays open at an IP address that signed in before, and locked at others', async () => {
    expect(await trySignIn(right)).toBe('in');
    expect((await strangers()).at(-1)).toBe('tooManyTries');
    expect(await trySignIn({ ...right, address: '192.0.2.1' })).toBe('tooManyTries');
    expect(await trySignIn(right)).toBe('in');
  });

  test('stays open to a browser that signed in before, from any address', async () => {
    const browser = openBrowser(server.app, 'northlight');
    expect(await trySignIn({ ...right, browser })).toBe('in');
    await strangers();
    const elsewhere = openBrowser(server.app, 'northlight', { address: '192.0.2.1', cookiesOf: browser });
    expect(await trySignIn({ ...right, browser: elsewhere })).toBe('in');
  });

  test('stays open to that browser when others have used up the attempts of its address', async () => {
    const browser = openBrowser(server.app, 'northlight');
    expect(await trySignIn({ ...right, browser })).toBe('in');
    expect(await tries(6, () => ({}))).toEqual([...FIVE_WRONG, 'tooManyTries']);
    expect(await trySignIn({ ...right, browser })).toBe('in');
    expect(await trySignIn(right)).toBe('tooManyTries');
  });

  test('gives a known address and browser only a few attempts', async () => {
    const browser = openBrowser(server.app, 'northlight');
    expect(await trySignIn({ ...right, browser })).toBe('in');
    expect(await tries(6, () => ({}))).toEqual([...FIVE_WRONG, 'tooManyTries']);
    expect(await tries(6, () => ({ browser }))).toEqual([...FIVE_WRONG, 'tooManyTries']);
  });

  test('does not accept the cookie of a browser that signed in to another account', async () => {
    const browser = openBrowser(server.app, 'northlight');
    expect(await trySignIn({ ...right, browser })).toBe('in');
    const guesses = await tries(6, () => ({ email: 'nobody@foyer.test', browser }));
    expect(guesses).toEqual([...FIVE_WRONG, 'tooManyTries']);
  });

  test('forgets an address after half a year', async () => {
    expect(await trySignIn(right)).toBe('in');
    server.clock.advance(181 * DAY);
    await strangers();
    expect(await trySignIn(right)).toBe('tooManyTries');
  });
});

test('credential stuffing: one IP address may try few accounts', async () => {
  const results = await tries(61, (index) => ({ email: `player${index}@foyer.test` }));
  expect(results.slice(0, 60).every((answer) => answer === 'wrongCredentials')).toBe(true);
  expect(results[60]).toBe('tooManyTries');
});

test('many players may sign in at one address, which gives nobody more attempts at other accounts', async () => {
  const right = { password: 'foyer-demo-1' };
  expect(await tries(70, () => right)).toEqual(Array.from({ length: 70 }, () => 'in'));
  const stranger = (index: number) => ({ email: `player${index}@foyer.test` });
  const guesses = await tries(90, (index) => (index % 3 === 2 ? right : stranger(index)));
  expect(guesses.filter((answer) => answer === 'wrongCredentials')).toHaveLength(60);
  expect(await trySignIn(stranger(90))).toBe('tooManyTries');
});

test('the right password clears the owner’s failed attempts', async () => {
  await tries(4, () => ({}));
  expect(await trySignIn({ password: 'foyer-demo-1' })).toBe('in');
  expect(await tries(5, () => ({}))).toEqual(FIVE_WRONG);
});

test('the table does not reveal who tried to sign in', async () => {
  await trySignIn();
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select attempt::text as text from identity.attempt`,
  );
  expect(rows).toHaveLength(3);
  expect(rows.map(({ text }) => text).join()).not.toMatch(/anna|203\.0/);
});
