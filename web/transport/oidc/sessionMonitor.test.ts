import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTHORITY, fakeProvider, HANDLER, json, jwt } from './testing/fakeProvider.ts';

/** The parts of a page that the library's check-session frame uses. */
function page() {
  const sent: string[] = [];
  let onMessage: (event: object) => void = () => {};
  const contentWindow = { postMessage: (text: string) => void sent.push(text) };
  const frame = { style: {}, contentWindow, src: '', onload: () => {} };
  vi.stubGlobal('window', {
    document: {
      createElement: () => frame,
      body: { appendChild: () => queueMicrotask(() => frame.onload()) },
    },
    addEventListener: (_type: string, listener: typeof onMessage) => void (onMessage = listener),
  });
  const answer = (data: string, origin = new URL(AUTHORITY).origin) =>
    onMessage({ data, origin, source: contentWindow });
  return { sent, frame, answer };
}

/** A client that is signed in at a provider with a check-session frame. */
async function signedIn() {
  let idClaims: object = {};
  const surroundings = page();
  const provider = fakeProvider({
    metadata: () =>
      json({
        issuer: AUTHORITY,
        authorization_endpoint: `${AUTHORITY}/auth`,
        token_endpoint: `${AUTHORITY}/token`,
        check_session_iframe: `${AUTHORITY}/check`,
        jwks_uri: `${AUTHORITY}/certs`,
        userinfo_endpoint: `${AUTHORITY}/userinfo`,
      }),
    token: () =>
      json({
        access_token: 'a',
        id_token: jwt(idClaims),
        token_type: 'Bearer',
        expires_in: 600,
        scope: 'openid',
      }),
  });
  let endings = 0;
  const stop = provider.client.onSessionEnded(() => void (endings += 1));
  const { request, state } = await provider.begin();
  idClaims = provider.claims(request);
  await provider.client.complete(`${HANDLER}?code=c1&state=${state}&session_state=ss1`);
  await vi.waitFor(() => expect(surroundings.sent).toHaveLength(1));

  /** Completes the silent request that asks the provider who is signed in. */
  async function questioned(answer: string): Promise<void> {
    const child = await vi.waitFor(() => provider.windows.children.at(-1) ?? expect.fail('nobody was sent'));
    await vi.waitFor(() => expect(child.went).toHaveLength(1));
    const asking = new URL(child.went[0] ?? '');
    idClaims = provider.claims(asking);
    await provider.client.complete(`${HANDLER}?${answer}&state=${asking.searchParams.get('state')}`);
  }

  return { ...surroundings, questioned, endings: () => endings, stop };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("OIDC-50 the provider's frame is asked every 2 s whether the session changed", async () => {
  const { sent, frame } = await signedIn();
  expect(frame.src).toBe(`${AUTHORITY}/check`);
  sent.length = 0;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual(Array.from({ length: 10 }, () => 'app ss1'));
});

test('OIDC-50 a session that ended at the provider is reported once', async () => {
  const { answer, questioned, endings } = await signedIn();
  answer('changed');
  await questioned('error=login_required');
  await vi.waitFor(() => expect(endings()).toBe(1));
});

test('OIDC-50 a session with a new state continues and is monitored with it', async () => {
  const { sent, answer, questioned, endings } = await signedIn();
  answer('changed');
  await questioned('code=c2&session_state=ss2');
  await vi.waitFor(() => expect(sent.at(-1)).toBe('app ss2'));
  expect(endings()).toBe(0);
});

test('OIDC-50 messages of other origins are ignored', async () => {
  const { answer, endings } = await signedIn();
  answer('changed', 'https://evil.example');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(endings()).toBe(0);
});
