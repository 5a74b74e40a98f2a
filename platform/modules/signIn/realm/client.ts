import type { ClientMetadata } from 'oidc-provider';
import type { Locale } from '@foyer/domain/locale.ts';
import type { ApiClient } from '@foyer/contract/signIn/apiClients.ts';
import { LOGOUT_REASONS } from '@foyer/contract/signIn/logoutReason.ts';
import { SIGNING_ALGORITHM } from '../access/signingKeys.ts';

/** OIDC-04: the client id of the lobby. */
export const CLIENT_ID = 'app';

/** It cannot keep a secret, so PKCE is its only proof. */
const PUBLIC_CLIENT: Pick<
  ClientMetadata,
  | 'token_endpoint_auth_method'
  | 'grant_types'
  | 'response_types'
  | 'id_token_signed_response_alg'
  | 'require_auth_time'
> = {
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  id_token_signed_response_alg: SIGNING_ALGORITHM,
  require_auth_time: true,
};

/** The lobby in the browser. Redirect URIs are matched exactly, one per locale of the brand. */
export const lobbyClient = (origin: string, locales: readonly Locale[]): ClientMetadata => ({
  client_id: CLIENT_ID,
  application_type: 'web',
  ...PUBLIC_CLIENT,
  redirect_uris: locales.map((locale) => `${origin}/${locale}/keycloak-login-handler/`),
  post_logout_redirect_uris: locales.flatMap((locale) => signedOutPages(`${origin}/${locale}`)),
});

/**
 * A program of the operator, such as an app for phones. Native programs are asked to sign in each time (RFC 8252 8.10),
 * and the port of their loopback addresses is free.
 */
export const apiClient = ({ id, redirectUris, signedOutUris }: ApiClient): ClientMetadata => ({
  client_id: id,
  application_type: 'native',
  ...PUBLIC_CLIENT,
  redirect_uris: redirectUris,
  post_logout_redirect_uris: signedOutUris,
});

/** LOGOUT-06: the login page or, in sports mode, the sports page, with the reason if there is one. */
const signedOutPages = (home: string): readonly string[] =>
  [`${home}/login/`, `${home}/sports/`].flatMap((page) => [
    page,
    ...LOGOUT_REASONS.map((reason) => `${page}?logoutReason=${reason}`),
  ]);
