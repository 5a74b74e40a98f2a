import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Site } from '../../../sites/index.ts';
import { realmPath } from '../realm/paths.ts';
import type { RealmKeys } from './realmKeys.ts';
import { SIGNING_ALGORITHM } from './signingKeys.ts';

interface Token {
  readonly type: string;
  readonly audience: string;
  readonly playerId: PlayerId;
  readonly issuedMs: number;
  readonly expiresMs: number;
  readonly claims?: JWTPayload;
}

/** Signs a JWT about a player. The issuer is the brand's realm on this origin. */
export async function signToken(
  keysOf: RealmKeys,
  { site, origin }: { readonly site: Site; readonly origin: string },
  { type, audience, playerId, issuedMs, expiresMs, claims }: Token,
): Promise<string> {
  const [jwk] = await keysOf(site);
  if (!jwk) throw new Error(`${site.brand} has no key to sign with`);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: type, kid: jwk.kid ?? '' })
    .setIssuer(origin + realmPath(site.brand))
    .setAudience(audience)
    .setSubject(playerId)
    .setJti(randomUUID())
    .setIssuedAt(Math.floor(issuedMs / SECOND))
    .setExpirationTime(Math.floor(expiresMs / SECOND))
    .sign(await importJWK(jwk, SIGNING_ALGORITHM));
}
