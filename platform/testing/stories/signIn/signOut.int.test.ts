import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConfirmSignOutPage, SignInPage } from '@foyer/contract/registration/forms.ts';
import {
  authorizationUrl,
  exchange,
  followToLobby,
  openBrowser,
  openForm,
  signIn,
  type Browser,
} from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

const visitor = (brand = 'northlight') => openBrowser(server.app, brand);
const authenticate = (token: string) => server.signIn.authenticate(token, server.sites.defaultSite);

function logoutUrl(browser: Browser, parameters: Record<string, string>): string {
  const url = new URL(`${browser.realm}/protocol/openid-connect/logout`);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const login = 'http://northlight.localhost/en/login/';

describe('signing out with the id token', () => {
  test('LOGOUT-03 redirects directly, and the old tokens are refused', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const response = await browser.get(
      logoutUrl(browser, {
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: login,
        client_id: 'app',
        state: 's1',
        ui_locales: 'en',
      }),
    );
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`${login}?state=s1`);

    await expect(authenticate(tokens.access_token)).rejects.toThrow('ended');
    const userinfo = await browser.get(`${browser.realm}/protocol/openid-connect/userinfo`, {
      authorization: `Bearer ${tokens.access_token}`,
    });
    expect(userinfo.statusCode).toBe(401);
    const refreshed = await exchange(browser, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('LOGOUT-03 the provider requires the password again', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    await browser.get(
      logoutUrl(browser, { id_token_hint: tokens.id_token, post_logout_redirect_uri: login }),
    );
    const back = await followToLobby(
      browser,
      await browser.get(authorizationUrl(browser, { prompt: 'none' }).url),
    );
    expect(back.searchParams.get('error')).toBe('login_required');
    expect((await openForm<SignInPage>(browser, authorizationUrl(browser).url)).kind).toBe('signIn');
  });

  test('LOGOUT-03 also ends the session when the provider’s own cookie is gone', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    browser.clearCookies();
    const response = await browser.get(
      logoutUrl(browser, { id_token_hint: tokens.id_token, post_logout_redirect_uri: login }),
    );
    expect(response.headers.location).toBe(login);
    await expect(authenticate(tokens.access_token)).rejects.toThrow('ended');
  });

  test.each([
    ['SESSION_EXPIRED', true],
    ['JWT_EXPIRED', true],
    ['LOGGED_IN_FROM_ANOTHER_DEVICE', true],
    ['PHISHING', false],
  ])('LOGOUT-01 QUERY-05 returns to the sign-in page with the reason %s: %s', async (reason, returns) => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const page = `${login}?logoutReason=${reason}`;
    const response = await browser.get(
      logoutUrl(browser, { id_token_hint: tokens.id_token, post_logout_redirect_uri: page }),
    );
    expect(response.headers.location).toBe(returns ? page : undefined);
  });

  test.each(['https://evil.example/', 'http://northlight.localhost/en/login/../evil/', '//evil.example'])(
    'does not redirect the browser to %s',
    async (target) => {
      const browser = visitor();
      const { tokens } = await signIn(browser);
      const response = await browser.get(
        logoutUrl(browser, { id_token_hint: tokens.id_token, post_logout_redirect_uri: target }),
      );
      expect(response.statusCode).toBe(400);
      expect(response.headers.location).toBeUndefined();
    },
  );

  test('writes the event in the same transaction', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    await browser.get(
      logoutUrl(browser, { id_token_hint: tokens.id_token, post_logout_redirect_uri: login }),
    );
    const { rows } = await server.database.pool.query<{ payload: object }>(
      `select payload from outbox.event where topic = 'identity.sessionEnded' and payload->>'sessionId' = $1`,
      [decodeJwt(tokens.access_token).sid],
    );
    expect(rows.map(({ payload }) => payload)).toEqual([
      {
        playerId: server.annaId,
        brand: 'northlight',
        sessionId: decodeJwt(tokens.access_token).sid,
        reason: 'SIGNED_OUT',
      },
    ]);
  });
});

describe('signing out without proof', () => {
  test('a forged id token ends no session', async () => {
    const [player, stranger] = [visitor(), visitor()];
    const { tokens } = await signIn(player);
    const [head, body] = tokens.id_token.split('.');
    const forged = `${head}.${body}.${Buffer.alloc(64, 1).toString('base64url')}`;
    const response = await stranger.get(
      logoutUrl(stranger, { id_token_hint: forged, post_logout_redirect_uri: login }),
    );
    expect(response.statusCode).toBe(400);
    expect((await authenticate(tokens.access_token)).playerId).toBe(server.annaId);
  });

  test('an image on another site signs nobody out: the provider asks for confirmation', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const page = (
      await browser.get(logoutUrl(browser, { client_id: 'app', post_logout_redirect_uri: login }))
    ).json<ConfirmSignOutPage>();
    expect(page).toMatchObject({ kind: 'confirmSignOut', xsrf: expect.stringMatching(/./) });
    expect((await authenticate(tokens.access_token)).playerId).toBe(server.annaId);

    const forged = await browser.post(page.action, { xsrf: 'guessed', logout: 'yes' });
    expect(forged.statusCode).toBe(400);
    expect((await authenticate(tokens.access_token)).playerId).toBe(server.annaId);

    const confirmed = await browser.post(page.action, { xsrf: page.xsrf, logout: 'yes' });
    expect(confirmed.headers.location).toBe(login);
    await expect(authenticate(tokens.access_token)).rejects.toThrow('ended');
  });

  test('the session of one brand is not ended at another', async () => {
    const { tokens } = await signIn(visitor());
    const tivoli = visitor('tivoli');
    await tivoli.get(
      logoutUrl(tivoli, {
        id_token_hint: tokens.id_token,
        post_logout_redirect_uri: 'http://tivoli.localhost/en/login/',
      }),
    );
    expect((await authenticate(tokens.access_token)).playerId).toBe(server.annaId);
  });
});
