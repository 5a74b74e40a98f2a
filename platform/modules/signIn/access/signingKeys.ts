import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { signInTables } from '../tables.ts';

/** A single algorithm, so that a token cannot choose another one. */
export const SIGNING_ALGORITHM = 'ES256';

/**
 * Returns the keys of a realm, the active signing key first, and creates the first key if there is none.
 * Keys are stored in the database, so that all nodes share them and a restart signs nobody out.
 */
export async function signingKeys(database: Database, brand: BrandId, clock: Clock): Promise<readonly JWK[]> {
  const stored = await readKeys(database, brand);
  if (stored.length > 0) return stored;
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const key = { ...jwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  await signInTables(database.query)
    .insertInto('identity.signing_key')
    .values({ kid, brand, privateJwk: key, createdAt: clock.now() })
    // If another node inserted a key first, that key is used.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readKeys(database, brand);
}

async function readKeys(database: Database, brand: BrandId): Promise<readonly JWK[]> {
  const rows = await signInTables(database.query)
    .selectFrom('identity.signing_key')
    .select('privateJwk')
    .where('brand', '=', brand)
    .orderBy('retiredAt', (order) => order.desc().nullsFirst())
    .execute();
  return rows.map((row) => row.privateJwk);
}

export const publicPart = ({ d: _secret, ...jwk }: JWK): JWK => jwk;
