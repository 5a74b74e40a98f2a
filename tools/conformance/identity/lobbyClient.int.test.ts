import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import {
  followToLobby,
  openBrowser,
  openForm,
  type Browser,
} from '@foyer/platform/testing/signIn/browser.ts';
import { startIdentity, type IdentityServer } from '@foyer/platform/testing/signIn/identityServer.ts';
import { createOidcClient, type OidcClient } from '@foyer/web/transport/oidc/oidcClient.ts';
import { fakeWindows } from '@foyer/web/transport/oidc/testing/fakeWindows.ts';
import { memoryStorage } from '@foyer/web/transport/storage/testing/cookieJar.ts';

/** The lobby's own client against the platform's own provider. */
let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

interface Call {
  readonly method: string;
  /** Path in the realm. */
  readonly path: string;
  readonly authorization: string | null;
  readonly form: Readonly<Record<string, string>>;
  readonly status: number;
}

let browser: Browser;
let client: OidcClient;
let session: Storage;
let calls: Call[];

beforeEach(() => {
  browser = openBrowser(server.app, 'northlight');
  session = memoryStorage();
  calls = [];
  vi.stubGlobal('fetch', callProvider);
  client = createOidcClient({
    settings: {
      authority: browser.realm,
      redirectUri: `${browser.origin}/en/keycloak-login-handler/`,
      uiLocales: 'en',
      requestTimeoutSeconds: 10,
    },
    storages: { session, local: memoryStorage() },
    origin: browser.origin,
    windows: fakeWindows(Date.now()),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** `fetch` of the simulated browser. */
async function callProvider(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers));
  const form = init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
  const isPost = init.method === 'POST';
  const { statusCode, body, ...answer } = await (isPost
    ? browser.post(url, form, headers)
    : browser.get(url, headers));
  calls.push({
    method: isPost ? 'POST' : 'GET',
    path: url.replace(browser.realm, ''),
    authorization: headers['authorization'] ?? null,
    form,
    status: statusCode,
  });
  return new Response(body, {
    status: statusCode,
    headers: { 'content-type': String(answer.headers['content-type']) },
  });
}

const callsOf = (path: string) => calls.filter((call) => call.path === path);
const TOKEN = '/protocol/openid-connect/token';

/** Signs Anna in. @returns the callback URL */
async function signIn(): Promise<URL> {
  const form = await openForm<SignInPage>(browser, await client.signInUrl({ redir: '/en/games/' }));
  const { csrf, action } = form;
  const posted = await browser.post(action, { csrf, email: 'anna@foyer.test', password: 'foyer-demo-1' });
  const { pathname, search } = await followToLobby(browser, posted);
  const back = new URL(browser.origin + pathname + search);
  expect(await client.complete(back.href)).toMatchObject({ redir: '/en/games/' });
  return back;
}

const held = (): Record<string, unknown> =>
  JSON.parse(session.getItem(`oidc.user:${browser.realm}:app`) ?? 'null');

describe('signing in', () => {
  test('OIDC-01 OIDC-10 exchanges the code with its verifier for the tokens of a session', async () => {
    const back = await signIn();
    expect(callsOf(TOKEN)).toEqual([
      {
        method: 'POST',
        path: TOKEN,
        authorization: null,
        form: {
          grant_type: 'authorization_code',
          client_id: 'app',
          code: back.searchParams.get('code'),
          redirect_uri: `${browser.origin}/en/keycloak-login-handler/`,
          code_verifier: expect.stringMatching(/^[\w.~-]{43,128}$/),
        },
        status: 200,
      },
    ]);
    const token = String(held()['access_token']);
    const opened = await server.signIn.authenticate(token, server.sites.defaultSite);
    expect(opened.playerId).toBe(server.annaId);
  });

  test('OIDC-06 OIDC-07 reads the configuration and the key set, each once', async () => {
    await signIn();
    for (const path of ['/.well-known/openid-configuration', '/protocol/openid-connect/certs'])
      expect(callsOf(path)).toMatchObject([{ method: 'GET', status: 200 }]);
  });

  test('OIDC-08 reads the user info of the player with their access token', async () => {
    await signIn();
    expect(callsOf('/protocol/openid-connect/userinfo')).toMatchObject([
      { method: 'GET', authorization: `Bearer ${String(held()['access_token'])}`, status: 200 },
    ]);
  });

  test('OIDC-33 holds a user of eight fields, all with a value, without personal data', async () => {
    await signIn();
    const { profile, ...user } = held();
    expect(user).toEqual({
      id_token: expect.stringMatching(/./),
      session_state: expect.stringMatching(/./),
      access_token: expect.stringMatching(/./),
      refresh_token: expect.stringMatching(/./),
      token_type: expect.stringMatching(/^bearer$/i),
      scope: 'openid',
      expires_at: expect.any(Number),
    });
    expect(Object.keys(Object(profile)).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });
});

describe('a session', () => {
  test('OIDC-12 is renewed with refresh token, scope and resource', async () => {
    await signIn();
    const before = held();
    const token = await client.renew(String(before['access_token']));
    expect(callsOf(TOKEN).at(-1)).toMatchObject({
      form: {
        grant_type: 'refresh_token',
        client_id: 'app',
        refresh_token: before['refresh_token'],
        scope: 'openid',
        resource: 'urn:foyer:platform',
      },
      status: 200,
    });
    expect(held()).toMatchObject({ access_token: token, session_state: before['session_state'] });
    expect(held()['refresh_token']).not.toBe(before['refresh_token']);
  });

  test('OIDC-13 is ended by revoking the refresh token', async () => {
    await signIn();
    const { access_token: token } = held();
    const { refreshToken } = (await client.heldTokens()) ?? expect.fail('no user');
    await client.revoke(refreshToken ?? '');
    expect(callsOf('/protocol/openid-connect/revoke')).toMatchObject([
      {
        method: 'POST',
        form: { token: refreshToken, token_type_hint: 'refresh_token', client_id: 'app' },
        status: 200,
      },
    ]);
    await expect(server.signIn.authenticate(String(token), server.sites.defaultSite)).rejects.toThrow(
      'ended',
    );
  });
});
