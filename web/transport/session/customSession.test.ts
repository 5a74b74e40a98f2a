import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { fakeClock } from '../clock/fakeClock.ts';
import type { OidcClient } from '../oidc/oidcClient.ts';
import { SignInFailure, type SessionTokens } from '../signIn/signInCalls.ts';
import { createCookies } from '../storage/cookies.ts';
import { cookieJar, memoryStorage } from '../storage/testing/cookieJar.ts';
import { createSessionStore } from './sessionStore.ts';
import type { SessionStore } from './session.ts';
import { tabFamily, type TabFamily } from './testing/tabFamily.ts';

let clock: ReturnType<typeof fakeClock>;
let jar: ReturnType<typeof cookieJar>;
let family: TabFamily;
let issued: number;
/** Refresh tokens that were sent, in order. */
let refreshed: string[];
let onRefresh: (signal: AbortSignal) => Promise<SessionTokens>;

beforeEach(() => {
  clock = fakeClock();
  jar = cookieJar();
  family = tabFamily();
  issued = 0;
  refreshed = [];
  onRefresh = () => Promise.resolve(customTokens(600));
});

function tokenFor(seconds: number): string {
  issued += 1;
  const claims = { player_id: 'p1', sid: 's1', exp: clock.now() / SECOND + seconds, jti: issued };
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
}

function customTokens(seconds: number): SessionTokens {
  const accessToken = tokenFor(seconds);
  return { accessToken, refreshToken: `refresh${issued}` };
}

interface Tab {
  readonly store: SessionStore;
  readonly session: Storage;
  readonly went: string[];
  readonly loggedOut: string[];
}

const unused = () => Promise.reject(new Error('the identity provider has no part in this'));

/** The client of the identity provider, where this player also signs in. */
const provider: OidcClient = {
  signInUrl: unused,
  signUpUrl: unused,
  signOutUrl: unused,
  signInByPopup: unused,
  signInByPassword: unused,
  renew: unused,
  complete: () => Promise.resolve({ accessToken: tokenFor(600), redir: null }),
  heldTokens: () => Promise.resolve(null),
  revoke: unused,
  onSessionEnded: () => () => {},
};

function openTab(): Tab {
  const [session, local] = [memoryStorage(), memoryStorage()];
  const went: string[] = [];
  const loggedOut: string[] = [];
  const store = createSessionStore({
    clock,
    cookies: createCookies(jar, { hostname: 'tivoli.example', protocol: 'https:' }),
    storages: { session, local },
    tabs: family.open(),
    loadOidc: () => Promise.resolve(provider),
    refreshTokens: (token, signal) => {
      refreshed.push(token);
      return onRefresh(signal);
    },
    logOut: async (token) => loggedOut.push(token) > 0,
    loggedOut: () => {},
    loginPath: (reason) => `/en/login/${reason ? `?logoutReason=${reason}` : ''}`,
    homePath: '/en/',
    goTo: (path) => void went.push(path),
    isFramed: false,
    isProviderElsewhere: false,
  });
  return { store, session, went, loggedOut };
}

const begun = () => vi.waitFor(() => expect(refreshed).not.toEqual([]));

describe('SESS-01 session fields', () => {
  test('SESS-01 CUST-05 a session of the custom flow has its token and the end that exp says, and is refreshable', () => {
    const tab = openTab();
    const tokens = customTokens(600);
    tab.store.adopt(tokens);
    expect(tab.store.current()).toEqual({
      token: tokens.accessToken,
      refreshable: true,
      expiresAt: clock.now() + 600 * SECOND,
      sessionId: expect.any(String),
      playerId: expect.any(String),
    });
  });

  test('SESS-01 a session without a refresh token is valid to its end and is not refreshed', async () => {
    jar.write(`accessToken=${tokenFor(600)}; path=/`);
    const tab = openTab();
    const stop = tab.store.start();
    expect(tab.store.current()?.refreshable).toBe(false);
    clock.advance(599 * SECOND);
    await family.settled();
    expect(tab.store.current()).not.toBeNull();
    clock.advance(1 * SECOND);
    await family.settled();
    expect([refreshed, tab.went]).toEqual([[], ['/en/login/?logoutReason=JWT_EXPIRED']]);
    expect(jar.read()).toBe('');
    stop();
  });

  test('SESS-01 a session of the identity provider is refreshable, in the next tab too', async () => {
    await openTab().store.completeSignIn('https://tivoli.example/en/keycloak-login-handler/?code=c&state=s');
    const token = /keycloakAccessToken=([^;]+)/.exec(jar.read())?.[1];
    expect(token).toMatch(/./);
    expect(openTab().store.current()).toMatchObject({ token, refreshable: true });
  });

  test('SESS-01 a visitor has neither', () => {
    expect(openTab().store.current()).toBeNull();
  });
});

describe('session of the custom flow', () => {
  const arrived = (): Tab => {
    const tab = openTab();
    tab.store.adopt(customTokens(600));
    return tab;
  };

  test('CONS-12 CONS-13 is stored in two cookies, so that a second tab has it', () => {
    arrived();
    expect(jar.read()).toMatch(/accessToken=.*refreshToken=refresh1/);
    expect(openTab().store.current()).toMatchObject({ sessionId: 's1' });
  });

  test("SESS-09 replaces the identity provider's session, and the other way round", async () => {
    const tab = openTab();
    await tab.store.completeSignIn('https://tivoli.example/en/keycloak-login-handler/?code=c&state=s');
    tab.session.setItem('oidc.user:https://id:app', '{}');
    tab.store.adopt(customTokens(600));
    expect(jar.read()).not.toContain('keycloakAccessToken');
    expect(tab.session.length).toBe(0);
    await tab.store.completeSignIn('https://tivoli.example/en/keycloak-login-handler/?code=c&state=s');
    expect(jar.read()).not.toContain('refreshToken');
  });

  test('SESS-02 is refreshed 30 s before the token expires', async () => {
    const tab = arrived();
    tab.store.start();
    clock.advance(569 * SECOND);
    expect(refreshed).toEqual([]);
    clock.advance(1 * SECOND);
    await family.settled();
    expect(refreshed).toEqual(['refresh1']);
    expect(tab.store.current()?.expiresAt).toBe(clock.now() + 600 * SECOND);
    expect(jar.read()).toContain('refreshToken=refresh2');
  });

  test('SESS-02 is refreshed once for ten tabs at the same time', async () => {
    arrived();
    const tabs = Array.from({ length: 10 }, () => openTab());
    const found = await Promise.all(tabs.map(({ store }) => store.refresh()));
    expect(refreshed).toHaveLength(1);
    expect(new Set(found.map((session) => session?.token)).size).toBe(1);
  });

  const whereRefusedAs = async (type: string) => {
    const tab = arrived();
    onRefresh = () => Promise.reject(new SignInFailure(type, [], {}));
    expect(await tab.store.refresh()).toBeNull();
    expect(jar.read()).toBe('');
    return tab.went;
  };

  test('SESS-03 a refresh refused as InvalidTokenFailure ends it with SESSION_EXPIRED', async () => {
    expect(await whereRefusedAs('InvalidTokenFailure')).toEqual(['/en/login/?logoutReason=SESSION_EXPIRED']);
  });

  test.each(['InternalError', 'TooManyRequests', 'AuthenticationFailure'])(
    'SESS-04 a refresh refused as %s ends it with JWT_EXPIRED',
    async (type) => {
      expect(await whereRefusedAs(type)).toEqual(['/en/login/?logoutReason=JWT_EXPIRED']);
    },
  );

  test('SESS-02 stays if the platform is unreachable, and the refresh is retried after 5 s', async () => {
    const tab = arrived();
    onRefresh = () => Promise.reject(new SignInFailure(null, [], {}));
    expect(await tab.store.refresh()).toMatchObject({ sessionId: 's1' });
    onRefresh = () => Promise.resolve(customTokens(600));
    clock.advance(5 * SECOND);
    await family.settled();
    expect([refreshed.length, tab.went]).toEqual([2, []]);
  });

  describe('with a hanging refresh', () => {
    /** Begins a renewal that the test resolves. */
    function hanging() {
      const tab = arrived();
      let answer = (_tokens: SessionTokens): void => {};
      let given: AbortSignal | null = null;
      onRefresh = (signal) => {
        given = signal;
        onRefresh = () => Promise.resolve(customTokens(600));
        return new Promise((resolve) => (answer = resolve));
      };
      const renewed = tab.store.refresh();
      return { tab, renewed, answer: (tokens: SessionTokens) => answer(tokens), signal: () => given };
    }

    test('OIDC-44 SESS-02 times out after 10 s together with the call; the session stays', async () => {
      const { tab, renewed, signal } = hanging();
      const before = tab.store.current();
      await begun();
      clock.advance(9_999);
      expect(signal()?.aborted).toBe(false);
      clock.advance(1);
      expect(signal()?.aborted).toBe(true);
      expect(await renewed).toEqual(before);
      expect(tab.went).toEqual([]);
    });

    test('OIDC-45 SESS-02 is retried 5 s later, not earlier', async () => {
      const { tab, renewed } = hanging();
      await begun();
      clock.advance(10 * SECOND);
      await renewed;
      clock.advance(4_999);
      await family.settled();
      expect(refreshed).toHaveLength(1);
      clock.advance(1);
      await family.settled();
      expect([refreshed, tab.went]).toEqual([['refresh1', 'refresh1'], []]);
      expect(jar.read()).toContain('refreshToken=refresh2');
    });

    test('SESS-02 a late result is ignored', async () => {
      const { renewed, answer } = hanging();
      await begun();
      clock.advance(10 * SECOND);
      await renewed;
      const stored = jar.read();
      answer({ accessToken: tokenFor(600), refreshToken: 'late' });
      await family.settled();
      expect(jar.read()).toBe(stored);
    });

    test('SESS-02 does not block other tabs longer', async () => {
      const { renewed } = hanging();
      const other = openTab().store.refresh();
      await begun();
      clock.advance(10 * SECOND);
      await renewed;
      expect((await other)?.expiresAt).toBe(clock.now() + 600 * SECOND);
    });

    test('SESS-02 a result in time leaves no timer', async () => {
      const { renewed, answer } = hanging();
      await begun();
      answer(customTokens(600));
      await renewed;
      expect(clock.pending()).toEqual([]);
    });
  });

  test('LOGOUT-04 is signed out by the mutation with its bearer', async () => {
    const tab = arrived();
    const token = tab.store.current()?.token;
    await tab.store.signOut();
    expect(tab.loggedOut).toEqual([token]);
    expect([jar.read(), tab.went]).toEqual(['', ['/en/login/']]);
  });
});
