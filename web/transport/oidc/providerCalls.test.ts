import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrive, storedUser } from './testing/arrive.ts';
import { AUTHORITY, fakeProvider, json, jwt, signingKey } from './testing/fakeProvider.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ENDPOINT = `${AUTHORITY}/protocol/openid-connect`;

describe('the timeout of a call', () => {
  test.each([2, 30])('OIDC-05 is the setting: %i s', async (requestTimeoutSeconds) => {
    vi.useFakeTimers();
    const { client } = fakeProvider({ settings: { requestTimeoutSeconds } });
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const settled = vi.fn();
    client.signInUrl({ redir: null }).catch(settled);
    await vi.advanceTimersByTimeAsync(requestTimeoutSeconds * 1_000 - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ message: 'Network timed out' }));
  });
});

describe('the key set', () => {
  test('OIDC-07 is read from the endpoint in the metadata, and verifies the id token', async () => {
    const { provider, back } = await arrive();
    expect(await provider.client.complete(back)).toMatchObject({ accessToken: 'a' });
    expect(provider.calls.map(({ url }) => url)).toContain(`${ENDPOINT}/certs`);
  });

  test.each([
    ['another key with the same id', signingKey('k1').sign, 'signature verification failed'],
    ['an unknown key', signingKey('k2').sign, 'no applicable key found'],
    ['no key', (claims: object) => jwt(claims).replace(/[^.]+$/, ''), 'signature verification failed'],
  ])('OIDC-07 an id token that is signed by %s is refused', async (_what, sign, text) => {
    const { provider, back } = await arrive({ sign });
    await expect(provider.client.complete(back)).rejects.toThrow(text);
    expect(provider.session.length).toBe(0);
  });

  test('OIDC-07 is read again when the provider has a new key', async () => {
    const next = signingKey('k2');
    let published = [signingKey('k1').published];
    const { provider, back } = await arrive({
      sign: next.sign,
      responses: {
        keys() {
          const keys = published;
          published = [...published, next.published];
          return json({ keys });
        },
      },
    });
    expect(await provider.client.complete(back)).toMatchObject({ accessToken: 'a' });
  });

  test.each([{}, { keys: 'none' }])('ERR-15 a key set of %j ends the sign-in', async (body) => {
    const { provider, back } = await arrive({ responses: { keys: () => json(body) } });
    await expect(provider.client.complete(back)).rejects.toThrow(/^Missing keys on keyset$/);
    expect(provider.session.length).toBe(0);
  });

  test('a key set that cannot be read does not use up the refresh token', async () => {
    const { provider, back } = await arrive();
    await provider.client.complete(back);
    const { client, session, tokenRequests } = fakeProvider({ keys: () => json({}, { status: 503 }) });
    session.setItem(`oidc.user:${AUTHORITY}:app`, JSON.stringify(storedUser(provider)));
    await expect(client.renew()).rejects.toThrow('503');
    expect(tokenRequests).toHaveLength(0);
  });
});

describe('user info', () => {
  const userInfoCalls = ({ calls }: { calls: readonly { url: string; headers: object }[] }) =>
    calls.filter(({ url }) => url === `${ENDPOINT}/userinfo`);

  test('OIDC-08 is read with the access token as bearer', async () => {
    const { provider, back } = await arrive();
    await provider.client.complete(back);
    expect(userInfoCalls(provider)).toMatchObject([{ headers: { authorization: 'Bearer a' } }]);
  });

  test("OIDC-24 of another subject than the id token's ends the sign-in, and nobody is signed in", async () => {
    const { provider, back } = await arrive({ responses: { userinfo: () => json({ sub: 'p2' }) } });
    await expect(provider.client.complete(back)).rejects.toThrow(
      'subject from UserInfo response does not match subject in ID Token',
    );
    expect(provider.session.length).toBe(0);
  });

  test('is not read at a renewal, whose new refresh token would be lost with it', async () => {
    const { provider, back } = await arrive();
    await provider.client.complete(back);
    await provider.client.renew('a');
    expect(userInfoCalls(provider)).toHaveLength(1);
    expect(provider.tokenRequests).toHaveLength(2);
  });
});

describe('revocation', () => {
  test('OIDC-13 posts the token, its kind and the client to the revocation endpoint', async () => {
    const { client, calls } = fakeProvider();
    await client.revoke('r1');
    expect(calls.at(-1)).toMatchObject({
      url: `${ENDPOINT}/revoke`,
      form: { token: 'r1', token_type_hint: 'refresh_token', client_id: 'app' },
    });
  });

  test('OIDC-28 without a token is an error, and nothing is sent', async () => {
    const { client, calls } = fakeProvider();
    await expect(client.revoke('')).rejects.toThrow(/^A token is required$/);
    expect(calls).toEqual([]);
  });
});

test('OIDC-27 without a refresh token none is sent: the session is renewed in a frame', async () => {
  const { provider, back } = await arrive({ tokens: { refresh_token: undefined } });
  await provider.client.complete(back);
  void provider.client.renew('a').catch(() => {});
  await vi.waitFor(() => expect(provider.windows.children).toHaveLength(1));
  expect(provider.tokenRequests.map((form) => form.get('grant_type'))).toEqual(['authorization_code']);
});

test('OIDC-29 the client has no secret, so it never uses Basic authentication', async () => {
  const { provider, back } = await arrive();
  await provider.client.complete(back);
  await provider.client.renew('a');
  await provider.client.revoke('r1');
  await provider.client.signInByPassword('anna', 'secret').catch(() => {});
  const forms = provider.calls.filter(({ form }) => form !== null);
  expect(forms).toHaveLength(4);
  for (const { headers, form } of forms) {
    expect(headers).not.toHaveProperty('authorization');
    expect(form).toMatchObject({ client_id: 'app' });
    expect(form).not.toHaveProperty('client_secret');
  }
});

test('ERR-13 a client without an authority cannot begin a sign-in', async () => {
  const { client, local } = fakeProvider({ settings: { authority: '' } });
  await expect(client.signInUrl({ redir: null })).rejects.toThrow('No authority or metadataUrl configured');
  expect(local.length).toBe(0);
});
