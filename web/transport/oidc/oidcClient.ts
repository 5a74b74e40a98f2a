import { OidcClient as Protocol, UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import { PLATFORM_RESOURCE } from '@foyer/contract/signIn/identityProvider.ts';
import { assertTimely } from './assertTimely.ts';
import { frameNavigator, popupNavigator, type Windows } from './navigators/navigators.ts';
import { assertSignInRequest } from './signInRequest.ts';
import { CLIENT_ID, managerSettings, SILENT_TIMEOUT_SECONDS, type OidcSettings } from './settings.ts';
import { registrationsUrl } from './registrationsUrl.ts';
import { verifyIdToken } from './verifyIdToken.ts';

export interface SignedIn {
  readonly accessToken: string;
  /** The value that was given when the sign-in began; the caller must validate it. */
  readonly redir: unknown;
}

export interface HeldTokens {
  readonly idToken: string;
  readonly refreshToken: string | null;
}

export interface SignInOptions {
  readonly redir: string | null;
}

/** The browser's OIDC client, and the only code that uses the OIDC library. */
export interface OidcClient {
  signInUrl(wish: SignInOptions): Promise<string>;
  signUpUrl(wish: SignInOptions): Promise<string>;
  /** LOGOUT-03: also removes the stored user. */
  signOutUrl(idToken: string, returnPath: string): Promise<string>;
  /**
   * OIDC-51: signs in without leaving the page. Call it in a click handler, or the browser blocks the popup.
   * OPEN-36: the lobby's own screens redirect; this and `signInByPassword` are for integrators.
   */
  signInByPopup(): Promise<SignedIn>;
  /** OIDC-11: only for providers that still allow the password grant; the built-in one does not (RFC 9700). */
  signInByPassword(username: string, password: string): Promise<SignedIn>;
  /** Completes a sign-in. Null inside a popup or the frame of a silent renewal, which only pass the response on. */
  complete(url: string): Promise<SignedIn | null>;
  /**
   * OIDC-43: renews by refresh token, or else in a hidden frame.
   * @param presentToken the browser's current access token, from any tab; this tab's own if omitted
   * @returns the access token
   */
  renew(presentToken?: string | null): Promise<string>;
  /** The tokens that this tab needs to sign out; null if it has not signed in itself. */
  heldTokens(): Promise<HeldTokens | null>;
  /** OIDC-13: revokes a refresh token at the provider, which ends its session. @throws Error */
  revoke(refreshToken: string): Promise<void>;
  /**
   * OIDC-50: calls back when the player is signed out at the provider, or somebody else is signed in.
   * @returns unsubscribe function
   */
  onSessionEnded(ended: () => void): () => void;
}

export interface OidcClientDeps {
  readonly settings: OidcSettings;
  readonly storages: { readonly session: Storage; readonly local: Storage };
  readonly origin: string;
  readonly windows: Windows;
}

export function createOidcClient({ settings, storages, origin, windows }: OidcClientDeps): OidcClient {
  // CONS-25: `oidc.` is also the library's default prefix; it is set because the specification requires it.
  const stores = {
    stateStore: new WebStorageStateStore({ prefix: 'oidc.', store: storages.local }),
    userStore: new WebStorageStateStore({ prefix: 'oidc.', store: storages.session }),
  };
  const options = { ...managerSettings(settings), ...stores };
  const [popup, frame] = [popupNavigator(windows), frameNavigator(windows)];
  const manager = new UserManager(options, undefined, popup, frame);
  const protocol = new Protocol(manager.settings, manager.metadataService);
  const signInUrl = signInUrlBy(protocol);

  const nowMs = () => windows.clock.now();
  const signedIn = async (user: User | null | undefined): Promise<SignedIn> => {
    const { access_token: accessToken, state } = await accepted(manager, user, nowMs());
    return { accessToken, redir: redirOf(state) };
  };

  // The library would read user info before it stores a new refresh token, and lose the token if that fails.
  // Renewals need no user info: they compare the subjects of the old and the new id token.
  const renewalManager = async (): Promise<UserManager> => {
    const metadata = await protocol.metadataService.getMetadata();
    const changes = { metadata, loadUserInfo: false, monitorSession: false };
    return new UserManager({ ...options, ...changes }, undefined, popup, frame);
  };

  return {
    signInUrl,
    signUpUrl: async (wish) => registrationsUrl(await signInUrl(wish)),
    async signOutUrl(idToken, returnPath) {
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
      if (state.request_type !== 'si:r') throw new Error('invalid response_type in state');
      return signedIn(await manager.signinRedirectCallback(url));
    },
    async renew(presentToken) {
      // Loads the keys first: a refresh token must not be used up by a renewal that cannot be verified.
      await protocol.metadataService.getSigningKeys();
      const user = await renewed(await renewalManager(), presentToken);
      return (await accepted(manager, user, nowMs())).access_token;
    },
    async heldTokens() {
      const { id_token: idToken, refresh_token: refreshToken = null } = (await manager.getUser()) ?? {};
      return idToken === undefined ? null : { idToken, refreshToken };
    },
    revoke: (refreshToken) => protocol.revokeToken(refreshToken, 'refresh_token'),
    onSessionEnded: (ended) => manager.events.addUserSignedOut(ended),
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

/** @throws Error if the user's id token is not valid now, or was not issued by the provider for the lobby */
async function accepted(manager: UserManager, user: User | null | undefined, nowMs: number): Promise<User> {
  if (!user) throw new Error('No user after the sign-in');
  try {
    assertTimely(user.profile, nowMs);
    await verifyIdToken(manager.metadataService, user.id_token ?? '', nowMs);
  } catch (error) {
    // The library has stored the user before this check.
    await manager.removeUser();
    throw error;
  }
  return user;
}

async function renewed(manager: UserManager, presentToken: string | null | undefined): Promise<User | null> {
  // Another tab has renewed the session: this tab's refresh token is used up, and sending it would end the
  // session.
  const own = (await manager.getUser())?.access_token;
  const forceIframeAuth = presentToken !== undefined && presentToken !== own;
  // The library ignores its own timeout setting for refresh tokens and would wait for ever, so it is passed
  // here.
  const silentRequestTimeoutInSeconds = SILENT_TIMEOUT_SECONDS;
  return manager.signinSilent({
    nonce: randomNonce(),
    // OIDC-12: the request names the API that the new access token is for (RFC 8707).
    resource: PLATFORM_RESOURCE,
    silentRequestTimeoutInSeconds,
    forceIframeAuth,
  });
}

/** The library sends a nonce only if it is given one. */
const randomNonce = (): string => crypto.randomUUID();

const passOn = (handedOn: Promise<void>): Promise<null> => handedOn.then(() => null);

const redirOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'redir' in state ? state.redir : null;
