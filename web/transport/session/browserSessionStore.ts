import type { IdentityProvider } from '@foyer/contract/signIn/identityProvider.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import { browserClock } from '../clock/clock.ts';
import { createCookies, documentCookies } from '../storage/cookies.ts';
import { createSessionStore } from './sessionStore.ts';
import type { SessionStore } from './session.ts';
import { signedOutPath } from './signOut/signedOutPath.ts';
import { tracking } from '../tracking/tracking.ts';
import { browserTabs } from './tabs.ts';

export interface SessionContext {
  readonly brand: string;
  readonly locale: Locale;
  readonly identityProvider: IdentityProvider;
}

export function browserSessionStore({ brand, locale, identityProvider }: SessionContext): SessionStore {
  const { location, sessionStorage, localStorage } = window;
  const cookies = createCookies(documentCookies, location);
  const storages = { session: sessionStorage, local: localStorage };
  const settings = {
    ...identityProvider,
    redirectUri: `${location.origin}/${locale}/keycloak-login-handler/`,
    uiLocales: languageTag(locale),
  };
  return createSessionStore({
    clock: browserClock,
    cookies,
    storages,
    tabs: browserTabs(navigator.locks),
    loadOidc: loadOnce(async () => {
      const { browserOidcClient } = await import('../oidc/browserOidcClient.ts');
      return browserOidcClient({ settings, storages });
    }),
    async refreshTokens(refreshToken, signal) {
      const { signInCalls } = await import('../signIn/signInCalls.ts');
      const fetchUntil: typeof fetch = (input, init) => fetch(input, { ...init, signal });
      return signInCalls({ brand, locale, fetch: fetchUntil }).refresh(refreshToken);
    },
    endPush: async () => (await import('../push/endPush.ts')).endPush(),
    // This code is loaded on demand, so that a visitor's page does not contain the operation's name.
    async logOut(accessToken) {
      const { logOutByMutation } = await import('./signOut/logOut.ts');
      return logOutByMutation(fetch, brand)(accessToken);
    },
    loggedOut: () => tracking.track({ name: 'signedOut' }),
    loginPath: (reason) =>
      signedOutPath({ locale, address: location, stored: cookies.get('productMode') }, reason),
    homePath: `/${locale}/`,
    goTo: (path) => location.assign(path),
    isFramed: window.parent !== window,
    isProviderElsewhere: new URL(settings.authority).origin !== location.origin,
  });
}

/** Loads the code once; after a failure, such as no network, the next call tries again. */
function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
