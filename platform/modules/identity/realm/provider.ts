import type { Configuration, Provider as OidcProvider, UnknownObject } from 'oidc-provider';
import { SIGNING_ALGORITHM } from '../access/signingKeys.ts';
import { claimsByScope, findAccount, loadGrant } from './accounts.ts';
import { lobbyClient } from './client.ts';
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

/** One OpenID provider: this brand, on this origin. Everything it remembers is in the database. */
export function createProvider(realm: Realm, pages: ProviderPages): OidcProvider {
  const provider = new Provider(issuerOf(realm), configuration(realm, pages));
  // Behind a proxy the origin is https while our socket is not; routes.ts has set the headers that the provider reads.
  provider.proxy = realm.origin.startsWith('https:');
  return provider;
}

function configuration(realm: Realm, pages: ProviderPages): Configuration {
  return {
    adapter: payloadAdapter(realm),
    jwks: { keys: [...realm.keys] },
    clients: [lobbyClient(realm.origin, realm.locales)],
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
    // The lobby renews by refresh token while its session lives, without asking for offline access.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // A grant is a session (payloads/grants.ts): letting go of anything of it ends all of it.
    revokeGrantPolicy: () => true,
    expiresWithSession: () => true,
    interactions: {
      url: (_ctx, { uid, params }) => formPath(realm.brand, uid) + languageOf(params),
    },
    cookies: cookiesOf(realm),
    // The lobby is on the provider's own origin; nobody else's script has business with its tokens.
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

/** What the form is asked to speak, so that its address tells it once the form has done its work. */
const languageOf = ({ ui_locales: wanted }: UnknownObject): string =>
  typeof wanted === 'string' ? `?${new URLSearchParams({ ui_locales: wanted.slice(0, 100) })}` : '';

function cookiesOf({ brand }: Realm): Configuration['cookies'] {
  const options = { httpOnly: true, sameSite: 'lax', path: `${realmPath(brand)}/`, signed: false } as const;
  const { path: _theirOwn, ...short } = options;
  return {
    names: { session: SESSION_COOKIE, interaction: FORM_COOKIE, resume: 'foyerSignInResume' },
    long: options,
    // The provider gives these the path of the form they belong to, so that two tabs do not disturb each other.
    short,
  };
}
