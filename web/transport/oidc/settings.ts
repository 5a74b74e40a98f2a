import type { UserManagerSettings } from 'oidc-client-ts';
import type { IdentityProvider } from '@foyer/contract/signIn/identityProvider.ts';

export interface OidcSettings extends IdentityProvider {
  /** Callback URL of the sign-in and of the silent renewal. */
  readonly redirectUri: string;
  /** BCP 47 language tags for the provider's pages. */
  readonly uiLocales: string;
}

// OIDC-04, OIDC-44 to OIDC-51: the values of the specification.
export const CLIENT_ID = 'app';
export const SCOPE = 'openid';
export const SILENT_TIMEOUT_SECONDS = 10;
export const STALE_STATE_SECONDS = 900;
export const CLOCK_SKEW_SECONDS = 300;
export const EXPIRING_NOTICE_SECONDS = 60;
const SESSION_CHECK_SECONDS = 2;
export const POPUP_HEIGHT = 640;

/** The client settings of the spec, in the library's terms. The caller adds the stores. */
export const managerSettings = (settings: OidcSettings): UserManagerSettings => ({
  authority: settings.authority,
  client_id: CLIENT_ID,
  scope: SCOPE,
  response_type: 'code',
  redirect_uri: settings.redirectUri,
  silent_redirect_uri: settings.redirectUri,
  popup_redirect_uri: settings.redirectUri,
  ui_locales: settings.uiLocales,
  silentRequestTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
  staleStateAgeInSeconds: STALE_STATE_SECONDS,
  accessTokenExpiringNotificationTimeInSeconds: EXPIRING_NOTICE_SECONDS,
  checkSessionIntervalInSeconds: SESSION_CHECK_SECONDS,
  // The session store renews the token once for all tabs; the library would renew it in each tab.
  automaticSilentRenew: false,
  // Only a provider with a check-session frame is monitored. The built-in one has none: it reports the end of
  // a session over the socket (GQLO-12).
  monitorSession: true,
  // OIDC-08, OIDC-24: the user info is fetched, and its subject must be the subject of the id token.
  loadUserInfo: true,
  // OIDC-25: a silent renewal for another subject fails.
  validateSubOnSilentRenew: true,
  includeIdTokenInSilentRenew: true,
  requestTimeoutInSeconds: settings.requestTimeoutSeconds,
});
