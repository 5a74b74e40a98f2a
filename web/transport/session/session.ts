import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import type { Clock } from '../clock/clock.ts';
import type { OidcClient } from '../oidc/oidcClient.ts';
import type { SessionTokens } from '../signIn/signInCalls.ts';
import type { Cookies } from '../storage/cookies.ts';
import type { Storages } from './storedSession.ts';
import type { Tabs } from './tabs.ts';

/** SESS-01 */
export interface BrowserSession {
  /** The access token. */
  readonly token: string;
  /** AMB-57: whether the custom flow's stored refresh token or the identity provider can renew the token. */
  readonly refreshable: boolean;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  readonly sessionId: string;
  readonly playerId: string;
}

export interface SessionStore {
  /** AMB-57: the session while its token is usable; otherwise null. */
  current(): BrowserSession | null;
  subscribe(changed: () => void): () => void;
  /**
   * Gets a new token for all tabs; null if there is none. Ends the session if it is over.
   * @param refused the token that the platform rejected; by default the current one
   */
  refresh(refused?: string): Promise<BrowserSession | null>;
  /**
   * Leaves the page to sign in. `redir` is a path on this origin; anything else is ignored.
   * @throws RedirectAborted if another redirect replaced this one
   */
  signIn(redir?: string): Promise<void>;
  /** OIDC-32: leaves the page to register. @throws RedirectAborted, like `signIn` */
  signUp(redir?: string): Promise<void>;
  /** ERR-10: cancels a pending redirect, because the reader stays or goes elsewhere. */
  cancelRedirect(): void;
  /** Signs out and leaves the page. */
  signOut(reason?: LogoutReason): Promise<void>;
  /** Renews and monitors the session as long as the page lives. @returns stop function */
  start(): () => void;
  /** Stores a session of the custom flow in place of any other. */
  adopt(tokens: SessionTokens): void;
  /** OIDC-40: completes a sign-in. @returns path to continue at; null inside the frame of a silent renewal */
  completeSignIn(url: string): Promise<string | null>;
}

export interface SessionStoreDeps {
  readonly clock: Clock;
  readonly cookies: Cookies;
  readonly storages: Storages;
  readonly tabs: Tabs;
  /** Loads the OIDC client, whose 16 KB most pages do not need. */
  loadOidc(): Promise<OidcClient>;
  /** SESS-02: renews the tokens. @param signal aborts when the result is no longer needed @throws SignInFailure */
  refreshTokens(refreshToken: string, signal: AbortSignal): Promise<SessionTokens>;
  /** LOGOUT-04: sends the logout mutation. @returns whether it succeeded */
  logOut(accessToken: string): Promise<boolean>;
  /** Ends the push messages to this browser. Never fails. */
  endPush?(): Promise<void>;
  /** LOGOUT-05: called after the platform or the provider has logged the player out. */
  loggedOut(): void;
  /** Sign-in page for a player without a session. */
  loginPath(reason?: LogoutReason): string;
  /** Page after a sign-in for which no other page was requested. */
  readonly homePath: string;
  /** Opens a path with a full page load. */
  goTo(path: string): void;
  /** Whether this page is in the frame of a silent renewal, in which sessions are not monitored. */
  readonly isFramed: boolean;
  /**
   * OIDC-50: whether the provider is external, so that its session has to be polled. The built-in one reports
   * the end of a session over the socket.
   */
  readonly isProviderElsewhere: boolean;
}
