import type { Adapter } from 'oidc-provider';
import { identityTables } from '../../tables.ts';
import { errors } from '../oidcProvider.ts';
import type { Realm } from '../realm.ts';
import { isPayload, payloads } from './payloads.ts';

/** A sign-in under way. SESS-10: it goes on once, whatever comes together: the provider reads it, then takes it away. */
export function interactionPayloads(realm: Realm): Adapter {
  const model = 'Interaction';
  const { database, brand } = realm;
  return {
    ...payloads(realm, model),
    async destroy(id) {
      const taken = await identityTables(database.query)
        .deleteFrom('identity.oidc_payload')
        .where(isPayload({ brand, model, id }))
        .executeTakeFirst();
      if (taken.numDeletedRows === 0n) throw new errors.SessionNotFound('the sign-in has gone on already');
    },
  };
}
