import type { ClientMetadata } from 'oidc-provider';
import type { Locale } from '@foyer/domain/locale.ts';
import { LOGOUT_REASONS } from '@foyer/contract/signIn/logoutReason.ts';
import { SIGNING_ALGORITHM } from '../access/signingKeys.ts';

/** OIDC-04: the client id of the lobby. */
export const CLIENT_ID = 'app';

/**
 * The lobby in the browser. It is a public client, so PKCE is its only proof. Redirect URIs are matched
 * exactly, one per locale of the brand.
 */
export const lobbyClient = (origin: string, locales: readonly Locale[]): ClientMetadata => ({
  client_id: CLIENT_ID,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: locales.map((locale) => `${origin}/${locale}/keycloak-login-handler/`),
  post_logout_redirect_uris: locales.flatMap((locale) => signedOutPages(`${origin}/${locale}`)),
  id_token_signed_response_alg: SIGNING_ALGORITHM,
  require_auth_time: true,
});

/** LOGOUT-06: the login page or, in sports mode, the sports page, with the reason if there is one. */
const signedOutPages = (home: string): readonly string[] =>
  [`${home}/login/`, `${home}/sports/`].flatMap((page) => [
    page,
    ...LOGOUT_REASONS.map((reason) => `${page}?logoutReason=${reason}`),
  ]);
