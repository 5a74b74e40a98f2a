import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import {
  authorizationUrl,
  exchange,
  followToLobby,
  openBrowser,
  openForm,
  signIn,
} from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

const visitor = (brand = 'northlight') => openBrowser(server.app, brand);

describe('the round trip', () => {
  test('OIDC-01 OIDC-10 a player signs in by the authorization-code flow with PKCE', async () => {
    const { tokens } = await signIn(visitor());
    const session = await server.signIn.authenticate(tokens.access_token, server.sites.defaultSite);
    expect(session.playerId).toBe(server.annaId);
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      refresh_token: expect.any(String),
      id_token: expect.any(String),
    });
  });

  test('OIDC-34 the access token is a JWT that names player, session and flow', async () => {
    const { tokens } = await signIn(visitor());
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      player_id: server.annaId,
      sub: server.annaId,
      sid: expect.any(String),
      passwordless: false,
      flow: 'Keycloak',
      aud: 'foyer-platform',
      iss: 'http://northlight.localhost/realms/northlight',
    });
    expect(claims.exp).toBe((claims.iat ?? 0) + tokens.expires_in);
  });

  test('OIDC-23 the id token carries auth_time and azp, and no personal data', async () => {
    const { tokens, flow } = await signIn(visitor());
    const claims = decodeJwt(tokens.id_token);
    expect(claims).toMatchObject({
      azp: 'app',
      aud: 'app',
      auth_time: expect.any(Number),
      nonce: flow.nonce,
    });
    expect(JSON.stringify(claims)).not.toMatch(/anna|aalto/i);
  });

  test('a second sign-in of the same browser needs no password and shares the session', async () => {
    const browser = visitor();
    const first = await signIn(browser);
    const { url, flow } = authorizationUrl(browser, { prompt: 'none' });
    const back = await followToLobby(browser, await browser.get(url));
    const response = await exchange(browser, {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: flow.redirectUri,
      code_verifier: flow.verifier,
    });
    const { access_token: second } = response.json<{ access_token: string }>();
    expect(decodeJwt(second).sid).toBe(decodeJwt(first.tokens.access_token).sid);
  });

  test('OIDC-43 a silent request without a session responds login_required', async () => {
    const browser = visitor();
    const { url, flow } = authorizationUrl(browser, { prompt: 'none' });
    const back = await followToLobby(browser, await browser.get(url));
    expect(back.searchParams.get('error')).toBe('login_required');
    expect(back.searchParams.get('state')).toBe(flow.state);
  });

  test('the previous sign-in’s time is known (rule CLOCK-07)', async () => {
    await signIn(visitor());
    const { tokens } = await signIn(visitor());
    const session = await server.signIn.authenticate(tokens.access_token, server.sites.defaultSite);
    const times = await server.signIn.sessionTimes(server.database.query, session.sessionId);
    expect(times.lastSignInAt?.getTime()).toBeLessThan(times.startedAt.getTime());
  });
});

describe('the provider’s metadata', () => {
  test('OIDC-06 the well-known configuration has Keycloak’s paths on the request’s origin', async () => {
    const browser = visitor();
    const found = (await browser.get(`${browser.realm}/.well-known/openid-configuration`)).json<
      Record<string, unknown>
    >();
    const at = (path: string) => `${browser.realm}/protocol/openid-connect/${path}`;
    expect(found).toMatchObject({
      issuer: browser.realm,
      authorization_endpoint: at('auth'),
      token_endpoint: at('token'),
      userinfo_endpoint: at('userinfo'),
      end_session_endpoint: at('logout'),
      revocation_endpoint: at('revoke'),
      jwks_uri: at('certs'),
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
  });

  test('a brand can be reached at each of its hosts, and the issuer is the requested one', async () => {
    const response = await server.app.inject({
      url: '/realms/northlight/.well-known/openid-configuration',
      headers: { host: 'localhost:3000' },
    });
    expect(response.json()).toMatchObject({ issuer: 'http://localhost:3000/realms/northlight' });
  });

  test('OIDC-07 the key set has public keys only', async () => {
    const browser = visitor();
    const { keys } = (await browser.get(`${browser.realm}/protocol/openid-connect/certs`)).json<{
      keys: object[];
    }>();
    expect(keys).toEqual([
      expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) }),
    ]);
    expect(keys[0]).not.toHaveProperty('d');
  });

  test('each brand signs with its own key, the same at every origin', async () => {
    const certs = async (host: string, brand: string) =>
      (await server.app.inject({ url: `/realms/${brand}/protocol/openid-connect/certs`, headers: { host } }))
        .body;
    expect(await certs('localhost:3000', 'northlight')).toBe(
      await certs('northlight.localhost', 'northlight'),
    );
    expect(await certs('tivoli.localhost', 'tivoli')).not.toBe(
      await certs('northlight.localhost', 'northlight'),
    );
  });

  test.each([
    ['an unknown brand', 'northlight.localhost', 'nobody'],
    ['another brand’s host', 'northlight.localhost', 'tivoli'],
    ['a host that is no address', 'nort hlight', 'northlight'],
  ])('%s has no realm', async (_what, host, brand) => {
    const response = await server.app.inject({
      url: `/realms/${brand}/.well-known/openid-configuration`,
      headers: { host },
    });
    expect([400, 404]).toContain(response.statusCode);
  });

  test.each(['nope', 'protocol/openid-connect/nope', 'protocol/openid-connect/token'])(
    'no cache stores the refusal of %s',
    async (path) => {
      const browser = visitor();
      const { statusCode, headers } = await browser.get(`${browser.realm}/${path}`);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('OIDC-08 user info is returned to the bearer of the access token only', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser, { scope: 'openid profile email' });
    const userinfo = (authorization?: string) =>
      browser.get(
        `${browser.realm}/protocol/openid-connect/userinfo`,
        authorization ? { authorization } : {},
      );
    const answer = await userinfo(`Bearer ${tokens.access_token}`);
    expect(answer.json()).toMatchObject({ sub: server.annaId, email: 'anna@foyer.test', given_name: 'Anna' });
    expect((await userinfo()).statusCode).toBe(401);
    expect((await userinfo(`Bearer ${tokens.id_token}`)).statusCode).toBe(401);
    expect((await userinfo(`Bearer ${tokens.access_token}x`)).headers['www-authenticate']).toContain(
      'invalid_token',
    );
  });

  test('OIDC-08 user info of the lobby’s own tokens is the subject alone', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const answer = await browser.get(`${browser.realm}/protocol/openid-connect/userinfo`, {
      authorization: `Bearer ${tokens.access_token}`,
    });
    expect(answer.json()).toEqual({ sub: server.annaId });
  });
});

describe('the form', () => {
  test('OIDC-14 is in the requested language, if the brand has it', async () => {
    const browser = visitor();
    const localeOf = async (uiLocales: string) =>
      (
        await openForm<SignInPage & { locale: string }>(
          browser,
          authorizationUrl(browser, { ui_locales: uiLocales }).url,
        )
      ).locale;
    expect(await localeOf('fi')).toBe('fi');
    expect(await localeOf('xx fi')).toBe('fi');
    expect(await localeOf('zz')).toBe('en');
  });

  test('cannot be framed or cached, and sends no referrer', async () => {
    const browser = visitor();
    const { action } = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const { headers } = await browser.get(action);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
  });

  test('a wrong password shows the form again, with the message for an unknown address', async () => {
    const browser = visitor();
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const tried = async (email: string) =>
      browser.post(form.action, { csrf: form.csrf, email, password: 'not the password' });
    const [known, unknown] = [await tried('anna@foyer.test'), await tried('nobody@foyer.test')];
    expect(known.statusCode).toBe(422);
    expect(known.json()).toMatchObject({ problem: 'wrongCredentials', email: 'anna@foyer.test' });
    expect(unknown.body).toBe(known.body.replace('anna', 'nobody'));
  });

  test('submitting a used form again after Back leads on, never to an error', async () => {
    const browser = visitor();
    const { url } = authorizationUrl(browser, { ui_locales: 'fi' });
    const form = await openForm<SignInPage>(browser, url);
    const right = { csrf: form.csrf, email: 'anna@foyer.test', password: 'foyer-demo-1' };
    await followToLobby(browser, await browser.post(form.action, right));
    const { rows: before } = await server.database.pool.query('select id from identity.session');
    const signUp = form.action.replace('/sign-in', '/sign-up');
    const opened = form.action.replace('/sign-in', '');
    for (const again of [
      await browser.get(opened),
      await browser.get(form.action),
      await browser.post(form.action, right),
    ])
      expect([again.statusCode, again.headers.location]).toEqual([303, '/fi/login/?autoSignIn=1']);
    expect((await browser.get(signUp)).headers.location).toBe('/fi/register/');
    // Submitting the form again had no effect.
    const { rows: after } = await server.database.pool.query('select id from identity.session');
    expect(after).toEqual(before);
  });

  test('a form of another browser leads to the sign-in page and starts nothing', async () => {
    const { action } = await openForm<SignInPage>(visitor(), authorizationUrl(visitor()).url);
    for (const planted of ['', 'foyerSignInForm=another']) {
      const answer = await visitor().get(action, planted ? { cookie: planted } : {});
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/login/']);
    }
  });

  test.each(['https://evil.example', '../../evil', 'fi%0d%0alocation:x', 'javascript:alert(1)'])(
    'a used form whose URL has %j leads only to the brand’s own sign-in page',
    async (spoken) => {
      const browser = visitor();
      const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
      const address = form.action.replace(/ui_locales=.*/, `ui_locales=${spoken}`);
      browser.clearCookies();
      expect((await browser.get(address)).headers.location).toBe('/en/login/');
    },
  );

  test('an email address is the same in capitals and with spaces around it', async () => {
    const { tokens } = await signIn(visitor(), { email: '  ANNA@Foyer.test ' });
    expect(decodeJwt(tokens.access_token).player_id).toBe(server.annaId);
  });
});
