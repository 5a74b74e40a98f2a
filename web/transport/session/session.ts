import type { LogoutReason } from '@foyer/contract/identity/logoutReason.ts';
import type { Clock } from '../clock/clock.ts';
import type { OidcClient } from '../oidc/oidcClient.ts';
import type { SessionTokens } from '../signIn/signInCalls.ts';
import type { Cookies } from '../storage/cookies.ts';
import type { Storages } from './storedSession.ts';
import type { Tabs } from './tabs.ts';

/** SESS-01: the token, and whether another can be had for it. */
export interface BrowserSession {
  readonly accessToken: string;
  /** AMB-57: by the stored refresh token of the custom flow, or by the identity provider that knows the player. */
  readonly isRefreshable: boolean;
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
  /**
   * A fresh token, shared by all tabs; null when there is none to be had. Ends the session when it is over.
   * @param refused the token that the platform would not take; the one that is held when left out
   */
  refresh(refused?: string): Promise<BrowserSession | null>;
  /**
   * Leaves the page. `redir` is a path on this origin; anything else counts as none.
   * @throws RedirectAborted when another way out of the page was begun before this one was there
   */
  signIn(redir?: string): Promise<void>;
  /** OIDC-32. Leaves the page. @throws RedirectAborted, as `signIn` */
  signUp(redir?: string): Promise<void>;
  /** ERR-10: the reader stays, or goes elsewhere: a way out that is being prepared is not gone any more. */
  stay(): void;
  /** Leaves the page. */
  signOut(reason?: LogoutReason): Promise<void>;
  /** Watches over the session for as long as the page lives. @returns the way to stop */
  start(): () => void;
  /** Takes a session of the custom flow, in place of any other. */
  adopt(tokens: SessionTokens): void;
  /** OIDC-40: finishes what `signIn` began. @returns where to go on, or null inside the frame of a silent renewal */
  completeSignIn(url: string): Promise<string | null>;
}

export interface SessionStoreDeps {
  readonly clock: Clock;
  readonly cookies: Cookies;
  readonly storages: Storages;
  readonly tabs: Tabs;
  /** The identity provider's client: some 16 KB that most pages do without. */
  loadOidc(): Promise<OidcClient>;
  /** SESS-02. @param signal nobody waits for the answer any more @throws SignInFailure */
  refreshTokens(refreshToken: string, signal: AbortSignal): Promise<SessionTokens>;
  /** LOGOUT-04: tells the platform by mutation. @returns whether it agreed */
  logOut(accessToken: string): Promise<boolean>;
  /** LOGOUT-05: the platform or the provider has been told. */
  loggedOut(): void;
  /** Where a player without a session is sent. */
  loginPath(reason?: LogoutReason): string;
  /** The page after a sign-in that asked for none. */
  readonly homePath: string;
  /** Leaves this page for another. */
  goTo(path: string): void;
  /** Inside the frame of a silent renewal, which watches over nothing. */
  readonly isFramed: boolean;
  /** OIDC-50: not ours, which tells by the socket when a session ends; it has to be asked. */
  readonly isProviderElsewhere: boolean;
}
