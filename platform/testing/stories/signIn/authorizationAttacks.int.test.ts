import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import {
  authorizationUrl,
  exchange,
  followToLobby,
  openBrowser,
  openForm,
  signIn,
  type Browser,
} from '../../signIn/browser.ts';
import { ANNA, startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

const visitor = (brand = 'northlight') => openBrowser(server.app, brand);

async function obtainCode(browser: Browser) {
  const { url, flow } = authorizationUrl(browser);
  const form = await openForm<SignInPage>(browser, url);
  const posted = await browser.post(form.action, {
    csrf: form.csrf,
    email: 'anna@foyer.test',
    password: 'foyer-demo-1',
  });
  const back = await followToLobby(browser, posted);
  return { flow, code: back.searchParams.get('code') ?? '', back };
}

describe('a request', () => {
  test.each(['state', 'nonce', 'login_hint'])(
    'OIDC-01 with a NUL as its %s is refused without a server error',
    async (name) => {
      const browser = visitor();
      const { url } = authorizationUrl(browser, { [name]: 'a\0b' });
      expect((await browser.get(url)).statusCode).toBe(400);
    },
  );

  test('OIDC-01 with a NUL in form input is refused without a server error', async () => {
    const browser = visitor();
    const { action, csrf } = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const posted = await browser.post(action, { csrf, email: 'a\0b@foyer.test', password: 'foyer-demo-1' });
    expect(posted.statusCode).toBe(400);
  });
});

describe('codes', () => {
  test('OIDC-10 a code that is used twice is refused, and the tokens of the first use are revoked', async () => {
    const browser = visitor();
    const { tokens, code, flow } = await signIn(browser);
    const replay = await exchange(browser, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: flow.redirectUri,
      code_verifier: flow.verifier,
    });
    expect(replay.statusCode).toBe(400);
    expect(replay.json()).toMatchObject({ error: 'invalid_grant' });
    await expect(server.signIn.authenticate(tokens.access_token, server.sites.defaultSite)).rejects.toThrow(
      'ended',
    );
    const refreshed = await exchange(browser, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('OIDC-10 of two parallel exchanges at most one succeeds', async () => {
    const browser = visitor();
    const { code, flow } = await obtainCode(browser);
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: flow.redirectUri,
      code_verifier: flow.verifier,
    };
    const results = await Promise.all([
      exchange(browser, form),
      exchange(browser, form),
      exchange(browser, form),
    ]);
    expect(results.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  });

  const WRONG: readonly [string, Record<string, string | null>][] = [
    ['no verifier', { code_verifier: null }],
    ['another verifier', { code_verifier: 'a'.repeat(43) }],
    ['a verifier of a wrong form', { code_verifier: 'short' }],
    ['another redirect address', { redirect_uri: 'http://northlight.localhost/fi/keycloak-login-handler/' }],
    ['no redirect address', { redirect_uri: null }],
    ['another client', { client_id: 'other' }],
    ['another grant type', { grant_type: 'password' }],
    ['no grant type', { grant_type: null }],
    ['another resource', { resource: 'urn:other' }],
  ];

  const formOf = ({ code, flow }: Awaited<ReturnType<typeof obtainCode>>) => ({
    grant_type: 'authorization_code',
    code,
    redirect_uri: flow.redirectUri,
    code_verifier: flow.verifier,
  });
  const changed = (form: Record<string, string>, change: Record<string, string | null>) =>
    Object.fromEntries(
      Object.entries<string | null>({ ...form, ...change }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    );

  test.each(WRONG)('OIDC-01 OIDC-10 a code with %s gets no tokens, and is used up', async (_what, change) => {
    const browser = visitor();
    const form = formOf(await obtainCode(browser));
    const response = await exchange(browser, changed(form, change));
    expect([400, 401]).toContain(response.statusCode);
    expect(response.body).not.toContain('access_token');
    const second = await exchange(browser, form);
    expect(second.statusCode).toBe(400);
    expect(second.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test.each(WRONG)(
    'OIDC-10 a used code that is tried again with %s ends its session',
    async (_what, change) => {
      const browser = visitor();
      const obtained = await obtainCode(browser);
      const form = formOf(obtained);
      const tokens = (await exchange(browser, form)).json<{ access_token: string; refresh_token: string }>();
      await exchange(browser, changed(form, change));
      const refreshed = await exchange(browser, {
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      });
      expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
      await expect(server.signIn.authenticate(tokens.access_token, server.sites.defaultSite)).rejects.toThrow(
        'ended',
      );
    },
  );

  test('OIDC-10 a used code is recognised after its minute, even if expired codes were deleted', async () => {
    const browser = visitor();
    const form = formOf(await obtainCode(browser));
    const tokens = (await exchange(browser, form)).json<{ access_token: string }>();
    server.clock.advance(2 * MINUTE);
    // The sign-in of another player deletes expired rows.
    await server.database.transaction((tx) => server.createPlayer(tx, { ...ANNA, email: 'ben@foyer.test' }));
    await signIn(visitor(), { email: 'ben@foyer.test' });
    await exchange(browser, form);
    await expect(server.signIn.authenticate(tokens.access_token, server.sites.defaultSite)).rejects.toThrow(
      'ended',
    );
  });

  test('OIDC-10 two codes in one request are both refused, then and later', async () => {
    const browser = visitor();
    const obtained = await obtainCode(browser);
    const form = formOf(obtained);
    const both = await server.app.inject({
      method: 'POST',
      url: '/realms/northlight/protocol/openid-connect/token',
      headers: { host: 'northlight.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams({ ...form, client_id: 'app' })}&code=other`,
    });
    expect(both.statusCode).toBe(400);
    expect((await exchange(browser, form)).json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('OIDC-10 among parallel requests with one right and many wrong verifiers at most one succeeds, and its session is ended', async () => {
    const browser = visitor();
    const form = formOf(await obtainCode(browser));
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, time) =>
        exchange(browser, time === 3 ? form : { ...form, code_verifier: 'a'.repeat(43) }),
      ),
    );
    const won = results.filter(({ statusCode }) => statusCode === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const response of won)
      await expect(
        server.signIn.authenticate(
          response.json<{ access_token: string }>().access_token,
          server.sites.defaultSite,
        ),
      ).rejects.toThrow('ended');
  });

  test('OIDC-10 a code of one brand is invalid at another', async () => {
    const { code, flow } = await obtainCode(visitor('northlight'));
    const tivoli = visitor('tivoli');
    const response = await exchange(tivoli, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: flow.redirectUri,
      code_verifier: flow.verifier,
    });
    expect(response.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('OIDC-17 the response names its issuer, so that responses of two brands cannot be mixed up', async () => {
    const browser = visitor();
    const { back, flow } = await obtainCode(browser);
    expect(back.searchParams.get('iss')).toBe(browser.realm);
    expect(back.searchParams.get('state')).toBe(flow.state);
  });
});

describe('authorization requests', () => {
  test.each([
    ['no challenge', { code_challenge: null, code_challenge_method: null }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['an implicit response', { response_type: 'token' }],
    ['a hybrid response', { response_type: 'code id_token' }],
  ])('OIDC-16 a request with %s is refused', async (_what, change: Record<string, string | null>) => {
    const browser = visitor();
    const response = await browser.get(authorizationUrl(browser, change).url);
    const output = `${response.headers.location ?? ''}${response.body}`;
    expect(output).toMatch(/error=|requestRefused/);
    expect(output).not.toMatch(/[?&#]code=/);
  });

  test.each([
    'https://evil.example/en/keycloak-login-handler/',
    'http://northlight.localhost.evil.example/en/keycloak-login-handler/',
    'http://northlight.localhost@evil.example/en/keycloak-login-handler/',
    'http://northlight.localhost/en/keycloak-login-handler/../../evil/',
    'http://northlight.localhost/en/keycloak-login-handler/?next=//evil.example',
    'http://northlight.localhost/en/keycloak-login-handler',
    'http://northlight.localhost/xx/keycloak-login-handler/',
    'http://northlight.localhost:81/en/keycloak-login-handler/',
    'http://tivoli.localhost/en/keycloak-login-handler/',
    'http://NORTHLIGHT.localhost/en/keycloak-login-handler/',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('redirect URI %j is not the brand’s, so nothing is sent there', async (redirectUri) => {
    const browser = visitor();
    const response = await browser.get(authorizationUrl(browser, { redirect_uri: redirectUri }).url);
    expect(response.statusCode).toBe(400);
    expect(response.headers.location).toBeUndefined();
  });

  test('two redirect URIs in one request are refused', async () => {
    const browser = visitor();
    const { url } = authorizationUrl(browser);
    const response = await browser.get(`${url}&redirect_uri=${encodeURIComponent('https://evil.example/')}`);
    expect(response.statusCode).toBe(400);
  });
});

describe('the form', () => {
  const right = { email: 'anna@foyer.test', password: 'foyer-demo-1' };

  test('a post without its token, with another token, or from another origin is refused', async () => {
    const browser = visitor();
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const others = await openForm<SignInPage>(visitor(), authorizationUrl(browser).url);
    const refused = [
      await browser.post(form.action, right),
      await browser.post(form.action, { ...right, csrf: others.csrf }),
      await browser.post(form.action, { ...right, csrf: form.csrf }, { origin: 'https://evil.example' }),
      await browser.post(form.action, { ...right, csrf: form.csrf }, { origin: 'null' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(refused.every(({ headers }) => headers.location === undefined)).toBe(true);
  });

  test('a form of one browser cannot be used by another, even with its URL', async () => {
    const form = await openForm<SignInPage>(visitor(), authorizationUrl(visitor()).url);
    const response = await visitor().post(form.action, { ...right, csrf: form.csrf });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ kind: 'problem', problem: 'formExpired' });
  });

  test('session fixation: the session id changes at the sign-in', async () => {
    const browser = visitor();
    const planted = await browser.get(authorizationUrl(browser).url, {
      cookie: 'foyerSignIn=planted-by-an-attacker',
    });
    const before = planted.cookies.find(({ name }) => name === 'foyerSignIn')?.value;
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const posted = await browser.post(form.action, { ...right, csrf: form.csrf });
    const resumed = await browser.get(`${posted.headers.location}`);
    const after = resumed.cookies.find(({ name }) => name === 'foyerSignIn')?.value;
    expect(after).toBeTruthy();
    expect(['planted-by-an-attacker', before]).not.toContain(after);
  });

  test('the sign-in cookies are limited to this realm, HttpOnly and SameSite', async () => {
    const browser = visitor();
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const posted = await browser.post(form.action, { ...right, csrf: form.csrf });
    const back = await browser.get(`${posted.headers.location}`);
    const cookie = back.cookies.find(({ name }) => name === 'foyerSignIn');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/realms/northlight/' });
    expect(cookie).not.toHaveProperty('expires');
  });

  test('a body that is no form, or too long, is refused before it is parsed', async () => {
    const browser = visitor();
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const json = await browser.post(form.action, right, { 'content-type': 'application/json' });
    const long = await browser.post(form.action, { ...right, csrf: form.csrf, password: 'x'.repeat(20_000) });
    expect([json.statusCode, long.statusCode]).toEqual([415, 413]);
  });
});

test('passwords, codes and tokens are neither in the log nor in clear text in the database', async () => {
  const browser = visitor();
  const { tokens, code } = await signIn(browser);
  await exchange(browser, { grant_type: 'refresh_token', refresh_token: 'not-a-token' });
  const { rows } = await server.database.pool.query<{ all: string }>(
    `select coalesce(string_agg(payload::text || encode(id, 'escape'), ' '), '') ||
       (select string_agg(password_hash, ' ') from identity.credential) as all from identity.oidc_payload`,
  );
  const stored = `${server.logged.join('\n')}\n${rows[0]?.all}`;
  for (const secret of ['foyer-demo-1', code, tokens.access_token, tokens.refresh_token, tokens.id_token]) {
    expect(stored).not.toContain(secret);
  }
});
