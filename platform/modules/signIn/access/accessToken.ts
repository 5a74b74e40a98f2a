import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { playerId, sessionId, type PlayerId, type SessionId } from '@foyer/domain/ids.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { fetchThroughBreaker, NoResponse, NotCalled } from '../../../infra/httpClient/httpClient.ts';
import { AuthenticationFailure, Refusal } from '../../../infra/refusal.ts';
import { publicPart, SIGNING_ALGORITHM } from './signingKeys.ts';
import { KEYCLOAK_ROUTES, realmPath } from '../realm/paths.ts';
import { PLATFORM_AUDIENCE } from '../realm/tokens.ts';
import type { RealmKeys } from './realmKeys.ts';

export interface AccessToken {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly expiresAt: Date;
  /** When the player signed in, to the second; the time of issue if the token has no `auth_time`. */
  readonly signedInAt: Date;
}

/** @throws AuthenticationFailure */
export type VerifyAccessToken = (token: string, site: Site) => Promise<AccessToken>;

const SKEW_SECONDS = 30;
// The algorithms that a Keycloak realm may sign with. `none` and shared secrets are never accepted.
const KEYCLOAK_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Verifies tokens of the built-in identity provider, with an issuer on a host of this brand. */
export function ownTokens(keysOf: RealmKeys, sites: Sites, clock: Clock): VerifyAccessToken {
  const isIssuer = (issuer: unknown, site: Site): boolean => {
    if (typeof issuer !== 'string' || !URL.canParse(issuer)) return false;
    const { origin, host, protocol } = new URL(issuer);
    const isOurs = sites.byHost(host)?.brand === site.brand;
    const call = { host, protocol: protocol.slice(0, -1) };
    return isOurs && issuer === origin + realmPath(site.brand) && origin === sites.publicOrigin(site, call);
  };
  return async (token, site) => {
    const keys: JWTVerifyGetKey = async (header, jws) =>
      createLocalJWKSet({ keys: (await keysOf(site, header.kid)).map(publicPart) })(header, jws);
    // We do not have another brand's keys here, so such a token is recognised by its issuer claim before the
    // signature is checked.
    if (!isIssuer(claimedIssuer(token), site)) throw new AuthenticationFailure('foreignBrand');
    return read(await verified(token, keys, { algorithms: [SIGNING_ALGORITHM], typ: 'at+jwt' }, clock));
  };
}

/** With Keycloak as identity provider the platform still issues the tokens of the custom sign-in; the token's issuer selects the verifier. */
export const tokensOfBoth =
  (identityUrl: string, keycloak: VerifyAccessToken, own: VerifyAccessToken): VerifyAccessToken =>
  (token, site) =>
    (claimedIssuer(token) === identityUrl + realmPath(site.brand) ? keycloak : own)(token, site);

function claimedIssuer(token: string): unknown {
  try {
    return decodeJwt(token).iss;
  } catch (cause) {
    throw new AuthenticationFailure('malformed', cause);
  }
}

/** Verifies tokens of the Keycloak at FOYER_IDENTITY_URL. */
export function keycloakTokens(identityUrl: string, clock: Clock): VerifyAccessToken {
  const keySets = new Map<string, JWTVerifyGetKey>();
  const keysOf = (issuer: string): JWTVerifyGetKey => {
    const keys =
      keySets.get(issuer) ??
      createRemoteJWKSet(new URL(issuer + KEYCLOAK_ROUTES.jwks), {
        timeoutDuration: 5 * SECOND,
        [customFetch]: fetchThroughBreaker,
      });
    keySets.set(issuer, keys);
    return keys;
  };
  return async (token, site) => {
    const issuer = identityUrl + realmPath(site.brand);
    const payload = await verified(token, keysOf(issuer), { algorithms: KEYCLOAK_ALGORITHMS, issuer }, clock);
    // Keycloak signs id tokens with the same keys; only `typ` distinguishes them from access tokens.
    if (payload.typ !== 'Bearer') throw new AuthenticationFailure('malformed');
    return read(payload);
  };
}

async function verified(
  token: string,
  keys: JWTVerifyGetKey,
  options: { algorithms: string[]; typ?: string; issuer?: string },
  clock: Clock,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      ...options,
      audience: PLATFORM_AUDIENCE,
      clockTolerance: SKEW_SECONDS,
      currentDate: clock.now(),
      requiredClaims: ['exp', 'iat', 'sub', 'sid', 'player_id'],
    });
    return payload;
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new AuthenticationFailure('expired', error);
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss')
    return new AuthenticationFailure('foreignBrand', error);
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return new AuthenticationFailure('badSignature', error);
  // Failing to fetch the key set is a server error, not a fault of the token.
  if (error instanceof errors.JWKSTimeout || error instanceof NoResponse || error instanceof NotCalled)
    return new Refusal(ERROR_TYPES.unavailable, { status: 503, cause: error });
  if (!(error instanceof errors.JOSEError)) return error;
  return new AuthenticationFailure('malformed', error);
}

function read({ player_id: player, sid, exp, iat, auth_time: signedIn }: JWTPayload): AccessToken {
  try {
    return {
      playerId: playerId(String(player)),
      sessionId: sessionId(String(sid)),
      expiresAt: new Date(Number(exp) * SECOND),
      signedInAt: new Date((typeof signedIn === 'number' ? signedIn : Number(iat)) * SECOND),
    };
  } catch (cause) {
    throw new AuthenticationFailure('malformed', cause);
  }
}
