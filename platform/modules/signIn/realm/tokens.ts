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
 * CLOCK-05: no token outlives the session, which ends when its refresh token expires.
 * @param sessionIdleMinutes idle timeout of the licence
 */
export function lifetimes(sessionIdleMinutes: number): Configuration['ttl'] {
  // Limited by the maximum session length, counted from the sign-in however often the token was renewed.
  const ofSession = (refreshToken?: { totalLifetime(): number }): number => {
    const left = seconds(LONGEST_SESSION_MS) - (refreshToken?.totalLifetime() ?? 0);
    return Math.max(1, Math.min(seconds(sessionIdleMinutes * MINUTE), left));
  };
  return {
    // At a sign-in the access token is issued before the refresh token.
    AccessToken: (ctx) => Math.min(seconds(ACCESS_TOKEN_MS), ofSession(ctx.oidc.entities.RefreshToken)),
    AuthorizationCode: seconds(MINUTE),
    IdToken: seconds(ACCESS_TOKEN_MS),
    Interaction: seconds(HOUR),
    RefreshToken: (_ctx, token) => ofSession(token),
    Grant: seconds(LONGEST_SESSION_MS),
    Session: seconds(LONGEST_SESSION_MS),
  };
}
