import type {
  Configuration,
  KoaContextWithOIDC,
  Provider as OidcProvider,
  UnknownObject,
} from 'oidc-provider';
import { digestOf, newSecret } from '../../../infra/secrets/secrets.ts';
import { SIGNING_ALGORITHM } from '../access/signingKeys.ts';
import { claimsByScope, findAccount, loadGrant } from './accounts.ts';
import { lobbyClient, apiClient } from './client.ts';
import { Provider } from './oidcProvider.ts';
import { payloadAdapter } from './payloads/adapter.ts';
import {
  FORM_COOKIE,
  formPath,
  issuerOf,
  KEYCLOAK_ROUTES,
  realmPath,
  SESSION_COOKIE,
  SIGN_UP_PARAMETER,
} from './paths.ts';
import type { Realm } from './realm.ts';
import { accessTokenClaims, lifetimes, resourceIndicators, SCOPES } from './tokens.ts';
import type { ProviderPages } from './providerPages.ts';

/** Creates the OpenID provider of a brand on one origin. All of its state is in the database. */
export function createProvider(realm: Realm, pages: ProviderPages): OidcProvider {
  const provider = new Provider(issuerOf(realm), configuration(realm, pages));
  // Behind a TLS-terminating proxy the origin is https but our socket is not; routes.ts sets the forwarded
  // headers that the provider reads.
  provider.proxy = realm.origin.startsWith('https:');
  provider.on('authorization.success', (ctx, response) => addSessionState(realm, ctx, response));
  return provider;
}

function configuration(realm: Realm, pages: ProviderPages): Configuration {
  return {
    adapter: payloadAdapter(realm),
    jwks: { keys: [...realm.keys] },
    clients: [lobbyClient(realm.origin, realm.locales), ...realm.clients.map(apiClient)],
    routes: KEYCLOAK_ROUTES,
    responseTypes: ['code'],
    scopes: [...SCOPES],
    claims: claimsByScope,
    enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    extraParams: [SIGN_UP_PARAMETER],
    ttl: lifetimes(realm.sessionIdleMinutes),
    findAccount: findAccount(realm),
    loadExistingGrant: loadGrant,
    extraTokenClaims: accessTokenClaims,
    // The lobby uses refresh tokens while its session lives, without the `offline_access` scope.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // A grant is a session (payloads/grants.ts): revoking any part of it ends all of it.
    revokeGrantPolicy: () => true,
    expiresWithSession: () => true,
    interactions: {
      url: (_ctx, { uid, params }) => formPath(realm.brand, uid) + languageOf(params),
    },
    cookies: cookiesOf(realm),
    // The lobby has the provider's own origin; no other origin may use the token endpoints.
    clientBasedCORS: (_ctx, origin) => origin === realm.origin,
    renderError: pages.renderError,
    features: {
      devInteractions: { enabled: false },
      resourceIndicators,
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.renderSignOut,
        postLogoutSuccessSource: pages.renderSignedOut,
      },
    },
  };
}

/** Query string with the form's language, so that the URL still has it after the sign-in is complete. */
const languageOf = ({ ui_locales: uiLocales }: UnknownObject): string =>
  typeof uiLocales === 'string' ? `?${new URLSearchParams({ ui_locales: uiLocales.slice(0, 100) })}` : '';

function cookiesOf({ brand }: Realm): Configuration['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', path: `${realmPath(brand)}/`, signed: false } as const;
  const { path: _theirOwn, ...short } = options;
  return {
    names: { session: SESSION_COOKIE, interaction: FORM_COOKIE, resume: 'foyerSignInResume' },
    long: options,
    // The provider limits these cookies to the path of their form, so that two tabs do not interfere.
    short,
  };
}

/**
 * OIDC-33: `session_state` of OpenID Connect Session Management. It identifies the session without its id, which
 * belongs in no URL.
 */
function addSessionState({ origin }: Realm, { oidc }: KoaContextWithOIDC, response?: UnknownObject): void {
  const salt = newSecret();
  const state = [oidc.client?.clientId, origin, oidc.entities.Grant?.jti, salt].join(' ');
  Object.assign(response ?? {}, { session_state: `${digestOf(state).toString('hex')}.${salt}` });
}
