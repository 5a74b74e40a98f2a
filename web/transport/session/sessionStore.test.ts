import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import { fakeClock } from '../clock/fakeClock.ts';
import type { OidcClient, SignedIn } from '../oidc/oidcClient.ts';
import { createCookies } from '../storage/cookies.ts';
import { cookieJar, memoryStorage } from '../storage/testing/cookieJar.ts';
import { createSessionStore } from './sessionStore.ts';
import type { SessionStore } from './session.ts';
import { tabFamily, type TabFamily } from './testing/tabFamily.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let clock: ReturnType<typeof fakeClock>;
let jar: ReturnType<typeof cookieJar>;
let family: TabFamily;
let renewals: number;
let issued: number;
/** The provider's response to a renewal. */
let onRenewal: () => Promise<string>;

beforeEach(() => {
  clock = fakeClock();
  jar = cookieJar();
  family = tabFamily();
  renewals = 0;
  issued = 0;
  onRenewal = () => Promise.resolve(tokenFor(600));
});

function tokenFor(seconds: number): string {
  issued += 1;
  const exp = clock.now() / SECOND + seconds;
  return `h.${encode({ player_id: 'p1', sid: 's1', exp, jti: issued })}.s`;
}

const timeout = () =>
  Object.assign(new Error('IFrame timed out without a response'), { name: 'ErrorTimeout' });
const protocol = (error: string) => Object.assign(new Error(error), { error });

const unused = () => Promise.reject(new Error('no screen of ours signs in like this'));

const withIdToken = {
  heldTokens: () => Promise.resolve({ idToken: 'id-token', refreshToken: null }),
};

interface Tab {
  readonly store: SessionStore;
  readonly session: Storage;
  readonly local: Storage;
  readonly went: string[];
  readonly loggedOut: string[];
}

function openTab(
  oidc: Partial<OidcClient> = {},
  { isFramed = false, isProviderElsewhere = false } = {},
): Tab {
  const [session, local] = [memoryStorage(), memoryStorage()];
  const went: string[] = [];
  const loggedOut: string[] = [];
  const client: OidcClient = {
    signInUrl: ({ redir }) => Promise.resolve(`https://id/auth?redir=${redir}`),
    signUpUrl: ({ redir }) => Promise.resolve(`https://id/registrations?redir=${redir}`),
    signOutUrl: (idToken, back) => Promise.resolve(`https://id/logout?id_token_hint=${idToken}&back=${back}`),
    complete: () => Promise.resolve<SignedIn>({ accessToken: tokenFor(600), redir: '/en/games/' }),
    renew: () => {
      renewals += 1;
      return onRenewal();
    },
    heldTokens: () => Promise.resolve(null),
    revoke: unused,
    signInByPopup: unused,
    signInByPassword: unused,
    onSessionEnded: () => () => {},
    ...oidc,
  };
  const store = createSessionStore({
    clock,
    cookies: createCookies(jar, { hostname: 'tivoli.example', protocol: 'https:' }),
    storages: { session, local },
    tabs: family.open(),
    loadOidc: () => Promise.resolve(client),
    refreshTokens: () => Promise.reject(new Error('this is no session of the custom flow')),
    logOut: async (token) => loggedOut.push(token) > 0,
    loggedOut: () => {},
    loginPath: (reason) => `/en/login/${reason ? `?logoutReason=${reason}` : ''}`,
    homePath: '/en/',
    goTo: (path) => void went.push(path),
    isFramed,
    isProviderElsewhere,
  });
  return { store, session, local, went, loggedOut };
}

const signedIn = (tab: Tab) =>
  tab.store.completeSignIn('https://tivoli.example/en/keycloak-login-handler/?code=c&state=s');

describe('session', () => {
  test('SESS-08 exists while its token is usable, and never for a visitor', async () => {
    const tab = openTab();
    expect(tab.store.current()).toBeNull();
    await signedIn(tab);
    expect(tab.store.current()).toMatchObject({
      playerId: 'p1',
      sessionId: 's1',
      expiresAt: clock.now() + 600 * SECOND,
    });
    clock.advance(600 * SECOND);
    expect(tab.store.current()).toBeNull();
  });

  test('CONS-20 is stored in the cookie, so that a second tab has it', async () => {
    await signedIn(openTab());
    expect(jar.read()).toContain('keycloakAccessToken=');
    expect(openTab().store.current()).toMatchObject({ sessionId: 's1' });
  });

  test('is the same object until its token changes', async () => {
    const tab = openTab();
    await signedIn(tab);
    expect(tab.store.current()).toBe(tab.store.current());
  });

  test('QUERY-09 a sign-in returns to its starting path and never to another site', async () => {
    expect(await signedIn(openTab())).toBe('/en/games/');
    const evil = openTab({
      complete: () => Promise.resolve({ accessToken: tokenFor(600), redir: '//evil.example' }),
    });
    expect(await signedIn(evil)).toBe('/en/');
    const tab = openTab();
    await tab.store.signIn('https://evil.example/');
    await tab.store.signUp('/en/games/');
    expect(tab.went).toEqual(['https://id/auth?redir=null', 'https://id/registrations?redir=/en/games/']);
  });

  test('ERR-10 of two redirects the later one happens, and the other is rejected as aborted', async () => {
    const tab = openTab();
    const aborted = expect(tab.store.signIn('/en/')).rejects.toThrow(/^Redirect aborted$/);
    await tab.store.signUp('/en/games/');
    await aborted;
    expect(tab.went).toEqual(['https://id/registrations?redir=/en/games/']);
  });

  test('ERR-10 a redirect does not happen after navigating to another page', async () => {
    const tab = openTab();
    const aborted = expect(tab.store.signIn()).rejects.toThrow(/^Redirect aborted$/);
    tab.store.cancelRedirect();
    await aborted;
    expect(tab.went).toEqual([]);
    await tab.store.signIn();
    expect(tab.went).toHaveLength(1);
  });

  test('SESS-09 a sign-in clears the data of an earlier session', async () => {
    const tab = openTab();
    tab.session.setItem('realityCheck', '1');
    jar.write('refreshToken=old; path=/');
    await signedIn(tab);
    expect(tab.session.getItem('realityCheck')).toBeNull();
    expect(jar.read()).not.toContain('refreshToken');
  });

  test('a failed sign-in keeps the previous session', async () => {
    const tab = openTab();
    await signedIn(tab);
    const stray = openTab({
      complete: () => Promise.reject(new Error('No matching state found in storage')),
    });
    await expect(signedIn(stray)).rejects.toThrow('No matching state found in storage');
    expect(tab.store.current()).not.toBeNull();
  });
});

describe('renewal', () => {
  test('OIDC-49 starts 60 s before the token expires', async () => {
    const tab = openTab();
    await signedIn(tab);
    tab.store.start();
    clock.advance(539 * SECOND);
    expect(renewals).toBe(0);
    clock.advance(1 * SECOND);
    await family.settled();
    expect(renewals).toBe(1);
    expect(tab.store.current()?.expiresAt).toBe(clock.now() + 600 * SECOND);
  });

  test('OIDC-41 an expired token is renewed at once', async () => {
    await signedIn(openTab());
    clock.advance(8 * 3_600 * SECOND);
    const tab = openTab();
    tab.store.start();
    await family.settled();
    expect(tab.store.current()).not.toBeNull();
  });

  test('ten tabs at the same time make one call and all get its token', async () => {
    await signedIn(openTab());
    const tabs = Array.from({ length: 10 }, () => openTab());
    const found = await Promise.all(tabs.map(({ store }) => store.refresh()));
    expect(renewals).toBe(1);
    expect(new Set(found.map((session) => session?.token)).size).toBe(1);
  });

  test('SESS-06 a late refusal of the previous token, after another tab renewed, makes no further call', async () => {
    await signedIn(openTab());
    const [tab, late] = [openTab(), openTab()];
    const refused = tab.store.current()?.token;
    const renewed = await tab.store.refresh(refused);
    expect(await late.store.refresh(refused)).toEqual(renewed);
    expect(renewals).toBe(1);
    expect((await late.store.refresh(renewed?.token))?.token).not.toBe(renewed?.token);
    expect(renewals).toBe(2);
  });

  test('a visitor does not renew', async () => {
    const tab = openTab();
    expect(await tab.store.refresh()).toBeNull();
    expect([renewals, tab.went]).toEqual([0, []]);
  });

  test('OIDC-45 only a timeout is retried after 5 s', async () => {
    const tab = openTab();
    await signedIn(tab);
    onRenewal = () => Promise.reject(timeout());
    expect(await tab.store.refresh()).toMatchObject({ sessionId: 's1' });
    onRenewal = () => Promise.resolve(tokenFor(600));
    clock.advance(4 * SECOND);
    await family.settled();
    expect(renewals).toBe(1);
    clock.advance(1 * SECOND);
    await family.settled();
    expect([renewals, tab.went]).toEqual([2, []]);
  });

  test.each([
    ['login_required', 'SESSION_EXPIRED'],
    ['invalid_grant', 'SESSION_EXPIRED'],
    ['server_error', 'JWT_EXPIRED'],
  ])('SESS-05 a provider that says %s ends the session with %s', async (error, reason) => {
    const tab = openTab();
    await signedIn(tab);
    onRenewal = () => Promise.reject(protocol(error));
    expect(await tab.store.refresh()).toBeNull();
    expect(tab.store.current()).toBeNull();
    expect(tab.went).toEqual([`/en/login/?logoutReason=${reason}`]);
  });

  test('without network the session stays, and the renewal is repeated after 5 s', async () => {
    const tab = openTab();
    await signedIn(tab);
    onRenewal = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await tab.store.refresh()).toMatchObject({ sessionId: 's1' });
    onRenewal = () => Promise.resolve(tokenFor(600));
    clock.advance(5 * SECOND);
    await family.settled();
    expect([renewals, tab.went]).toEqual([2, []]);
  });

  test('OIDC-46 any other failure is reported at once and not retried', async () => {
    const tab = openTab();
    await signedIn(tab);
    onRenewal = () => Promise.reject(new Error('IFrame removed from DOM'));
    await tab.store.refresh();
    clock.advance(60 * SECOND);
    await family.settled();
    expect(renewals).toBe(1);
    expect(tab.went).toEqual(['/en/login/?logoutReason=JWT_EXPIRED']);
  });

  test('OIDC-42 a player without a session at the provider is signed out without a prompt', async () => {
    await signedIn(openTab());
    clock.advance(8 * 3_600 * SECOND);
    const tab = openTab(withIdToken);
    onRenewal = () => Promise.reject(protocol('login_required'));
    tab.store.start();
    await family.settled();
    expect(jar.read()).toBe('');
    expect(tab.went).toEqual([
      'https://id/logout?id_token_hint=id-token&back=/en/login/?logoutReason=SESSION_EXPIRED',
    ]);
  });

  test('OIDC-50 an external provider is monitored during the session, and its end ends the session', async () => {
    let end = (): void => {};
    let isMonitored = false;
    const onSessionEnded = (ended: () => void) => {
      end = ended;
      isMonitored = true;
      return () => void (isMonitored = false);
    };
    openTab({ onSessionEnded }, { isProviderElsewhere: true }).store.start();
    await family.settled();
    expect(isMonitored).toBe(false);
    const tab = openTab({ onSessionEnded }, { isProviderElsewhere: true });
    await signedIn(tab);
    const stop = tab.store.start();
    await family.settled();
    expect(isMonitored).toBe(true);
    end();
    await vi.waitFor(() => expect(tab.went).toEqual(['/en/login/?logoutReason=SESSION_EXPIRED']));
    stop();
    await family.settled();
    expect(isMonitored).toBe(false);
  });

  test('OIDC-50 the built-in provider is not monitored', async () => {
    const tab = openTab({ onSessionEnded: () => expect.fail('it was') });
    await signedIn(tab);
    tab.store.start();
    await family.settled();
  });

  test('the frame of a silent renewal does not renew', async () => {
    await signedIn(openTab());
    clock.advance(3_600 * SECOND);
    openTab({}, { isFramed: true }).store.start();
    await family.settled();
    expect(renewals).toBe(0);
  });
});

describe('signing out', () => {
  test("LOGOUT-02 clears access token, refresh token, the provider's token and the reality check", async () => {
    const tab = openTab(withIdToken);
    await signedIn(tab);
    jar.write('accessToken=a; path=/');
    jar.write('refreshToken=r; path=/');
    tab.session.setItem('realityCheck', '1');
    tab.session.setItem('oidc.user:https://id:app', '{}');
    tab.session.setItem('other', 'stays');
    await tab.store.signOut();
    expect(jar.read()).toBe('');
    expect([tab.session.length, tab.session.getItem('other')]).toEqual([1, 'stays']);
    expect(tab.store.current()).toBeNull();
  });

  test('LOGOUT-03 redirects to the provider with the stored id token', async () => {
    const tab = openTab(withIdToken);
    await signedIn(tab);
    await tab.store.signOut('LOGGED_IN_FROM_ANOTHER_DEVICE');
    const back = '/en/login/?logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE';
    expect(tab.went).toEqual([`https://id/logout?id_token_hint=id-token&back=${back}`]);
    expect(tab.loggedOut).toEqual([]);
  });

  test('LOGOUT-04 without an id token calls the mutation with the bearer, although it is cleared', async () => {
    await signedIn(openTab());
    const second = openTab();
    const token = second.store.current()?.token;
    await second.store.signOut();
    expect(second.loggedOut).toEqual([token]);
    expect(jar.read()).toBe('');
    expect(second.went).toEqual(['/en/login/']);
  });

  test('OPEN-38 an unreachable provider does not prevent signing out', async () => {
    const tab = openTab({ ...withIdToken, signOutUrl: () => Promise.reject(new Error('Network timed out')) });
    await signedIn(tab);
    await tab.store.signOut();
    expect(tab.store.current()).toBeNull();
    expect(tab.loggedOut).toHaveLength(1);
    expect(tab.went).toEqual(['/en/login/']);
  });

  test('LOGOUT-02 a tab that signed in loses its own tokens when another tab signs out', async () => {
    const first = openTab();
    await signedIn(first);
    const user = `oidc.user:https://id:app`;
    first.session.setItem(user, JSON.stringify({ access_token: first.store.current()?.token }));
    const stop = first.store.start();
    await openTab().store.signOut();
    expect(first.session.getItem(user)).toBeNull();
    expect(first.store.current()).toBeNull();
    stop();
  });

  test('LOGOUT-01 the other tabs sign out too, with the reason', async () => {
    const [first, second] = [openTab(withIdToken), openTab()];
    await signedIn(first);
    let changes = 0;
    second.store.subscribe(() => (changes += 1));
    const stop = second.store.start();
    await first.store.signOut('SESSION_EXPIRED');
    expect(second.went).toEqual(['/en/login/?logoutReason=SESSION_EXPIRED']);
    expect(second.store.current()).toBeNull();
    expect(changes).toBeGreaterThan(0);
    stop();
  });
});
