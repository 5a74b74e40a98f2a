import type { Adapter } from 'oidc-provider';
import { SECOND } from '@foyer/domain/duration.ts';
import { sessionId, type PlayerId } from '@foyer/domain/ids.ts';
import { LONGEST_SESSION_MS, type EndReason } from '../../sessions.ts';
import { Provider } from '../oidcProvider.ts';
import type { Realm } from '../realm.ts';
import { payloads, storePayload } from './payloads.ts';
import { prefetched } from './readAhead.ts';

/**
 * A grant is a player session: the session starts with the grant and ends when the provider destroys it, by
 * sign-out, by revocation, or because a code or refresh token was used twice.
 */
export function grantPayloads(realm: Realm): Adapter {
  const { database, brand, clock } = realm;
  const plain = payloads(realm, 'Grant');
  return {
    ...plain,
    find: async (id) => prefetched('Grant', id) ?? plain.find(id),
    async upsert(id, payload, expiresIn = LONGEST_SESSION_MS / SECOND) {
      const expiresAt = new Date(clock.now().getTime() + expiresIn * SECOND);
      await database.transaction(async (tx) => {
        await realm.openSession(tx, {
          id: sessionId(id),
          playerId: payload.accountId as PlayerId,
          brand,
          origin: realm.originOf(Provider.ctx?.req.headers ?? {}),
          expiresAt,
        });
        await storePayload(tx, { brand, model: 'Grant', id, payload, expiresAt });
      });
      // Notifies the browser tabs of the previous session that it has ended.
      realm.wakeRelay();
    },
    destroy: (id) => realm.endSession(sessionId(id), reasonOfRoute()),
  };
}

function reasonOfRoute(): EndReason {
  const route = Provider.ctx?.oidc.route;
  // The lobby revokes its refresh token when the player signs out (OIDC-13).
  return route === 'token' ? 'TOKEN_REPLAYED' : 'SIGNED_OUT';
}
