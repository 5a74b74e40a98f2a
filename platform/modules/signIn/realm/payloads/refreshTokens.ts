import { sql } from 'kysely';
import type { Adapter } from 'oidc-provider';
import { SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
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
      const expiresAt = new Date(now.getTime() + expiresIn * SECOND);
      await database.transaction(async (tx) => {
        const { rows } = await sql<{ outcome: 'stored' | 'used' | 'ended' }>`
          select identity.store_refresh_token(${brand}, ${digestOf(id)}, ${JSON.stringify(payload)}::jsonb,
            ${payload.grantId}, ${expiresAt}, ${used === undefined ? null : digestOf(used)}, ${shownBy}, ${now},
            ${since}) as outcome`.execute(tx);
        if (rows[0]?.outcome !== 'stored') throw new errors.InvalidGrant('already used');
        await realm.extendPlay(tx, payload.accountId as PlayerId, expiresAt);
      });
    },
  };
}
