import type { Adapter } from 'oidc-provider';
import { signInTables } from '../../tables.ts';
import { errors } from '../oidcProvider.ts';
import type { Realm } from '../realm.ts';
import { isPayload, payloads } from './payloads.ts';

/** A sign-in in progress, completed at most once under parallel requests (SESS-10). */
export function interactionPayloads(realm: Realm): Adapter {
  const model = 'Interaction';
  const { database, brand } = realm;
  return {
    ...payloads(realm, model),
    async destroy(id) {
      const taken = await signInTables(database.query)
        .deleteFrom('identity.oidc_payload')
        .where(isPayload({ brand, model, id }))
        .executeTakeFirst();
      if (taken.numDeletedRows === 0n) throw new errors.SessionNotFound('the sign-in has gone on already');
    },
  };
}
