import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrive, storedUser } from './testing/arrive.ts';
import { AUTHORITY, fakeProvider, formOf, HANDLER, json, jwt } from './testing/fakeProvider.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('authorization request', () => {
  test('OIDC-14 carries the client, the challenge, state, nonce and the languages', async () => {
    const { request } = await arrive();
    expect(`${request.origin}${request.pathname}`).toBe(`${AUTHORITY}/protocol/openid-connect/auth`);
    expect(Object.fromEntries(request.searchParams)).toMatchObject({
      client_id: 'app',
      response_type: 'code',
      redirect_uri: HANDLER,
      scope: 'openid',
      code_challenge_method: 'S256',
      ui_locales: 'en',
      state: expect.stringMatching(/./),
      nonce: expect.stringMatching(/./),
    });
  });

  test('CONS-25 the state is in local storage and the user in session storage, both under oidc.', async () => {
    const { provider, state, back } = await arrive();
    expect(provider.local.key(0)).toBe(`oidc.${state}`);
    await provider.client.complete(back);
    expect([provider.local.length, provider.session.key(0)]).toEqual([0, `oidc.user:${AUTHORITY}:app`]);
  });

  test('OIDC-32 signing up sends the same request to the registrations path', async () => {
    const { client } = fakeProvider();
    const url = new URL(await client.signUpUrl({ redir: null }));
    expect(url.pathname).toBe('/realms/tivoli/protocol/openid-connect/registrations');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  });

  test('OIDC-47 states older than 900 s are removed when the next request starts', async () => {
    const { provider, state, store } = await arrive();
    store({ created: Math.floor(Date.now() / 1_000) - 901 });
    await provider.begin();
    expect(provider.local.getItem(`oidc.${state}`)).toBeNull();
    expect(provider.local.length).toBe(1);
  });
});

describe('callback', () => {
  test('OIDC-10 the code is exchanged with its verifier and redirect URL', async () => {
    const { provider, back, stored } = await arrive();
    const { code_verifier: verifier } = stored();
    expect(await provider.client.complete(back)).toEqual({ accessToken: 'a', redir: '/en/games/' });
    expect(Object.fromEntries(provider.tokenRequests[0] ?? [])).toEqual({
      grant_type: 'authorization_code',
      client_id: 'app',
      code: 'c1',
      redirect_uri: HANDLER,
      code_verifier: verifier,
    });
  });

  test('OIDC-33 the user that is held has eight fields', async () => {
    const { provider, back } = await arrive();
    await provider.client.complete(`${back}&session_state=ss1`);
    const { id_token: idToken, profile, expires_at: expiresAt, ...user } = storedUser(provider);
    expect(user).toEqual({
      session_state: 'ss1',
      access_token: 'a',
      refresh_token: 'r1',
      token_type: 'Bearer',
      scope: 'openid',
    });
    expect(idToken).toMatch(/^[\w-]+[.][\w-]+[.][\w-]+$/);
    expect(profile).toMatchObject({ sub: 'p1' });
    expect(expiresAt).toBeCloseTo(provider.nowMs / 1_000 + 600, -1);
  });

  test('OIDC-35 OIDC-36 the profile has no protocol claims but sub, iss, aud, exp and iat', async () => {
    const protocolClaims = { jti: 'j', acr: '1', amr: ['pwd'], at_hash: 'h', nbf: 1 };
    const { provider, back } = await arrive({ claims: protocolClaims });
    await provider.client.complete(back);
    expect(storedUser(provider)['profile']).toEqual({
      sub: 'p1',
      iss: AUTHORITY,
      aud: 'app',
      exp: expect.any(Number),
      iat: expect.any(Number),
    });
  });

  /** A callback at this URL is refused with this error, and nobody is signed in. */
  async function expectRefusal(
    change: Parameters<typeof arrive>[0],
    url: string | null,
    text: RegExp | string,
  ) {
    const { provider, state, back } = await arrive(change);
    const given = url === null ? back : url.replace('<state>', state);
    await expect(provider.client.complete(given)).rejects.toThrow(text);
    expect(provider.session.length).toBe(0);
    return provider;
  }

  test('OIDC-19 without a state is refused', () =>
    expectRefusal({}, `${HANDLER}?code=c1`, /^No state in response$/));

  test('OIDC-18 with a state that this browser has not stored is refused', () =>
    expectRefusal({}, `${HANDLER}?code=c1&state=other`, /^No matching state found in storage$/));

  test('OIDC-21 without a code is refused, because a verifier is stored', () =>
    expectRefusal({}, `${HANDLER}?session_state=x&state=<state>`, /^Expected code in response$/));

  /** A sign-in whose stored state was changed is refused before any code is exchanged. */
  async function expectStateRefusal(change: object, text: RegExp) {
    const { provider, store, back } = await arrive();
    store(change);
    await expect(provider.client.complete(back)).rejects.toThrow(text);
    expect(provider.tokenRequests).toHaveLength(0);
  }

  test('OIDC-17 whose state is not the stored one is refused', () =>
    expectStateRefusal({ id: 'another' }, /^State does not match$/));

  test.each([
    [
      { authority: 'https://evil.example/realms/tivoli' },
      /^authority mismatch on settings vs. signin state$/,
    ],
    [{ client_id: 'other' }, /^client_id mismatch on settings vs. signin state$/],
  ])('OIDC-20 with the stored state of %j is refused', expectStateRefusal);

  test('ERR-19 with the stored state of another kind of request is refused', () =>
    expectStateRefusal({ request_type: 'so:r' }, /^invalid response_type in state$/));

  test.each([{ sub: undefined }, { sub: '' }])(
    'OIDC-22 with an id token of %j is refused',
    async (claims) => {
      await expectRefusal({ claims }, null, /^ID Token is missing a subject claim$/);
    },
  );

  test.each([
    [{ exp: 1 }, 'ID Token has expired'],
    [{ iat: 4_000_000_000 }, 'ID Token was issued in the future'],
  ])('OIDC-48 with an id token of %j is refused: %s', async (claims, text) => {
    await expectRefusal({ claims }, null, text);
  });

  test.each([
    [{ iss: 'https://evil.example' }, 'unexpected "iss" claim value'],
    [{ aud: 'other' }, 'unexpected "aud" claim value'],
    [{ nonce: 'replayed' }, 'nonce in id_token does not match nonce in client storage'],
  ])('with an id token of %j is refused: %s', async (claims, text) => {
    await expectRefusal({ claims }, null, text);
  });

  test('OIDC-48 a clock skew of 300 s is accepted', async () => {
    const now = Math.floor(Date.now() / 1_000);
    for (const claims of [{ iat: now + 299 }, { exp: now - 299 }]) {
      const { provider, back } = await arrive({ claims });
      expect(await provider.client.complete(back)).toMatchObject({ accessToken: 'a' });
    }
  });

  test('OIDC-31 an id token that does not decode is refused', async () => {
    const { provider, back } = await arrive({
      responses: { token: () => json({ access_token: 'a', id_token: 'garbage', scope: 'openid' }) },
    });
    await expect(provider.client.complete(back)).rejects.toThrow();
    expect(provider.session.length).toBe(0);
  });

  test("ERR-03 the provider's error is thrown with its description", async () => {
    const { provider, state } = await arrive();
    const failed = provider.client.complete(
      `${HANDLER}?error=access_denied&error_description=no&error_uri=u&state=${state}`,
    );
    await expect(failed).rejects.toMatchObject({
      error: 'access_denied',
      error_description: 'no',
      error_uri: 'u',
    });
  });

  const answered = (body: string, init: ResponseInit) => ({
    responses: { token: () => new Response(body, init) },
  });
  const JSON_TYPE = { 'content-type': 'application/json' };

  test('OIDC-30 ERR-02 with a token response of another content type is refused', async () => {
    const change = answered('<html>', { headers: { 'content-type': 'text/html' } });
    await expectRefusal(change, null, /^Invalid response Content-Type: text\/html/);
  });

  test('ERR-04 with a failed token response without an error field: status text and code are thrown', async () => {
    const change = answered('{}', { status: 502, statusText: 'Bad Gateway', headers: JSON_TYPE });
    await expectRefusal(change, null, /^Bad Gateway \(502\)/);
  });

  test('ERR-03 with a refusal of the token endpoint: error, description and URI are thrown', async () => {
    const refusal = { error: 'invalid_grant', error_description: 'used', error_uri: 'https://id/help' };
    const { provider, back } = await arrive({ responses: { token: () => json(refusal, { status: 400 }) } });
    await expect(provider.client.complete(back)).rejects.toMatchObject(refusal);
  });

  test('a code cannot be exchanged twice in this browser', async () => {
    const { provider, back } = await arrive();
    await provider.client.complete(back);
    await expect(provider.client.complete(back)).rejects.toThrow('No matching state found in storage');
  });
});

describe('renewal', () => {
  async function renewed(claims: object) {
    const { provider, request, back } = await arrive();
    await provider.client.complete(back);
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      provider.tokenRequests.push(formOf(init));
      const idToken = jwt(provider.claims(request, claims));
      return json({
        access_token: 'b',
        refresh_token: 'r2',
        id_token: idToken,
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'openid',
      });
    });
    return { provider, token: provider.client.renew('a') };
  }

  test('OIDC-12 OIDC-43 sends the refresh token, the scope and the resource', async () => {
    const { provider, token } = await renewed({});
    expect(await token).toBe('b');
    expect(Object.fromEntries(provider.tokenRequests.at(-1) ?? [])).toEqual({
      grant_type: 'refresh_token',
      client_id: 'app',
      refresh_token: 'r1',
      scope: 'openid',
      resource: 'urn:foyer:platform',
    });
    expect(storedUser(provider)).toMatchObject({ access_token: 'b', refresh_token: 'r2' });
  });

  test.each([
    [{ sub: 'p2' }, 'sub in id_token does not match current sub'],
    [{ auth_time: 1 }, 'auth_time in id_token does not match original auth_time'],
    [{ azp: 'other' }, 'azp in id_token does not match original azp'],
    [{ azp: undefined }, 'azp not in id_token, but present in original id_token'],
  ])('OIDC-23 a refreshed id token with %j is refused: %s', async (claims, text) => {
    const { provider, token } = await renewed(claims);
    await expect(token).rejects.toThrow(text);
    expect(storedUser(provider)).toMatchObject({ access_token: 'a' });
  });

  test('OIDC-44 ERR-01 times out after 10 s, whatever the timeout of other calls', async () => {
    const { provider, back } = await arrive();
    await provider.client.complete(back);
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const failed = expect(provider.client.renew('a')).rejects.toMatchObject({
      name: 'ErrorTimeout',
      message: 'Network timed out',
    });
    await vi.advanceTimersByTimeAsync(9_999);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
  });
});

describe('signing out', () => {
  test('OIDC-14 LOGOUT-03 carries the id token, the client, the return URL, a state and the languages', async () => {
    const { provider, back } = await arrive();
    await provider.client.complete(back);
    const { idToken } = (await provider.client.heldTokens()) ?? expect.fail('no user');
    const url = new URL(await provider.client.signOutUrl(idToken, '/en/login/'));
    expect(url.pathname).toBe('/realms/tivoli/protocol/openid-connect/logout');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id_token_hint: idToken,
      client_id: 'app',
      post_logout_redirect_uri: 'https://tivoli.example/en/login/',
      ui_locales: 'en',
      state: expect.stringMatching(/./),
    });
    expect(provider.session.length).toBe(0);
  });

  test('ERR-16 a provider without an end-session endpoint is an error of its own', async () => {
    const { client } = fakeProvider({ metadata: () => json({ issuer: AUTHORITY }) });
    await expect(client.signOutUrl('t', '/en/login/')).rejects.toThrow('No end session endpoint');
  });
});

test('ERR-14 metadata without an endpoint is an error that names it', async () => {
  const { client } = fakeProvider({ metadata: () => json({ issuer: AUTHORITY }) });
  await expect(client.signInUrl({ redir: null })).rejects.toThrow(
    'Metadata does not contain property authorization_endpoint',
  );
});
