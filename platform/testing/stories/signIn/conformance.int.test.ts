import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { exchange, followToLobby, openBrowser, openForm, type Browser } from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

/** Tests the provider with an independent, strict client (openid-client). */
let server: IdentityServer;
let browser: Browser;
let client: openid.Configuration;

beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(async () => {
  browser = openBrowser(server.app, 'northlight');
  client = await discover(browser);
});

async function discover({ realm }: Browser): Promise<openid.Configuration> {
  const found = await openid.discovery(new URL(realm), 'app', undefined, openid.None(), {
    // The test provider uses plain HTTP; all other checks of the client stay on.
    execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
    [openid.customFetch]: fetchInProcess,
  });
  return found;
}

const fetchInProcess: openid.CustomFetch = async (address, { method, headers, body }) => {
  const { host, pathname, search } = new URL(address);
  const response = await server.app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: pathname + search,
    headers: { ...headers, host },
    ...(body instanceof URLSearchParams || typeof body === 'string' ? { payload: String(body) } : {}),
  });
  const headerEntries = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(response.statusCode === 204 ? null : response.body, {
    status: response.statusCode,
    headers: headerEntries,
  });
};

const metadata = () => client.serverMetadata();

interface StartedFlow {
  readonly url: URL;
  readonly checks: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string };
}

async function begin(change: Record<string, string> = {}): Promise<StartedFlow> {
  const checks = {
    pkceCodeVerifier: openid.randomPKCECodeVerifier(),
    expectedState: openid.randomState(),
    expectedNonce: openid.randomNonce(),
  };
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: `${browser.origin}/en/keycloak-login-handler/`,
    scope: 'openid profile email',
    code_challenge: await openid.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...change,
  });
  return { url, checks };
}

const post = ({ action, csrf }: SignInPage) =>
  browser.post(action, { csrf, email: 'anna@foyer.test', password: 'foyer-demo-1' });

/** Signs in and returns the URL that the provider redirects the browser to. */
async function followCallback({ url }: StartedFlow): Promise<URL> {
  const posted = await post(await openForm<SignInPage>(browser, url.href));
  const { pathname, search } = await followToLobby(browser, posted);
  return new URL(browser.origin + pathname + search);
}

async function signIn() {
  const flow = await begin();
  const back = await followCallback(flow);
  return { back, begun: flow, tokens: await openid.authorizationCodeGrant(client, back, flow.checks) };
}

describe('openid-client against our provider', () => {
  test('OIDC-01 OIDC-09 signs in with discovery, all checks enabled and the signature verified', async () => {
    const { tokens } = await signIn();
    expect(tokens.token_type).toBe('bearer');
    expect(tokens.claims()).toMatchObject({ iss: browser.realm, aud: 'app', sub: server.annaId });
  });

  test('OIDC-08 reads user info of that subject', async () => {
    const { tokens } = await signIn();
    const { access_token: accessToken } = tokens;
    const info = await openid.fetchUserInfo(client, accessToken, server.annaId);
    expect(info).toMatchObject({ sub: server.annaId, email: 'anna@foyer.test' });
    await expect(openid.fetchUserInfo(client, accessToken, 'somebody else')).rejects.toThrow();
  });

  test('OIDC-12 OIDC-13 refreshes and revokes tokens', async () => {
    const { tokens } = await signIn();
    const renewed = await openid.refreshTokenGrant(client, tokens.refresh_token ?? '');
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    await openid.tokenRevocation(client, renewed.refresh_token ?? '');
    await expect(openid.refreshTokenGrant(client, renewed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('OIDC-14 builds its end-session URL from the provider’s metadata', async () => {
    const { tokens } = await signIn();
    const url = openid.buildEndSessionUrl(client, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${browser.origin}/en/login/`,
    });
    expect(url.href.startsWith(`${browser.realm}/protocol/openid-connect/logout?`)).toBe(true);
    expect((await browser.get(url.href)).statusCode).toBeLessThan(400);
  });
});

describe('openid-client rejects', () => {
  test.each<[string, (back: URL) => void, Partial<StartedFlow['checks']>]>([
    ['another state', () => {}, { expectedState: 'another' }],
    ['no state', (back) => back.searchParams.delete('state'), {}],
    ['another nonce', () => {}, { expectedNonce: 'another' }],
    ['another verifier', () => {}, { pkceCodeVerifier: 'a'.repeat(43) }],
    [
      'another brand’s issuer',
      (back) => back.searchParams.set('iss', 'http://tivoli.localhost/realms/tivoli'),
      {},
    ],
    ['no issuer', (back) => back.searchParams.delete('iss'), {}],
  ])('OIDC-17 by an answer with %s', async (_what, bend, checks) => {
    const flow = await begin();
    const back = await followCallback(flow);
    bend(back);
    await expect(
      openid.authorizationCodeGrant(client, back, { ...flow.checks, ...checks }),
    ).rejects.toThrow();
  });

  test('OIDC-10 a code that was used, with its verifier', async () => {
    const { back, begun: flow } = await signIn();
    await expect(openid.authorizationCodeGrant(client, back, flow.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  test('OIDC-17 the response of one brand, given to another: the mix-up attack', async () => {
    const flow = await begin();
    const back = await followCallback(flow);
    const tivoli = await discover(openBrowser(server.app, 'tivoli'));
    await expect(openid.authorizationCodeGrant(tivoli, back, flow.checks)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('"iss"') },
    });
  });
});

/** Requirements of the specifications, each with its section. */
describe('the provider follows the specifications', () => {
  test.each<[string, () => unknown, unknown]>([
    [
      'Discovery 4.3: its issuer is the address it was asked at',
      () => metadata().issuer,
      () => browser.realm,
    ],
    ['Core 15.1: it signs id tokens', () => metadata()['id_token_signing_alg_values_supported'], ['ES256']],
    ['RFC 9700 2.1.1: PKCE by S256 alone', () => metadata().code_challenge_methods_supported, ['S256']],
    ['RFC 9700 2.1.2: no token leaves by the front', () => metadata().response_types_supported, ['code']],
    [
      'RFC 9700 2.4: no password grant',
      () => metadata().grant_types_supported,
      ['authorization_code', 'refresh_token'],
    ],
    [
      'RFC 9207: answers name their issuer',
      () => metadata().authorization_response_iss_parameter_supported,
      true,
    ],
    ['RFC 8414: its clients are public', () => metadata().token_endpoint_auth_methods_supported, ['none']],
  ])('OIDC-06 %s', (_rule, request, expected) => {
    expect(request()).toEqual(typeof expected === 'function' ? expected() : expected);
  });

  test('OIDC-11 RFC 9700 2.4: a password at the token endpoint is refused, right or wrong', async () => {
    const results = await Promise.all(
      ['foyer-demo-1', 'wrong'].map((password) =>
        exchange(browser, { grant_type: 'password', username: 'anna@foyer.test', password, scope: 'openid' }),
      ),
    );
    for (const answer of results) expect(answer.json()).toMatchObject({ error: 'unsupported_grant_type' });
  });

  test('OIDC-16 RFC 9700 2.1.1: no code without a challenge, however it is left out', async () => {
    for (const challenge of ['', 'short', 'x'.repeat(129)]) {
      const { url } = await begin({ code_challenge: challenge });
      const response = await browser.get(url.href);
      expect(`${response.headers.location ?? ''}${response.body}`).toMatch(/invalid_request|requestRefused/);
    }
  });

  test('OIDC-10 RFC 9700 4.12: after the password it redirects with 303, which resends no form', async () => {
    const { url } = await begin();
    const posted = await post(await openForm<SignInPage>(browser, url.href));
    expect(posted.statusCode).toBe(303);
  });

  test('OIDC-09 Core 3.1.3.3: token responses are not cached, and requested by a form only', async () => {
    const flow = await begin();
    const code = (await followCallback(flow)).searchParams.get('code') ?? '';
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${browser.origin}/en/keycloak-login-handler/`,
      code_verifier: flow.checks.pkceCodeVerifier,
    };
    const asJson = await server.app.inject({
      method: 'POST',
      url: '/realms/northlight/protocol/openid-connect/token',
      headers: { host: 'northlight.localhost', 'content-type': 'application/json' },
      payload: { client_id: 'app', ...form },
    });
    expect(asJson.json()).toMatchObject({ error: 'invalid_request' });
    const byAddress = await browser.get(
      `${browser.realm}/protocol/openid-connect/token?${new URLSearchParams({ client_id: 'app', ...form })}`,
    );
    expect(byAddress.statusCode).toBeGreaterThanOrEqual(400);
    const tokenResponse = await exchange(browser, form);
    expect([tokenResponse.statusCode, tokenResponse.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('OIDC-10 RFC 9700 2.1.1: a code is valid for a minute', async () => {
    const flow = await begin();
    const back = await followCallback(flow);
    // Fakes Date, because oidc-provider reads the system time and not our clock.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await expect(openid.authorizationCodeGrant(client, back, flow.checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    vi.useRealTimers();
  });

  test('OIDC-09 RFC 9700 2.6: a script of another origin cannot read responses of the token endpoint', async () => {
    const answer = await browser.post(
      `${browser.realm}/protocol/openid-connect/token`,
      { client_id: 'app', grant_type: 'refresh_token', refresh_token: 'x' },
      { origin: 'https://evil.example' },
    );
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
