import type { LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { Clock } from '../clock/clock.ts';
import type { OidcClient } from '../oidc/oidcClient.ts';
import { isProviderSessionGone, isTimeout } from '../oidc/signInErrors.ts';
import type { Cookies } from '../storage/cookies.ts';
import { readAccessToken } from './accessToken.ts';
import { sameOriginPath } from './sameOriginPath.ts';
import { clearLeftovers, clearSession, storedToken, storeToken, type Storages } from './storedSession.ts';
import type { TabMessage, Tabs } from './tabs.ts';

export interface BrowserSession {
  readonly accessToken: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** SESS-13 */
  readonly sessionId: string;
  readonly playerId: string;
}

export interface SessionStore {
  /** The session while its token is usable (AMB-57), else null. */
  current(): BrowserSession | null;
  subscribe(changed: () => void): () => void;
  /** A fresh token, shared by all tabs; null when there is none to be had. Ends the session when it is over. */
  refresh(): Promise<BrowserSession | null>;
  /** Leaves the page. `redir` is a path on this origin; anything else counts as none. */
  signIn(redir?: string): Promise<void>;
  /** OIDC-32. Leaves the page. */
  signUp(redir?: string): Promise<void>;
  /** Leaves the page. */
  signOut(reason?: LogoutReason): Promise<void>;
  /** Watches over the session for as long as the page lives. @returns the way to stop */
  start(): () => void;
  /** OIDC-40: finishes what `signIn` began. @returns where to go on, or null inside the frame of a silent renewal */
  completeSignIn(url: string): Promise<string | null>;
}

export interface SessionStoreParts {
  readonly clock: Clock;
  readonly cookies: Cookies;
  readonly storages: Storages;
  readonly tabs: Tabs;
  /** The identity provider's client: some 16 KB that most pages do without. */
  loadOidc(): Promise<OidcClient>;
  /** LOGOUT-04: tells the platform by mutation. */
  logOut(accessToken: string): Promise<void>;
  /** Where a player without a session is sent. */
  loginPath(reason?: LogoutReason): string;
  /** The page after a sign-in that asked for none. */
  readonly homePath: string;
  /** Leaves this page for another. */
  goTo(path: string): void;
  /** Inside the frame of a silent renewal, which watches over nothing. */
  readonly isFramed: boolean;
}

/** OIDC-49 */
const EXPIRING_NOTICE_MS = 60 * SECOND;
/** OIDC-45 */
const RETRY_AFTER_MS = 5 * SECOND;

export function createSessionStore(parts: SessionStoreParts): SessionStore {
  const { clock, cookies, storages, tabs } = parts;
  const listeners = new Set<() => void>();
  let cancelNotice = (): void => {};
  let isWatching = false;
  let seen: BrowserSession | null = null;

  function read(): BrowserSession | null {
    const accessToken = storedToken(cookies, storages);
    const claims = readAccessToken(accessToken);
    if (accessToken === null || claims === null) return null;
    return { accessToken, expiresAt: claims.exp * SECOND, sessionId: claims.sid, playerId: claims.player_id };
  }

  const isUsable = (session: BrowserSession | null): session is BrowserSession =>
    session !== null && session.expiresAt > clock.now();

  // The same object until the token changes, as useSyncExternalStore wants it.
  const current = (): BrowserSession | null => {
    const now = read();
    if (now?.accessToken !== seen?.accessToken) seen = now;
    return isUsable(seen) ? seen : null;
  };

  const changed = (): void => {
    watchExpiry();
    for (const listener of listeners) listener();
  };

  function watchExpiry(): void {
    cancelNotice();
    const session = current();
    if (!session || !isWatching) return;
    const delayMs = Math.max(0, session.expiresAt - EXPIRING_NOTICE_MS - clock.now());
    cancelNotice = clock.after(delayMs, () => void refresh());
  }

  /** One tab at a time; whoever waited finds the other's token and asks for none. */
  const refresh = (): Promise<BrowserSession | null> => {
    const stale = read()?.accessToken;
    return tabs.alone(async () => {
      // A visitor has nothing to renew, nor has a player who signed out in another tab meanwhile.
      if (stale === undefined || read() === null) return null;
      const found = current();
      return found && found.accessToken !== stale ? found : renew();
    });
  };

  async function renew(): Promise<BrowserSession | null> {
    try {
      const oidc = await parts.loadOidc();
      storeToken(cookies, await oidc.renew());
    } catch (error) {
      return afterFailedRenewal(error);
    }
    tabs.tell({ type: 'renewed' });
    changed();
    return current();
  }

  async function afterFailedRenewal(error: unknown): Promise<BrowserSession | null> {
    if (isTimeout(error)) {
      cancelNotice();
      cancelNotice = clock.after(RETRY_AFTER_MS, () => void refresh());
      return current();
    }
    // SESS-05 and AMB-16
    await signOut(isProviderSessionGone(error) ? 'SESSION_EXPIRED' : 'JWT_EXPIRED');
    return null;
  }

  async function signOut(reason?: LogoutReason): Promise<void> {
    const accessToken = storedToken(cookies, storages);
    const idToken = await parts
      .loadOidc()
      .then((oidc) => oidc.idToken())
      .catch(() => null);
    cancelNotice();
    clearSession(cookies, storages);
    tabs.tell({ type: 'signedOut', reason: reason ?? null });
    changed();
    if (idToken !== null && (await leaveByProvider(idToken, reason))) return;
    // OPEN-38: whatever becomes of it, this browser has forgotten the session.
    if (accessToken !== null) await parts.logOut(accessToken).catch(() => {});
    parts.goTo(parts.loginPath(reason));
  }

  /** LOGOUT-03. @returns whether the page is being left */
  const leaveByProvider = async (idToken: string, reason?: LogoutReason): Promise<boolean> => {
    try {
      const oidc = await parts.loadOidc();
      parts.goTo(await oidc.signOutUrl(idToken, parts.loginPath(reason)));
      return true;
    } catch {
      return false;
    }
  };

  const hear = (message: TabMessage): void => {
    cancelNotice();
    changed();
    if (message.type === 'signedOut') parts.goTo(parts.loginPath(message.reason ?? undefined));
  };

  return {
    current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    signIn: async (redir) =>
      parts.goTo(await (await parts.loadOidc()).signInUrl({ redir: sameOriginPath(redir) })),
    signUp: async (redir) =>
      parts.goTo(await (await parts.loadOidc()).signUpUrl({ redir: sameOriginPath(redir) })),
    signOut,
    start() {
      if (parts.isFramed) return () => {};
      const stopListening = tabs.listen(hear);
      isWatching = true;
      watchExpiry();
      // OIDC-41: as after a night asleep.
      if (read() !== null && current() === null) void refresh();
      return () => {
        stopListening();
        isWatching = false;
        cancelNotice();
      };
    },
    async completeSignIn(url) {
      const oidc = await parts.loadOidc();
      const signedIn = await oidc.complete(url);
      if (!signedIn) return null;
      // SESS-09: nothing of a session before this one is left over.
      clearLeftovers(cookies, storages);
      storeToken(cookies, signedIn.accessToken);
      tabs.tell({ type: 'renewed' });
      changed();
      return sameOriginPath(signedIn.redir) ?? parts.homePath;
    },
  };
}
