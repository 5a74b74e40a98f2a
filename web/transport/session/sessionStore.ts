import { createEmitter } from '../store/store.ts';
import { sessionReader } from './sessionReader.ts';
import { createRenewal } from './renewal.ts';
import { sameOriginPath } from './sameOriginPath.ts';
import type { SessionStore, SessionStoreDeps } from './session.ts';
import { createSignOut } from './signOut/signOut.ts';
import { signOutOnce } from './signOut/signOutOnce.ts';
import { createPageExit } from './pageExit.ts';
import { clearLeftovers, clearSession, storeCustomTokens, storeToken } from './storedSession.ts';
import type { TabMessage } from './tabs.ts';

export function createSessionStore(parts: SessionStoreDeps): SessionStore {
  const { cookies, storages, tabs, loadOidc } = parts;
  const { redirect, goTo, stay } = createPageExit(parts.goTo);
  const held = sessionReader(parts);
  const { subscribe, emit } = createEmitter();
  const changed = (): void => {
    renewal.plan();
    emit();
  };
  const { signOut, follow } = signOutOnce({
    signOut: createSignOut({ ...parts, goTo }, changed),
    hasToken: () => held.read() !== null,
  });
  const renewal = createRenewal({ ...parts, held, signOut, changed });

  const hear = (message: TabMessage): void => {
    changed();
    if (message.type === 'signedOut') follow(() => goTo(parts.loginPath(message.reason ?? undefined)));
  };

  const monitorProvider = (): (() => void) => {
    if (!parts.isProviderElsewhere || held.current() === null) return () => {};
    const watching = loadOidc().then((oidc) => oidc.onSessionEnded(() => void signOut('SESSION_EXPIRED')));
    // If monitoring cannot start, the next renewal detects the end of the session.
    watching.catch(() => {});
    return () => void watching.then((stop) => stop());
  };

  return {
    current: held.current,
    subscribe,
    refresh: renewal.refresh,
    signIn: (redir) => redirect(async () => (await loadOidc()).signInUrl({ redir: sameOriginPath(redir) })),
    signUp: (redir) => redirect(async () => (await loadOidc()).signUpUrl({ redir: sameOriginPath(redir) })),
    stay,
    signOut,
    start() {
      if (parts.isFramed) return () => {};
      const stopListening = tabs.listen(hear);
      renewal.start();
      const stopWatching = monitorProvider();
      return () => {
        stopListening();
        renewal.stop();
        stopWatching();
      };
    },
    adopt(tokens) {
      // SESS-09
      clearSession(cookies, storages);
      storeCustomTokens(cookies, tokens);
      tabs.tell({ type: 'renewed' });
      changed();
    },
    async completeSignIn(url) {
      const signedIn = await (await loadOidc()).complete(url);
      if (!signedIn) return null;
      // SESS-09: removes everything of an earlier session.
      clearLeftovers(cookies, storages);
      storeToken(cookies, signedIn.accessToken);
      tabs.tell({ type: 'renewed' });
      changed();
      return sameOriginPath(signedIn.redir) ?? parts.homePath;
    },
  };
}
