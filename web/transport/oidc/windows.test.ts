import { afterEach, describe, expect, test, vi } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import type { OidcClient } from './oidcClient.ts';
import { fakeProvider, HANDLER, json, jwt } from './testing/fakeProvider.ts';
import type { FakeChild } from './testing/fakeWindows.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A provider that issues valid tokens for the sign-in in progress. */
function goodProvider() {
  let idClaims: object = {};
  const provider = fakeProvider({
    token: () =>
      json({
        access_token: 'a',
        id_token: jwt(idClaims),
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'openid',
      }),
  });
  const { windows } = provider;

  /** The last opened window, once it has been sent to the provider. */
  async function child(): Promise<FakeChild & { request: URL; state: string }> {
    const opened = await vi.waitFor(() => {
      const last = windows.children.at(-1);
      expect(last?.went).toHaveLength(1);
      return last ?? expect.fail('no window');
    });
    const request = new URL(opened.went[0] ?? '');
    return Object.assign(opened, { request, state: request.searchParams.get('state') ?? '' });
  }

  /** The provider redirects the child back, where the client is loaded again. */
  async function returnWith(change: object = {}, query = 'code=c1'): Promise<void> {
    const { request, state } = await child();
    idClaims = provider.claims(request, change);
    expect(await provider.client.complete(`${HANDLER}?${query}&state=${state}`)).toBeNull();
  }

  async function signIn(): Promise<void> {
    const { request, state } = await provider.begin();
    idClaims = provider.claims(request);
    await provider.client.complete(`${HANDLER}?code=c0&state=${state}`);
  }

  return { ...provider, child, returnWith, signIn };
}

/** A client that signed in by redirect without a refresh token, so that renewal uses a frame. */
async function signedIn() {
  const provider = goodProvider();
  await provider.signIn();
  return provider;
}

describe('popup', () => {
  test('OIDC-51 is 640 px high, navigates to the sign-in and is closed at the end', async () => {
    const { client, windows, child, returnWith } = goodProvider();
    const signing = client.signInByPopup();
    const { kind, request } = await child();
    expect([kind, windows.heights]).toEqual(['popup', [640]]);
    expect(Object.fromEntries(request.searchParams)).toMatchObject({
      display: 'popup',
      redirect_uri: HANDLER,
      code_challenge_method: 'S256',
      nonce: expect.any(String),
    });
    await returnWith();
    expect(await signing).toMatchObject({ accessToken: 'a' });
    expect([windows.closedThis(), windows.children[0]?.isOpen(), windows.listening()]).toEqual([
      true,
      false,
      0,
    ]);
  });

  test('OIDC-52 ERR-08 is checked every 500 ms; closing it ends the sign-in', async () => {
    const { client, windows, child } = goodProvider();
    const signing = expect(client.signInByPopup()).rejects.toThrow(/^Popup closed by user$/);
    (await child()).vanish();
    windows.clock.advance(499);
    expect(windows.listening()).toBe(1);
    windows.clock.advance(1);
    await signing;
    expect([windows.listening(), windows.clock.pending()]).toEqual([0, []]);
  });

  test('ERR-07 a popup that the browser blocks is reported as blocked', async () => {
    const { client, windows } = goodProvider();
    windows.blockPopups();
    await expect(client.signInByPopup()).rejects.toThrow(/^Popup blocked by user$/);
  });

  test('ERR-09 is closed when its caller has left', async () => {
    const { client, windows, child } = goodProvider();
    const signing = expect(client.signInByPopup()).rejects.toThrow(/^Popup closed$/);
    const { isOpen } = await child();
    windows.clock.advance(900 * SECOND);
    await signing;
    expect(isOpen()).toBe(false);
  });

  test('ERR-11 a second popup replaces the first', async () => {
    const { client, child, returnWith } = goodProvider();
    const first = expect(client.signInByPopup()).rejects.toThrow(/^Window navigation aborted$/);
    await child();
    const second = client.signInByPopup();
    await first;
    await returnWith();
    expect(await second).toMatchObject({ accessToken: 'a' });
  });

  test.each([
    ['nothing', null],
    ['no address', { url: 'nonsense' }],
    ['another sign-in’s address', { url: `${HANDLER}?code=c1&state=other` }],
  ])('ERR-12 a callback with %s is an error', async (_what, answer) => {
    const { client, windows, child, tokenRequests } = goodProvider();
    const signing = expect(client.signInByPopup()).rejects.toThrow(/^Invalid response from window$/);
    windows.send((await child()).state, answer);
    await signing;
    expect(tokenRequests).toHaveLength(0);
  });

  test("ERR-03 returns the provider's refusal as an error", async () => {
    const { client, returnWith } = goodProvider();
    const signing = expect(client.signInByPopup()).rejects.toMatchObject({ error: 'access_denied' });
    await returnWith({}, 'error=access_denied');
    await signing;
  });
});

describe('hidden frame', () => {
  test('OIDC-43 renews without a refresh token and without a prompt', async () => {
    const { client, child, returnWith } = await signedIn();
    const renewing = client.renew();
    const { kind, request } = await child();
    expect(kind).toBe('frame');
    expect(Object.fromEntries(request.searchParams)).toMatchObject({
      prompt: 'none',
      redirect_uri: HANDLER,
      id_token_hint: expect.stringMatching(/./),
    });
    await returnWith();
    expect(await renewing).toBe('a');
  });

  test('OIDC-43 OIDC-12 renews when another tab has used the refresh token, because reusing it would end the session', async () => {
    const { client, session, child, returnWith } = await signedIn();
    const key = session.key(0) ?? '';
    const user: object = JSON.parse(session.getItem(key) ?? '{}');
    session.setItem(key, JSON.stringify({ ...user, refresh_token: 'spent' }));
    const renewing = client.renew('renewed by another tab');
    expect((await child()).kind).toBe('frame');
    await returnWith();
    expect(await renewing).toBe('a');
  });

  test('OIDC-25 a callback of another user fails with login_required and changes nothing', async () => {
    const { client, session, returnWith } = await signedIn();
    const before = session.getItem(session.key(0) ?? '');
    const renewing = expect(client.renew()).rejects.toMatchObject({ error: 'login_required' });
    await returnWith({ sub: 'p2' });
    await renewing;
    expect(session.getItem(session.key(0) ?? '')).toBe(before);
  });

  test('OIDC-44 ERR-05 times out after 10 s without an answer', async () => {
    const { client, windows, child } = await signedIn();
    const renewing = expect(client.renew()).rejects.toMatchObject({
      name: 'ErrorTimeout',
      message: 'IFrame timed out without a response',
    });
    const { isOpen } = await child();
    windows.clock.advance(9_999);
    expect(isOpen()).toBe(true);
    windows.clock.advance(1);
    await renewing;
    expect(isOpen()).toBe(false);
  });

  test('ERR-06 a removed frame is an error of its own', async () => {
    const { client, windows, child } = await signedIn();
    const renewing = expect(client.renew()).rejects.toThrow(/^IFrame removed from DOM$/);
    (await child()).vanish();
    windows.clock.advance(500);
    await renewing;
  });

  test.each(['login_required', 'consent_required', 'interaction_required', 'account_selection_required'])(
    'OIDC-46 OIDC-53 returns %s as its own error at once',
    async (error) => {
      const { client, windows, returnWith } = await signedIn();
      const renewing = expect(client.renew()).rejects.toMatchObject({ error });
      await returnWith({}, `error=${error}`);
      await renewing;
      expect(windows.clock.pending()).toEqual([]);
    },
  );
});

test('ERR-17 ERR-18 popup and frame need a redirect URL', async () => {
  const begun = (client: OidcClient) => [
    expect(client.signInByPopup()).rejects.toThrow(/^No popup_redirect_uri configured$/),
    expect(client.renew()).rejects.toThrow(/^No silent_redirect_uri configured$/),
  ];
  const { client, windows } = fakeProvider({ settings: { redirectUri: '' } });
  await Promise.all(begun(client));
  expect(windows.children).toEqual([]);
});
