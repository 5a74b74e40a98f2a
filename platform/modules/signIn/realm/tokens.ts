import type { Configuration, KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import { PLATFORM_RESOURCE } from '@foyer/contract/signIn/identityProvider.ts';
import { HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { SIGNING_ALGORITHM } from '../access/signingKeys.ts';
import { ACCESS_TOKEN_MS, LONGEST_SESSION_MS } from '../sessions.ts';
import { errors } from './oidcProvider.ts';

/** Audience of access tokens. In a Keycloak, an audience mapper must set the same value. */
export const PLATFORM_AUDIENCE = 'foyer-platform';
export const SCOPES = ['openid', 'profile', 'email'] as const;

const seconds = (durationMs: number): number => durationMs / SECOND;

const platform: ResourceServer = {
  scope: SCOPES.join(' '),
  audience: PLATFORM_AUDIENCE,
  accessTokenFormat: 'jwt',
  accessTokenTTL: seconds(ACCESS_TOKEN_MS),
  jwt: { sign: { alg: SIGNING_ALGORITHM } },
};

/** Every access token is a JWT for the platform, whether or not the request names a resource (OIDC-12). */
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

/** OIDC-34: adds the ids of the player and the session. The grant id is also the session id (payloads/grants.ts). */
export const accessTokenClaims: Configuration['extraTokenClaims'] = (_ctx, token) => ({
  player_id: 'accountId' in token ? token.accountId : undefined,
  sid: 'grantId' in token ? token.grantId : undefined,
  passwordless: false,
  flow: 'Keycloak',
});

/**
 * @param sessionIdleMinutes idle timeout of the licence; a refresh token that is not used for this long
 * expires
 */
export const lifetimes = (sessionIdleMinutes: number): Configuration['ttl'] => ({
  AccessToken: seconds(ACCESS_TOKEN_MS),
  AuthorizationCode: seconds(MINUTE),
  IdToken: seconds(ACCESS_TOKEN_MS),
  Interaction: seconds(HOUR),
  RefreshToken: (_ctx, token) => {
    // Limited by the maximum session length, counted from the sign-in however often the token was renewed.
    const left = seconds(LONGEST_SESSION_MS) - token.totalLifetime();
    return Math.max(1, Math.min(seconds(sessionIdleMinutes * MINUTE), left));
  },
  Grant: seconds(LONGEST_SESSION_MS),
  Session: seconds(LONGEST_SESSION_MS),
});
