import { beforeEach, expect, test } from 'vitest';
import { RefreshAccessToken } from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { persistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { fakeClock } from '../clock/fakeClock.ts';
import { createGraphql } from '../graphql/client.ts';
import { signInCalls } from '../signIn/signInCalls.ts';
import { createCookies } from '../storage/cookies.ts';
import { cookieJar, memoryStorage } from '../storage/testing/cookieJar.ts';
import { createSessionStore } from './sessionStore.ts';
import { tabFamily } from './testing/tabFamily.ts';

let good: string;
let renewal: () => object;
/** Requests to the platform, with the token that was sent. */
let asked: string[];

const clock = fakeClock();
let issued = 0;
function newToken(): string {
  issued += 1;
  const claims = { player_id: 'p1', sid: 's1', exp: clock.now() / SECOND + 600, jti: issued };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

beforeEach(() => {
  good = newToken();
  asked = [];
  renewal = () => ({
    data: { refreshAccessToken: { accessToken: good, refreshToken: 'next' } },
  });
});

const refusal = (type: string) => ({ errors: [{ message: 'no', extensions: { type, reasons: [] } }] });

const platform: typeof fetch = async (_input, init) => {
  const { documentId } = await new Response(init?.body).json();
  const bearer = new Headers(init?.headers).get('authorization');
  const isRenewal = documentId === RefreshAccessToken.documentId;
  asked.push(isRenewal ? 'renewal' : bearer === `Bearer ${good}` ? 'good' : 'refused');
  if (isRenewal) return Response.json(renewal());
  return Response.json(
    bearer === `Bearer ${good}` ? { data: { balance: '1' } } : refusal('AuthenticationFailure'),
  );
};

/** A page whose access token the platform rejects although it has not expired. */
function openPage() {
  const jar = cookieJar();
  const went: string[] = [];
  const store = createSessionStore({
    clock,
    cookies: createCookies(jar, { hostname: 'tivoli.example', protocol: 'https:' }),
    storages: { session: memoryStorage(), local: memoryStorage() },
    tabs: tabFamily().open(),
    loadOidc: () => Promise.reject(new Error('the identity provider has no part in this')),
    refreshTokens: signInCalls({ brand: 'tivoli', locale: 'en', fetch: platform }).refresh,
    logOut: () => Promise.resolve(true),
    loggedOut: () => {},
    loginPath: (reason) => `/en/login/?logoutReason=${reason}`,
    homePath: '/en/',
    goTo: (path) => void went.push(path),
    isFramed: false,
    isProviderElsewhere: false,
  });
  store.adopt({ accessToken: newToken(), refreshToken: 'refresh' });
  const graphql = createGraphql({
    brand: 'tivoli',
    locale: 'en',
    session: store,
    report: () => {},
    reader: () => ({
      rankIds: [],
      country: 'FI',
      licence: 'mga',
      currency: 'EUR',
      device: 'touch',
      recentlyPlayed: [],
    }),
    fetch: platform,
  });
  const read = () => graphql.query(persistedDocument<{ balance: string }, object>('Balance', 'sha256:b'), {});
  return { read, went, jar };
}

test('SESS-07 an AuthenticationFailure refreshes the token and repeats the request', async () => {
  const { read, went } = openPage();
  expect((await read()).data).toEqual({ balance: '1' });
  expect([asked, went]).toEqual([['refused', 'renewal', 'good'], []]);
});

test('SESS-07 SESS-03 an InvalidTokenFailure at the refresh signs out with an ended session', async () => {
  renewal = () => refusal('InvalidTokenFailure');
  const { read, went, jar } = openPage();
  expect((await read()).error?.graphQLErrors[0]?.extensions['type']).toBe('AuthenticationFailure');
  expect(went).toEqual(['/en/login/?logoutReason=SESSION_EXPIRED']);
  expect([asked.filter((what) => what === 'renewal').length, jar.read()]).toEqual([1, '']);
});

test('SESS-07 SESS-04 any other refusal of the refresh signs out with an expired token', async () => {
  renewal = () => refusal('InternalError');
  const { read, went } = openPage();
  expect((await read()).data).toBeUndefined();
  expect(went).toEqual(['/en/login/?logoutReason=JWT_EXPIRED']);
});
