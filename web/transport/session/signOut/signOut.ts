import type { LogoutReason } from '@foyer/contract/signIn/logoutReason.ts';
import type { OidcClient } from '../../oidc/oidcClient.ts';
import type { SessionStore, SessionStoreDeps } from '../session.ts';
import { clearSession, storedToken } from '../storedSession.ts';

export interface SignOutDeps extends Pick<
  SessionStoreDeps,
  'cookies' | 'storages' | 'tabs' | 'logOut' | 'loggedOut' | 'loginPath' | 'goTo'
> {
  loadOidc(): Promise<Pick<OidcClient, 'idToken' | 'signOutUrl'>>;
}

/** Clears the session in this browser first, so that a failure of the platform or the provider does not keep it. */
export function createSignOut(deps: SignOutDeps, onCleared: () => void): SessionStore['signOut'] {
  const { cookies, storages, tabs, loadOidc, loginPath, goTo } = deps;

  const idToken = async (): Promise<string | null> => {
    try {
      return await (await loadOidc()).idToken();
    } catch {
      return null;
    }
  };

  /** LOGOUT-03. @returns whether the page is being left */
  const leaveByProvider = async (proof: string, reason?: LogoutReason): Promise<boolean> => {
    try {
      const url = await (await loadOidc()).signOutUrl(proof, loginPath(reason));
      deps.loggedOut();
      goTo(url);
      return true;
    } catch {
      return false;
    }
  };

  return async (reason) => {
    const accessToken = storedToken(cookies, storages);
    const proof = await idToken();
    clearSession(cookies, storages);
    tabs.send({ type: 'signedOut', reason: reason ?? null });
    onCleared();
    if (proof !== null && (await leaveByProvider(proof, reason))) return;
    // LOGOUT-04. OPEN-38: the player goes to the login page even if this fails.
    if (accessToken !== null && (await isLoggedOut(deps, accessToken))) deps.loggedOut();
    goTo(loginPath(reason));
  };
}

const isLoggedOut = ({ logOut }: SignOutDeps, accessToken: string): Promise<boolean> =>
  logOut(accessToken).catch(() => false);
