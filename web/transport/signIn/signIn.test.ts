import { runInNewContext } from 'node:vm';
import { expect, describe, test, vi } from 'vitest';
import { SIGN_IN_OUTCOMES } from '@foyer/contract/signIn/outcomes.ts';
import { memoryStorage } from '../storage/testing/cookieJar.ts';
import { attemptReader, forgetAttempt, rememberAttempt } from './codeAttempt.ts';
import { signInCalls, SignInFailure } from './signInCalls.ts';
import { hasTokens, splitTokens, TAKE_TOKENS_SCRIPT, takeTokens } from './tokensInAddress.ts';

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const callsWith = (fetch: typeof globalThis.fetch) =>
  signInCalls({ brand: 'harbour', locale: 'en_NZ', fetch });
const refusal = (type: string, reason: string) => ({
  data: null,
  errors: [
    { message: reason, extensions: { type, reasons: [reason], keys: { triesLeft: '3' }, traceId: 't' } },
  ],
});

describe('calls of the custom flow', () => {
  test('GQLO-09 RefreshAccessToken is posted as a persisted document, for the brand, without a bearer', async () => {
    const tokens = { accessToken: 'a', refreshToken: 'r2' };
    const fetch = answering(200, { data: { refreshAccessToken: tokens } });
    expect(await callsWith(fetch).refresh('r1')).toEqual(tokens);
    const [address, init] = fetch.mock.calls[0] ?? [];
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    expect(address).toBe('/graphql');
    expect(body).toMatchObject({
      operationName: 'RefreshAccessToken',
      documentId: expect.any(String),
      variables: { refreshToken: 'r1' },
    });
    expect(init?.headers).toEqual({
      'content-type': 'application/json',
      'x-brand': 'harbour',
      locale: 'en_NZ',
    });
  });

  test.each(SIGN_IN_OUTCOMES)('%s is a result of its own', async (outcome) => {
    const failure = callsWith(answering(200, refusal('SignInRefused', outcome))).enterCode('a', '000000');
    await expect(failure).rejects.toMatchObject({ type: 'SignInRefused', outcome, keys: { triesLeft: '3' } });
  });

  test('another refusal has a type without an outcome, and a missing response has neither', async () => {
    const refused = callsWith(answering(401, refusal('InvalidTokenFailure', 'replayed'))).refresh('r');
    await expect(refused).rejects.toMatchObject({ type: 'InvalidTokenFailure', outcome: null });
    const silent = [
      callsWith(() => Promise.reject(new TypeError('offline'))).refresh('r'),
      callsWith(() => Promise.resolve(new Response('<html>', { status: 502 }))).refresh('r'),
    ];
    for (const failure of silent) await expect(failure).rejects.toEqual(new SignInFailure(null, [], {}));
  });
});

describe('attempt by code', () => {
  const sent = { attempt: 'x', resendAfterSeconds: 30, expiresInSeconds: 600 };

  test('OPEN-35 is stored in its tab with the time of the next code until it ends', () => {
    const store = memoryStorage();
    const pendingAttempt = attemptReader(store, 'signIn');
    expect(pendingAttempt()).toBeNull();
    const kept = rememberAttempt({ store, use: 'signIn', nowMs: 1_000 }, 'ella@foyer.test', sent);
    expect(kept.mayResendAt).toBe(31_000);
    expect(pendingAttempt()).toEqual(kept);
    expect(pendingAttempt()).toBe(pendingAttempt());
    forgetAttempt(store, 'signIn');
    expect(pendingAttempt()).toBeNull();
  });

  test.each(['null', '{}', '{"attempt":1}', 'garbage'])('stored as %s is ignored', (text) => {
    const store = memoryStorage();
    store.setItem('signIn.code', text);
    expect(attemptReader(store, 'signIn')()).toBeNull();
  });
});

describe('tokens in the URL', () => {
  /** A page that was opened at this URL, after its first script. */
  function openedAt(href: string) {
    const page = {};
    const went: string[] = [];
    const history = {
      state: null,
      replaceState: (_: unknown, __: string, url: URL) => void went.push(url.href),
    };
    runInNewContext(TAKE_TOKENS_SCRIPT, { window: page, location: { href }, history, URL });
    return { page, went };
  }

  test('QUERY-02 are removed from the URL and the history entry; other parameters stay', () => {
    const { page, went } = openedAt(
      'https://h.test/en_NZ/login-handler/?accessToken=a&amount=5&refreshToken=r&state=s#x',
    );
    expect(went).toEqual(['https://h.test/en_NZ/login-handler/?amount=5#x']);
    expect(takeTokens(page)).toEqual({ tokens: { accessToken: 'a', refreshToken: 'r' }, state: 's' });
    expect([page, takeTokens(page)]).toEqual([{}, null]);
  });

  test('QUERY-02 one without the other is removed and ignored', () => {
    for (const half of ['accessToken=a', 'refreshToken=r', 'accessToken=&refreshToken=r']) {
      const { page, went } = openedAt(`https://h.test/en/login-handler/?${half}`);
      expect(went).toEqual(['https://h.test/en/login-handler/']);
      expect(takeTokens(page)).toBeNull();
    }
  });

  test('QUERY-02 are found in any URL, and separated from its path', () => {
    const url = new URL('https://h.test/en/games/?productMode=casino&refreshToken=r&accessToken=a&state=s');
    expect(hasTokens(url)).toBe(true);
    const { tokens, path } = splitTokens(url);
    expect([String(tokens), path]).toEqual([
      'accessToken=a&refreshToken=r&state=s',
      '/en/games/?productMode=casino',
    ]);
    expect(hasTokens(new URL('https://h.test/en/keycloak-login-handler/?code=c&state=s'))).toBe(false);
  });
});
