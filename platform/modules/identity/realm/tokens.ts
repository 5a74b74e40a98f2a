import type { Configuration, KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { SIGNING_ALGORITHM } from '../access/signingKeys.ts';
import { ACCESS_TOKEN_MS, LONGEST_SESSION_MS } from '../sessions.ts';
import { errors } from './oidcProvider.ts';

/** Who access tokens are for; a Keycloak says the same by an audience mapper. */
export const PLATFORM_AUDIENCE = 'foyer-platform';
const PLATFORM_RESOURCE = 'urn:foyer:platform';
export const SCOPES = ['openid', 'profile', 'email'] as const;

const seconds = (durationMs: number): number => durationMs / SECOND;

const platform: ResourceServer = {
  scope: SCOPES.join(' '),
  audience: PLATFORM_AUDIENCE,
  accessTokenFormat: 'jwt',
  accessTokenTTL: seconds(ACCESS_TOKEN_MS),
  jwt: { sign: { alg: SIGNING_ALGORITHM } },
};

/** Every access token is a JWT for the platform, whether a resource is asked for (OIDC-12) or not. */
export const resourceIndicators = {
  enabled: true,
  defaultResource: () => PLATFORM_RESOURCE,
  useGrantedResource: () => true,
  getResourceServerInfo(_ctx: KoaContextWithOIDC, resource: string): ResourceServer {
    if (resource !== PLATFORM_RESOURCE) throw new errors.InvalidTarget();
    return platform;
  },
};

export const grantResource = PLATFORM_RESOURCE;

/** OIDC-34. The grant's id is the session's (payloads/grants.ts). */
export const accessTokenClaims: Configuration['extraTokenClaims'] = (_ctx, token) => ({
  player_id: 'accountId' in token ? token.accountId : undefined,
  sid: 'grantId' in token ? token.grantId : undefined,
  passwordless: false,
  flow: 'Keycloak',
});

/** @param sessionIdleMinutes the licence's: what no page of the player's has renewed for so long renews nothing */
export const lifetimes = (sessionIdleMinutes: number): Configuration['ttl'] => ({
  AccessToken: seconds(ACCESS_TOKEN_MS),
  AuthorizationCode: seconds(MINUTE),
  IdToken: seconds(ACCESS_TOKEN_MS),
  Interaction: seconds(HOUR),
  RefreshToken: (_ctx, token) => {
    // From the sign-in that the token goes back to, however often it has been renewed.
    const left = seconds(LONGEST_SESSION_MS) - token.totalLifetime();
    return Math.max(1, Math.min(seconds(sessionIdleMinutes * MINUTE), left));
  },
  Grant: seconds(LONGEST_SESSION_MS),
  Session: seconds(LONGEST_SESSION_MS),
});
