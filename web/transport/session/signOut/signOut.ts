import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import type { HeldTokens, OidcClient } from '../../oidc/oidcClient.ts';
import type { SessionStore, SessionStoreDeps } from '../session.ts';
import { clearSession, storedToken } from '../storedSession.ts';

export interface SignOutDeps extends Pick<
  SessionStoreDeps,
  'cookies' | 'storages' | 'tabs' | 'endPush' | 'logOut' | 'loggedOut' | 'loginPath' | 'goTo'
> {
  loadOidc(): Promise<Pick<OidcClient, 'heldTokens' | 'revoke' | 'signOutUrl'>>;
}

/** Clears the session in this browser first, so that a failure of the platform or the provider does not keep it. */
export function createSignOut(deps: SignOutDeps, onCleared: () => void): SessionStore['signOut'] {
  const { cookies, storages, tabs, loadOidc, loginPath, goTo } = deps;

  const heldTokens = async (): Promise<HeldTokens | null> => {
    try {
      return await (await loadOidc()).heldTokens();
    } catch {
      return null;
    }
  };

  /** LOGOUT-03, OIDC-13: signs out at the identity provider. @returns whether the page is being left */
  const leaveByProvider = async (
    { idToken, refreshToken }: HeldTokens,
    reason?: LogoutReason,
  ): Promise<boolean> => {
    try {
      const oidc = await loadOidc();
      const url = await oidc.signOutUrl(idToken, loginPath(reason));
      // If the revocation fails, the page is left nevertheless, because the redirect ends the session as well.
      if (refreshToken !== null) await oidc.revoke(refreshToken).catch(() => {});
      deps.loggedOut();
      goTo(url);
      return true;
    } catch {
      return false;
    }
  };

  return async (reason) => {
    const accessToken = storedToken(cookies, storages);
    const held = await heldTokens();
    clearSession(cookies, storages);
    tabs.send({ type: 'signedOut', reason: reason ?? null });
    onCleared();
    // A session that ends otherwise does not end them: the player has not left the device.
    if (!reason) await deps.endPush?.().catch(() => {});
    if (held !== null && (await leaveByProvider(held, reason))) return;
    // LOGOUT-04. OPEN-38: the player goes to the login page even if this fails.
    if (accessToken !== null && (await isLoggedOut(deps, accessToken))) deps.loggedOut();
    goTo(loginPath(reason));
  };
}

const isLoggedOut = ({ logOut }: SignOutDeps, accessToken: string): Promise<boolean> =>
  logOut(accessToken).catch(() => false);
