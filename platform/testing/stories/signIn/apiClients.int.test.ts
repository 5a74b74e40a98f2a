import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import {
  authorizationUrl,
  exchange,
  locationOf,
  openBrowser,
  openForm,
  signIn,
  type Browser,
  type Tokens,
} from '../../signIn/browser.ts';
import { ANNA, startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

const visitor = (brand = 'northlight') => openBrowser(server.app, brand);

describe('a program of the operator besides the lobby', () => {
  const redirectUri = 'http://127.0.0.1:41234/signed-in';
  const asSample = { client_id: 'sample', redirect_uri: redirectUri };

  const authenticate = (token: string) => server.signIn.authenticate(token, server.sites.defaultSite);

  /** Signs Anna in with the form, which is shown whatever session the browser has. */
  async function obtainSampleCode(browser: Browser) {
    const { url, flow } = authorizationUrl(browser, asSample);
    const { action, csrf } = await openForm<SignInPage>(browser, url);
    let back = locationOf(await browser.post(action, { csrf, email: ANNA.email, password: ANNA.password }));
    while (back.host === 'unused.invalid' || back.host === new URL(browser.origin).host)
      back = locationOf(await browser.get(browser.origin + back.pathname + back.search));
    expect(back.origin + back.pathname).toBe(redirectUri);
    const code = back.searchParams.get('code') ?? '';
    return {
      flow,
      grant: { ...asSample, grant_type: 'authorization_code', code },
    };
  }

  test('OIDC-01 signs a player in with PKCE, at any port of its loopback address, and out', async () => {
    const browser = visitor();
    const lobby = await signIn(browser);
    const { flow, grant } = await obtainSampleCode(browser);
    const response = await exchange(browser, { ...grant, code_verifier: flow.verifier });
    const tokens = response.json<Tokens>();
    expect(decodeJwt(tokens.id_token)).toMatchObject({ aud: 'sample', azp: 'sample' });
    expect((await authenticate(tokens.access_token)).playerId).toBe(server.annaId);
    // A player has one session, whichever program signed them in.
    await expect(authenticate(lobby.tokens.access_token)).rejects.toThrow('ended');

    const renewed = await exchange(browser, {
      client_id: 'sample',
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed.statusCode).toBe(200);
    const signOut = new URL(`${browser.realm}/protocol/openid-connect/logout`);
    signOut.searchParams.set('id_token_hint', tokens.id_token);
    signOut.searchParams.set('post_logout_redirect_uri', 'http://127.0.0.1:41234/signed-out');
    expect(locationOf(await browser.get(signOut.href)).href).toBe('http://127.0.0.1:41234/signed-out');
    await expect(authenticate(tokens.access_token)).rejects.toThrow('ended');
  });

  test('OIDC-10 a code without its verifier, and one of another program, is worthless', async () => {
    const browser = visitor();
    const { grant } = await obtainSampleCode(browser);
    expect((await exchange(browser, grant)).statusCode).toBe(400);
    const other = await obtainSampleCode(browser);
    const stolen = { ...other.grant, client_id: 'app', code_verifier: other.flow.verifier };
    expect((await exchange(browser, stolen)).statusCode).toBe(400);
  });

  test.each([
    'http://127.0.0.1:41234/signed-in/',
    'http://127.0.0.1:41234/signed-in?next=//evil.example',
    'http://127.0.0.2/signed-in',
    'http://localhost/signed-in',
    'https://127.0.0.1/signed-in',
    'http://127.0.0.1@evil.example/signed-in',
    'http://northlight.localhost/en/keycloak-login-handler/',
  ])('redirect URI %j is not its own, so nothing is sent there', async (other) => {
    const { url } = authorizationUrl(visitor(), { ...asSample, redirect_uri: other });
    const response = await visitor().get(url);
    expect(response.statusCode).toBe(400);
    expect(response.headers.location).toBeUndefined();
  });

  test('is unknown at a brand that does not list it', async () => {
    const browser = visitor('tivoli');
    expect((await browser.get(authorizationUrl(browser, asSample).url)).statusCode).toBe(400);
  });
});
