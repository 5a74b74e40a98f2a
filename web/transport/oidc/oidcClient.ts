import { OidcClient as Protocol, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { assertTimely } from './assertTimely.ts';
import { frameNavigator, popupNavigator, type Windows } from './navigators/navigators.ts';
import { assertSignInRequest } from './signInRequest.ts';
import { CLIENT_ID, managerSettings, SILENT_TIMEOUT_SECONDS, type OidcSettings } from './settings.ts';
import { registrationsUrl } from './registrationsUrl.ts';

/** What comes back from the provider. */
export interface SignedIn {
  readonly accessToken: string;
  /** As it was when the sign-in began; still to be judged. */
  readonly redir: unknown;
}

export interface SignInOptions {
  readonly redir: string | null;
}

/** The browser's side of the identity provider; the only place that knows the library. */
export interface OidcClient {
  signInUrl(wish: SignInOptions): Promise<string>;
  /** OIDC-32 */
  signUpUrl(wish: SignInOptions): Promise<string>;
  /** LOGOUT-03. Forgets the user. */
  signOutUrl(idToken: string, returnPath: string): Promise<string>;
  /**
   * OIDC-51: the same without leaving the page. To be called while a press of a button is being handled.
   * OPEN-36: like the next, for whoever builds a screen on it; ours leave the page.
   */
  signInByPopup(): Promise<SignedIn>;
  /** OIDC-11, for a provider that still takes it; ours does not (RFC 9700). */
  signInByPassword(username: string, password: string): Promise<SignedIn>;
  /** Null inside a popup and inside the frame of a silent renewal, which only pass the answer on. */
  complete(url: string): Promise<SignedIn | null>;
  /**
   * OIDC-43: by the refresh token, else in a hidden frame.
   * @param presentToken the access token the browser holds, by whichever tab; this one's own when left out
   * @returns the access token
   */
  renew(presentToken?: string | null): Promise<string>;
  idToken(): Promise<string | null>;
  /** OIDC-50: calls back when nobody, or somebody else, is signed in at the provider any more. @returns the way to stop */
  watchSession(ended: () => void): () => void;
}

export interface OidcClientDeps {
  readonly settings: OidcSettings;
  readonly storages: { readonly session: Storage; readonly local: Storage };
  readonly origin: string;
  readonly windows: Windows;
}

export function createOidcClient({ settings, storages, origin, windows }: OidcClientDeps): OidcClient {
  // CONS-25. The store's own default prefix is the spec's `oidc.`, said here all the same.
  const stores = {
    stateStore: new WebStorageStateStore({ prefix: 'oidc.', store: storages.local }),
    userStore: new WebStorageStateStore({ prefix: 'oidc.', store: storages.session }),
  };
  const options = { ...managerSettings(settings), ...stores };
  const [popup, frame] = [popupNavigator(windows), frameNavigator(windows)];
  const manager = new UserManager(options, undefined, popup, frame);
  const protocol = new Protocol(manager.settings, manager.metadataService);
  const signInUrl = signInUrlBy(protocol);

  const accepted = async (user: User | null | undefined): Promise<User> => {
    if (!user) throw new Error('No user after the sign-in');
    try {
      assertTimely(user.profile, windows.clock.now());
    } catch (error) {
      // The library has stored the user by now.
      await manager.removeUser();
      throw error;
    }
    return user;
  };

  const signedIn = async (user: User | null | undefined): Promise<SignedIn> => {
    const { access_token: accessToken, state } = await accepted(user);
    return { accessToken, redir: redirOf(state) };
  };

  return {
    signInUrl,
    signUpUrl: async (wish) => registrationsUrl(await signInUrl(wish)),
    async signOutUrl(idToken, returnPath) {
      // OIDC-14
      const { url } = await protocol.createSignoutRequest({
        id_token_hint: idToken,
        client_id: CLIENT_ID,
        post_logout_redirect_uri: origin + returnPath,
        extraQueryParams: { ui_locales: settings.uiLocales },
        request_type: 'so:r',
        state: {},
      });
      await manager.removeUser();
      return url;
    },
    signInByPopup: async () => signedIn(await manager.signinPopup({ nonce: randomNonce() })),
    signInByPassword: async (username, password) =>
      signedIn(await manager.signinResourceOwnerCredentials({ username, password })),
    async complete(url) {
      const { state } = await protocol.readSigninResponseState(url);
      if (state.request_type === 'si:s') return passOn(manager.signinSilentCallback(url));
      if (state.request_type === 'si:p') return passOn(manager.signinPopupCallback(url));
      // ERR-19
      if (state.request_type !== 'si:r') throw new Error('invalid response_type in state');
      return signedIn(await manager.signinRedirectCallback(url));
    },
    renew: async (presentToken) => (await accepted(await renewed(manager, presentToken))).access_token,
    idToken: async () => (await manager.getUser())?.id_token ?? null,
    watchSession: (ended) => manager.events.addUserSignedOut(ended),
  };
}

const signInUrlBy =
  (protocol: Protocol): OidcClient['signInUrl'] =>
  async (wish) => {
    const url = await protocol.metadataService.getAuthorizationEndpoint();
    const { client_id, redirect_uri, response_type, scope, authority } = protocol.settings;
    assertSignInRequest({ client_id, redirect_uri, response_type, scope, authority, url });
    const state = { state: wish, request_type: 'si:r', nonce: randomNonce() };
    return (await protocol.createSigninRequest(state)).url;
  };

async function renewed(manager: UserManager, presentToken: string | null | undefined): Promise<User | null> {
  // Another tab has renewed since: the refresh token held here is spent, and showing it would end the session.
  const own = (await manager.getUser())?.access_token;
  const forceIframeAuth = presentToken !== undefined && presentToken !== own;
  // Said here as well: by the refresh token the library forgets its own setting, and would wait for ever.
  const silentRequestTimeoutInSeconds = SILENT_TIMEOUT_SECONDS;
  return manager.signinSilent({ nonce: randomNonce(), silentRequestTimeoutInSeconds, forceIframeAuth });
}

/** The library sends a nonce only when it is given one. */
const randomNonce = (): string => crypto.randomUUID();

const passOn = (handedOn: Promise<void>): Promise<null> => handedOn.then(() => null);

const redirOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'redir' in state ? state.redir : null;
