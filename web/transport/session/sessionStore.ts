import { createEmitter } from '../store/store.ts';
import { sessionReader } from './sessionReader.ts';
import { createRenewal } from './renewal.ts';
import { sameOriginPath } from './sameOriginPath.ts';
import type { SessionStore, SessionStoreDeps } from './session.ts';
import { createSignOut } from './signOut/signOut.ts';
import { signOutOnce } from './signOut/signOutOnce.ts';
import { createPageExit } from './pageExit.ts';
import { clearLeftovers, clearSession, forgetUser, storeCustomTokens, storeToken } from './storedSession.ts';
import type { TabMessage } from './tabs.ts';

export function createSessionStore(deps: SessionStoreDeps): SessionStore {
  const { cookies, storages, tabs, loadOidc } = deps;
  const { redirect, goTo, cancelRedirect } = createPageExit(deps.goTo);
  const reader = sessionReader(deps);
  const { subscribe, emit } = createEmitter();
  const changed = (): void => {
    renewal.plan();
    emit();
  };
  const { signOut, follow } = signOutOnce({
    signOut: createSignOut({ ...deps, goTo }, changed),
    hasToken: () => reader.read() !== null,
  });
  const renewal = createRenewal({ ...deps, reader, signOut, changed });

  const onTabMessage = (message: TabMessage): void => {
    if (message.type === 'signedOut') forgetUser(storages);
    changed();
    if (message.type === 'signedOut') follow(() => goTo(deps.loginPath(message.reason ?? undefined)));
  };

  const monitorProvider = (): (() => void) => {
    if (!deps.isProviderElsewhere || reader.current() === null) return () => {};
    const watching = loadOidc().then((oidc) => oidc.onSessionEnded(() => void signOut('SESSION_EXPIRED')));
    // If monitoring cannot start, the next renewal detects that the session has ended.
    watching.catch(() => {});
    return () => void watching.then((stop) => stop());
  };

  return {
    current: reader.current,
    subscribe,
    refresh: renewal.refresh,
    signIn: (redir) => redirect(async () => (await loadOidc()).signInUrl({ redir: sameOriginPath(redir) })),
    signUp: (redir) => redirect(async () => (await loadOidc()).signUpUrl({ redir: sameOriginPath(redir) })),
    cancelRedirect,
    signOut,
    start() {
      if (deps.isFramed) return () => {};
      const stopListening = tabs.listen(onTabMessage);
      renewal.start();
      const stopWatching = monitorProvider();
      return () => {
        stopListening();
        renewal.stop();
        stopWatching();
      };
    },
    adopt(tokens) {
      clearSession(cookies, storages);
      storeCustomTokens(cookies, tokens);
      tabs.send({ type: 'renewed' });
      changed();
    },
    async completeSignIn(url) {
      const signedIn = await (await loadOidc()).complete(url);
      if (!signedIn) return null;
      // SESS-09: removes what an earlier session left.
      clearLeftovers(cookies, storages);
      storeToken(cookies, signedIn.accessToken);
      tabs.send({ type: 'renewed' });
      changed();
      return sameOriginPath(signedIn.redir) ?? deps.homePath;
    },
  };
}
