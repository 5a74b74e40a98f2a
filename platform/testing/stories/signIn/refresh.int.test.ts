import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, SECOND } from '@foyer/domain/duration.ts';
import { exchange, openBrowser, signIn, type Browser, type Tokens } from '../../signIn/browser.ts';
import { ANNA, startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

const visitor = (brand = 'northlight') => openBrowser(server.app, brand);
const refresh = (browser: Browser, token: string, more: Record<string, string> = {}) =>
  exchange(browser, { grant_type: 'refresh_token', refresh_token: token, ...more });
const authenticate = (token: string) => server.signIn.authenticate(token, server.sites.defaultSite);

async function reasonOf(accessToken: string): Promise<string | null> {
  const { sid } = decodeJwt(accessToken);
  const { rows } = await server.database.pool.query<{ end_reason: string | null }>(
    'select end_reason from identity.session where id = $1',
    [sid],
  );
  return rows[0]?.end_reason ?? null;
}

async function tenAtOnce(browser: Browser, { refresh_token: token }: Tokens): Promise<number> {
  const results = await Promise.all(Array.from({ length: 10 }, () => refresh(browser, token)));
  return results.filter(({ statusCode }) => statusCode === 200).length;
}

describe('a refresh token', () => {
  test('OIDC-12 gives new tokens of the same session, with or without a resource', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const first = (
      await refresh(browser, tokens.refresh_token, { scope: 'openid', resource: 'urn:foyer:platform' })
    ).json<Tokens>();
    const second = (await refresh(browser, first.refresh_token)).json<Tokens>();
    expect(new Set([tokens.refresh_token, first.refresh_token, second.refresh_token]).size).toBe(3);
    expect(decodeJwt(second.access_token)).toMatchObject({
      sid: decodeJwt(tokens.access_token).sid,
      aud: 'foyer-platform',
    });
    expect((await authenticate(second.access_token)).playerId).toBe(server.annaId);
  });

  test('CLOCK-05 of a session with 40 seconds left gives an access token for those seconds', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const { sid } = decodeJwt(tokens.access_token);
    await server.database.pool.query(
      `update identity.oidc_payload
       set payload = jsonb_set(payload, '{iiat}', to_jsonb((payload ->> 'iiat')::bigint - $2::bigint))
       where model = 'RefreshToken' and session_id = $1`,
      [sid, (12 * HOUR) / SECOND - 40],
    );
    const renewed = (await refresh(browser, tokens.refresh_token)).json<Tokens>();
    const { iat = 0, exp = 0 } = decodeJwt(renewed.access_token);
    expect(exp - iat).toBeGreaterThan(30);
    expect(exp - iat).toBeLessThanOrEqual(40);
  });

  test('OIDC-23 keeps subject, auth_time and azp', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const renewed = (await refresh(browser, tokens.refresh_token)).json<Tokens>();
    const original = decodeJwt(tokens.id_token);
    expect(decodeJwt(renewed.id_token)).toMatchObject({
      sub: original.sub,
      auth_time: original.auth_time,
      azp: original.azp,
    });
  });

  test('OIDC-12 used twice ends its family: for the thief and the owner', async () => {
    const [owner, thief] = [visitor(), visitor()];
    const { tokens } = await signIn(owner);
    const renewed = (await refresh(owner, tokens.refresh_token)).json<Tokens>();
    expect((await authenticate(renewed.access_token)).playerId).toBe(server.annaId);

    const stolen = await refresh(thief, tokens.refresh_token);
    expect(stolen.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(owner, renewed.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    await expect(authenticate(renewed.access_token)).rejects.toThrow('ended');
    await expect(authenticate(tokens.access_token)).rejects.toThrow('ended');
    expect(await reasonOf(tokens.access_token)).toBe('TOKEN_REPLAYED');
  });

  test('OIDC-12 used ten times in parallel gives tokens at most once, and to its own browser once more', async () => {
    const { tokens } = await signIn(visitor());
    const elsewhere = await tenAtOnce(visitor(), tokens);
    expect(elsewhere).toBeLessThanOrEqual(1);
    const browser = visitor();
    expect(await tenAtOnce(browser, (await signIn(browser)).tokens)).toBeLessThanOrEqual(2);
  });

  test.each([
    ['invented', () => 'kihbViYB8lA7WcUtc1Vbe6Cf7a1zhVhTRFkSAkG0abc'],
    ['an access token', (tokens: Tokens) => tokens.access_token],
    ['empty', () => ''],
  ])('OIDC-12 that is %s is refused', async (_what, token) => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const response = await refresh(browser, token(tokens));
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('access_token');
  });

  test('OIDC-12 of one brand is refused at another, and stays valid', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    expect((await refresh(visitor('tivoli'), tokens.refresh_token)).json()).toMatchObject({
      error: 'invalid_grant',
    });
    expect((await refresh(browser, tokens.refresh_token)).statusCode).toBe(200);
  });

  test('OIDC-12 cannot get more scope than granted, nor another resource', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const more = await refresh(browser, tokens.refresh_token, { scope: 'openid offline_access' });
    const elsewhere = await refresh(browser, tokens.refresh_token, { resource: 'https://evil.example' });
    expect(more.json()).toMatchObject({ error: 'invalid_scope' });
    expect(elsewhere.json()).toMatchObject({ error: 'invalid_target' });
  });
});

describe('revocation', () => {
  const revoke = (browser: Browser, token: string, hint: string, client = 'app') =>
    browser.post(
      `${browser.realm}/protocol/openid-connect/revoke`,
      { token, token_type_hint: hint, client_id: client },
      { accept: 'application/json' },
    );

  test.each([
    ['access_token', 'REVOKED'],
    // The lobby revokes it when a player signs out.
    ['refresh_token', 'SIGNED_OUT'],
  ] as const)('OIDC-13 of the %s ends the session and responds with JSON', async (kind, reason) => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const response = await revoke(browser, tokens[kind], kind);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('application/json');
    await expect(authenticate(tokens.access_token)).rejects.toThrow('ended');
    expect((await refresh(browser, tokens.refresh_token)).statusCode).toBe(400);
    expect(await reasonOf(tokens.access_token)).toBe(reason);
  });

  test('OIDC-13 of an invalid token responds 200 and reveals nothing', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const forged = `${tokens.access_token.slice(0, -4)}AAAA`;
    for (const token of ['nonsense', forged])
      expect((await revoke(browser, token, 'access_token')).statusCode).toBe(200);
    expect((await authenticate(tokens.access_token)).playerId).toBe(server.annaId);
  });

  test('OIDC-28 needs a token, and a known client', async () => {
    const browser = visitor();
    expect((await revoke(browser, '', 'refresh_token')).json()).toMatchObject({ error: 'invalid_request' });
    expect((await revoke(browser, 'x', 'refresh_token', 'other')).json()).toMatchObject({
      error: 'invalid_client',
    });
  });
});

describe('a refresh whose response was lost', () => {
  test('OIDC-45 gets its response again in the browser that signed in, once', async () => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const lost = (await refresh(browser, tokens.refresh_token)).json<Tokens>();
    server.clock.advance(15 * SECOND);
    const again = await refresh(browser, tokens.refresh_token);
    expect(again.statusCode).toBe(200);
    const renewed = again.json<Tokens>();
    expect(renewed.refresh_token).not.toBe(lost.refresh_token);
    expect((await refresh(browser, renewed.refresh_token)).statusCode).toBe(200);
  });

  test('OIDC-12 the lost response used later is a theft, and the family ends', async () => {
    const [owner, thief] = [visitor(), visitor()];
    const { tokens } = await signIn(owner);
    const lost = (await refresh(owner, tokens.refresh_token)).json<Tokens>();
    const renewed = (await refresh(owner, tokens.refresh_token)).json<Tokens>();
    expect((await refresh(thief, lost.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(owner, renewed.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await reasonOf(renewed.access_token)).toBe('TOKEN_REPLAYED');
  });

  test.each([
    ['after the grace', async () => server.clock.advance(21 * SECOND)],
    [
      'a third time',
      async (browser: Browser, tokens: Tokens) => void (await refresh(browser, tokens.refresh_token)),
    ],
    [
      'once its answer has been used',
      async (browser: Browser, _tokens: Tokens, answer: Tokens) =>
        void (await refresh(browser, answer.refresh_token)),
    ],
    ['without the cookie of the sign-in', async (browser: Browser) => browser.clearCookies()],
  ])('OIDC-12 gets no response %s: the family ends', async (_when, happens) => {
    const browser = visitor();
    const { tokens } = await signIn(browser);
    const answer = (await refresh(browser, tokens.refresh_token)).json<Tokens>();
    await happens(browser, tokens, answer);
    expect((await refresh(browser, tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    await expect(authenticate(answer.access_token)).rejects.toThrow('ended');
    expect(await reasonOf(tokens.access_token)).toBe('TOKEN_REPLAYED');
  });

  test('OIDC-12 another player’s sign-in in the same second is no proof', async () => {
    const [owner, thief] = [visitor(), visitor()];
    const { tokens } = await signIn(owner);
    const other = { ...ANNA, email: `bea-${decodeJwt(tokens.access_token).jti}@foyer.test` };
    await server.database.transaction((tx) => server.createPlayer(tx, other));
    await signIn(thief, other);
    await refresh(owner, tokens.refresh_token);
    expect((await refresh(thief, tokens.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect(await reasonOf(tokens.access_token)).toBe('TOKEN_REPLAYED');
  });
});
