import type { Adapter, KoaContextWithOIDC } from 'oidc-provider';
import { SECOND } from '@foyer/domain/duration.ts';
import { sessionId, type PlayerId } from '@foyer/domain/ids.ts';
import { findCredential } from '../../credentials.ts';
import { LONGEST_SESSION_MS, type EndReason } from '../../sessions.ts';
import { Provider } from '../oidcProvider.ts';
import type { Realm } from '../realm.ts';
import { payloads, storePayload } from './payloads.ts';
import { prefetched } from './readAhead.ts';

/** The player has to complete the sign-in form again. */
export class FormOutdated extends Error {}

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
      const playerId = payload.accountId as PlayerId;
      await realm.beforeSession(playerId);
      const expiresAt = new Date(clock.now().getTime() + expiresIn * SECOND);
      await database.transaction(async (tx) => {
        await realm.openSession(tx, {
          id: sessionId(id),
          playerId,
          brand,
          origin: realm.originOf(Provider.ctx?.req.headers ?? {}),
          expiresAt,
        });
        // The player is locked now, and may have changed the address since the form was sent (REG-03).
        const credential = await findCredential(tx, brand, enteredEmail(Provider.ctx));
        if (credential?.playerId !== playerId) throw new FormOutdated();
        await storePayload(tx, { brand, model: 'Grant', id, payload, expiresAt });
      });
      // Notifies the browser tabs of the previous session that it has ended.
      realm.wakeRelay();
    },
    destroy: (id) => realm.endSession(sessionId(id), reasonOfRoute()),
  };
}

/** Empty for a request that does not complete a sign-in form. */
function enteredEmail(call: KoaContextWithOIDC | undefined): string {
  const email = call?.oidc.entities.Interaction?.result?.login?.email;
  return typeof email === 'string' ? email : '';
}

function reasonOfRoute(): EndReason {
  const route = Provider.ctx?.oidc.route;
  // The lobby revokes its refresh token when the player signs out (OIDC-13).
  return route === 'token' ? 'TOKEN_REPLAYED' : 'SIGNED_OUT';
}
