import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import { identityTables } from '../tables.ts';

/** One algorithm, so that no token may choose another. */
export const SIGNING_ALGORITHM = 'ES256';

/**
 * A realm's keys, the one that signs first; the first node to ask makes it. They live in the database, so that
 * every node signs with the same key and a restart signs nobody out.
 */
export async function signingKeys(database: Database, brand: BrandId, clock: Clock): Promise<readonly JWK[]> {
  const stored = await readKeys(database, brand);
  if (stored.length > 0) return stored;
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const key = { ...jwk, kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  await identityTables(database.query)
    .insertInto('identity.signing_key')
    .values({ kid, brand, private_jwk: key, created_at: clock.now() })
    // Another node was first: its key counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readKeys(database, brand);
}

async function readKeys(database: Database, brand: BrandId): Promise<readonly JWK[]> {
  const rows = await identityTables(database.query)
    .selectFrom('identity.signing_key')
    .select('private_jwk')
    .where('brand', '=', brand)
    .orderBy('retired_at', (order) => order.desc().nullsFirst())
    .execute();
  return rows.map((row) => row.private_jwk);
}

/** What may be shown: the key without its secret part. */
export const publicPart = ({ d: _secret, ...jwk }: JWK): JWK => jwk;
