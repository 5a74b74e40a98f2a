import type { Adapter } from 'oidc-provider';
import { SECOND } from '@foyer/domain/duration.ts';
import { LONGEST_SESSION_MS } from '../../sessions.ts';
import { digestOf } from '../../../../infra/secrets/secrets.ts';
import { errors, Provider } from '../oidcProvider.ts';
import type { Realm } from '../realm.ts';
import { payloads } from './payloads.ts';
import { findToken, lossOf } from './readAhead.ts';

/**
 * Refresh tokens. A session lives as long as its newest one, and each works once. If the response was lost,
 * the browser that signed in may send the token again: once, within a short time, and only while the new
 * token is unused. Any other reuse ends the session (OIDC-12).
 */
export function refreshTokenPayloads(realm: Realm): Adapter {
  const { database, brand, clock } = realm;
  // Consumed token per request, so that consuming it and storing its successor is one statement.
  const usedUp = new WeakMap<object, string>();
  return {
    ...payloads(realm, 'RefreshToken'),
    find: (id) => findToken(realm, 'RefreshToken', id),
    async consume(id) {
      if (!Provider.ctx) throw new Error('a refresh token is used up by a request');
      usedUp.set(Provider.ctx, id);
    },
    async upsert(id, { jti: _id, ...payload }, expiresIn = LONGEST_SESSION_MS / SECOND) {
      const used = Provider.ctx && usedUp.get(Provider.ctx);
      const now = clock.now();
      const { shownBy, since } = lossOf(realm);
      const { rows } = await database.pool.query<{ outcome: 'stored' | 'used' | 'ended' }>({
        name: 'identity.storeRefreshToken',
        text: 'select identity.store_refresh_token($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
        values: [
          brand,
          digestOf(id),
          JSON.stringify(payload),
          payload.grantId,
          new Date(now.getTime() + expiresIn * SECOND),
          used === undefined ? null : digestOf(used),
          shownBy,
          now,
          since,
        ],
      });
      if (rows[0]?.outcome !== 'stored') throw new errors.InvalidGrant('already used');
    },
  };
}
