import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BeginProviderLogin,
  CompleteProviderLogin,
  GetPlayerInfo,
  Logout,
  RefreshAccessToken,
} from '@foyer/contract/generated/operations.ts';
import { createLog } from '../../infra/log.ts';
import { testApi, type TestApi } from '../testApi.ts';

const key = '0123456789abcdef0123456789abcdef';
const HOST = 'harbour.localhost:3000';
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');

/** A fake PIQ: it redirects the browser to its own page. */
let loginProvider: Server;
let harness: TestApi;
const lines: string[] = [];
const log = createLog({ level: 'warn', destination: { write: (line: string) => void lines.push(line) } });
beforeAll(async () => {
  loginProvider = createServer((_request, response) => {
    const url = `http://localhost:${(loginProvider.address() as AddressInfo).port}/page/`;
    response.end(JSON.stringify({ success: true, redirectOutput: { url } }));
  }).listen(0);
  const url = `http://localhost:${(loginProvider.address() as AddressInfo).port}`;
  harness = await testApi({ paymentProviders: { piq: { url, keys: [key] } }, log });
});
afterAll(async () => {
  await harness.stop();
  loginProvider.close();
});

const ask = async ({ documentId }: { documentId: string }, variables: object, headers: object = {}) =>
  (
    await harness.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { documentId, variables },
      headers: { host: HOST, locale: 'en_CA', ...headers },
    })
  ).json();

const begin = async (): Promise<string> =>
  (await ask(BeginProviderLogin, { provider: 'Piq', challenge })).data.beginProviderLogin.state;

interface LoginCallback {
  readonly state: string;
  readonly brand?: string;
  readonly secret?: string;
  readonly subject?: string;
}

function callback({ state, brand = 'harbour', secret = key, subject = 'piq-cleo' }: LoginCallback) {
  const ts = Math.floor(harness.clock.now().getTime() / 1_000);
  const text = `attributeRef=${state}&merchantId=${brand}&statusCode=0&ts=${ts}&userId=${subject}`;
  const sign = createHmac('sha256', secret).update(text).digest('hex').toUpperCase();
  return harness.app.inject({
    method: 'POST',
    url: '/providers/piq/login',
    payload: `${text}&sign=${sign}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

const statusOf = async (state: string) =>
  (await ask(CompleteProviderLogin, { provider: 'Piq', state, verifier })).data.completeProviderLogin;

describe('a sign-in at a payment provider, over HTTP', () => {
  it('CUST-07 is confirmed by a callback, acknowledged in the provider’s format, and completed once', async () => {
    const state = await begin();
    expect(await statusOf(state)).toMatchObject({ status: 'PENDING', tokens: null });
    const result = await callback({ state });
    expect([result.statusCode, result.body]).toEqual([200, 'OK']);
    expect((await callback({ state })).statusCode).toBe(200);
    const completed = await statusOf(state);
    expect(completed).toMatchObject({ status: 'SUCCEEDED', tokens: { accessToken: expect.any(String) } });
    const again = await ask(CompleteProviderLogin, { provider: 'Piq', state, verifier });
    expect(again.errors[0].extensions).toMatchObject({
      type: 'SignInRefused',
      reasons: ['AUTHENTICATION_REQUIRED'],
    });
  });

  it('SESS-02 exchanges the refresh token only with the browser’s cookie, which scripts cannot read', async () => {
    const state = await begin();
    await callback({ state });
    const variables = { provider: 'Piq', state, verifier };
    const post = (payload: object, cookies: Record<string, string> = {}) =>
      harness.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { host: HOST, locale: 'en_CA' },
        cookies,
      });
    const result = await post({ documentId: CompleteProviderLogin.documentId, variables });
    const [mark, ...others] = result.cookies;
    expect(others).toEqual([]);
    expect(mark).toMatchObject({
      name: 'foyerBrowser',
      path: '/graphql',
      httpOnly: true,
      sameSite: 'Strict',
    });
    expect(result.body).not.toContain(mark?.value);

    const { refreshToken } = result.json().data.completeProviderLogin.tokens;
    const renewal = { documentId: RefreshAccessToken.documentId, variables: { refreshToken } };
    const own = { foyerBrowser: mark?.value ?? '' };
    expect((await post(renewal, own)).json().data.refreshAccessToken).toBeDefined();
    expect((await post(renewal, own)).json().data.refreshAccessToken).toBeDefined();
    expect((await post(renewal)).json().errors[0].extensions).toMatchObject({ type: 'InvalidTokenFailure' });
  });

  it('SESS-07 SESS-03 after signing out, access token and refresh token are each refused with their own error', async () => {
    const state = await begin();
    await callback({ state });
    const { accessToken, refreshToken } = (await statusOf(state)).tokens;
    const read = () => ask(GetPlayerInfo, {}, { authorization: `Bearer ${accessToken}` });
    expect((await read()).data.viewer.player).toMatchObject({ country: { code: 'CA' } });
    await ask(Logout, {}, { authorization: `Bearer ${accessToken}` });
    expect((await read()).errors[0].extensions).toMatchObject({ type: 'AuthenticationFailure' });
    const renewed = await ask(RefreshAccessToken, { refreshToken });
    expect(renewed.errors[0].extensions).toMatchObject({ type: 'InvalidTokenFailure' });
  });

  it('CUST-07 a forged callback, or one for another brand or an unknown sign-in, is refused and changes nothing', async () => {
    const state = await begin();
    expect((await callback({ state, secret: 'another key of thirty-two bytes.' })).statusCode).toBe(401);
    expect((await callback({ state, brand: 'tivoli' })).statusCode).toBe(404);
    expect((await callback({ state: 'invented' })).statusCode).toBe(404);
    expect(await statusOf(state)).toMatchObject({ status: 'PENDING', tokens: null });
  });

  it('CUST-07 a refused callback is counted and logged with its reason, without its content', async () => {
    const state = await begin();
    const before = lines.length;
    await callback({ state, secret: 'another key of thirty-two bytes.' });
    await callback({ state, brand: 'tivoli' });
    await callback({ state });
    expect((await callback({ state, subject: 'piq-mallory' })).statusCode).toBe(409);
    const logEntries = lines.slice(before).map((line): unknown => JSON.parse(line));
    expect(logEntries).toMatchObject(
      ['BadSignature', 'UnknownLogin', 'LoginContradicted'].map((reason) => ({ provider: 'Piq', reason })),
    );
    expect(lines.join()).not.toMatch(new RegExp(`${state}|cleo|mallory|${key}`));
    const figures = await harness.api.metrics.metrics();
    expect(figures).toContain(
      'foyer_provider_callbacks_refused_total{provider="Piq",reason="LoginContradicted"} 1',
    );
  });

  it.each(['trustly', 'nobody', '__proto__'])(
    'CUST-07 a callback of %s, whose key is unknown, is refused',
    async (name) => {
      const result = await harness.app.inject({
        method: 'POST',
        url: `/providers/${name}/login`,
        payload: 'x',
      });
      expect(result.statusCode).toBe(404);
    },
  );
});
