import type { JWK } from 'jose';
import { SECOND } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Site } from '../../../sites/index.ts';
import { signingKeys } from './signingKeys.ts';

/** The keys of a realm, read again for an unknown `kid`, as after a rotation on another node. */
export type RealmKeys = (site: Site, kid?: string) => Promise<readonly JWK[]>;

// Limits reloads, so that tokens with invented key ids do not each cause a query.
const REREAD_AFTER_MS = 10 * SECOND;

export function rememberKeys(database: Database, clock: Clock): RealmKeys {
  const known = new Map<BrandId, { keys: Promise<readonly JWK[]>; readAtMs: number }>();
  return async ({ brand }, kid) => {
    const nowMs = clock.now().getTime();
    const remembered = known.get(brand);
    if (remembered) {
      const keys = await remembered.keys;
      if (
        kid === undefined ||
        keys.some((key) => key.kid === kid) ||
        nowMs < remembered.readAtMs + REREAD_AFTER_MS
      )
        return keys;
    }
    const keys = signingKeys(database, brand, clock);
    known.set(brand, { keys, readAtMs: nowMs });
    keys.catch(() => known.delete(brand));
    return keys;
  };
}
