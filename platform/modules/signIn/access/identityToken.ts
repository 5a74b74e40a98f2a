import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Site } from '../../../sites/index.ts';
import { realmPath } from '../realm/paths.ts';
import type { RealmKeys } from './realmKeys.ts';
import { SIGNING_ALGORITHM } from './signingKeys.ts';

/** Short-lived: the client must present the token immediately. */
const LIVES_MS = MINUTE;

export interface IdentityTokenContext {
  readonly site: Site;
  /** The issuer is the brand's realm on this origin. */
  readonly origin: string;
}

/**
 * Signs a JWT that identifies a player to another company, which verifies it with the keys of the brand's
 * realm and is its only audience. The platform does not accept it as an access token.
 */
export type SignIdentity = (
  context: IdentityTokenContext,
  token: { readonly playerId: PlayerId; readonly audience: string },
) => Promise<string>;

export const signIdentity =
  (keysOf: RealmKeys, clock: Clock): SignIdentity =>
  async ({ site, origin }, { playerId, audience }) => {
    const [jwk] = await keysOf(site);
    if (!jwk) throw new Error(`${site.brand} has no key to sign with`);
    const nowMs = clock.now().getTime();
    return new SignJWT({})
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'identity+jwt', kid: jwk.kid ?? '' })
      .setIssuer(origin + realmPath(site.brand))
      .setAudience(audience)
      .setSubject(playerId)
      .setJti(randomUUID())
      .setIssuedAt(Math.floor(nowMs / SECOND))
      .setExpirationTime(Math.floor((nowMs + LIVES_MS) / SECOND))
      .sign(await importJWK(jwk, SIGNING_ALGORITHM));
  };
