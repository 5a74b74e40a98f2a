import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { SECOND } from '@foyer/domain/duration.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../../infra/database/database.ts';
import { digestOf } from '../../../../infra/secrets/secrets.ts';
import { signInTables } from '../../tables.ts';
import { errors } from '../oidcProvider.ts';
import type { Realm } from '../realm.ts';

/** Storage of one oidc-provider model (`AccessToken`, `AuthorizationCode`, `Session` …) in one realm. */
export function payloads({ database, brand, clock }: Realm, model: string): Adapter {
  const ours = () => signInTables(database.query);
  const isRow = (id: string) => isPayload({ brand, model, id });

  return {
    upsert: (id, payload, expiresIn) =>
      storePayload(database.query, {
        brand,
        model,
        id,
        payload,
        expiresAt: expiryOf(clock.now(), expiresIn),
      }),
    async find(id) {
      const found = await ours()
        .selectFrom('identity.oidc_payload')
        .select(['payload', 'consumedAt'])
        .where(isRow(id))
        .executeTakeFirst();
      return found && restored(found, id);
    },
    async findByUid(uid) {
      const found = await ours()
        .selectFrom('identity.oidc_payload')
        .select(['payload', 'consumedAt'])
        .where('brand', '=', brand)
        .where('model', '=', model)
        .where('uid', '=', uid)
        .executeTakeFirst();
      return found && restored(found);
    },
    // The device flow is disabled.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const consumed = await ours()
        .updateTable('identity.oidc_payload')
        .set({ consumedAt: clock.now() })
        .where(isRow(id))
        .where('consumedAt', 'is', null)
        .executeTakeFirst();
      // The provider reads and then consumes. Two parallel requests may both read an unused payload; only one
      // may consume it.
      if (consumed.numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await ours().deleteFrom('identity.oidc_payload').where(isRow(id)).execute();
    },
    // This method is not needed: the grant is always destroyed as well (revokeGrantPolicy), which deletes all data of
    // the session.
    revokeByGrantId: () => Promise.resolve(),
  };
}

interface PayloadKey {
  readonly brand: BrandId;
  readonly model: string;
  readonly id: string;
}

export const isPayload = ({ brand, model, id }: PayloadKey) =>
  sql<boolean>`brand = ${brand} and model = ${model} and id = ${digestOf(id)}`;

interface StoredPayload extends PayloadKey {
  readonly payload: AdapterPayload;
  readonly expiresAt: Date | null;
}

export async function storePayload(queryable: Queryable, stored: StoredPayload): Promise<void> {
  // The id is the secret itself, so it is not stored; the caller supplies it on lookup.
  const { jti: _id, ...payload } = stored.payload;
  const columns = {
    payload: JSON.stringify(payload),
    sessionId: sessionOf(stored),
    uid: stored.payload.uid ?? null,
    expiresAt: stored.expiresAt,
  };
  await signInTables(queryable)
    .insertInto('identity.oidc_payload')
    .values({ brand: stored.brand, model: stored.model, id: digestOf(stored.id), ...columns })
    .onConflict((conflict) => conflict.columns(['brand', 'model', 'id']).doUpdateSet(columns))
    .execute();
}

const sessionOf = ({ model, id, payload }: StoredPayload): string | null =>
  model === 'Grant' ? id : (payload.grantId ?? grantIn(payload.authorizations));

/** A browser has one session, of the client that signed in last. */
const grantIn = (authorizations: AdapterPayload['authorizations'] = {}): string | null =>
  Object.values(authorizations).find(({ grantId }) => grantId !== undefined)?.grantId ?? null;

export function restored(found: { payload: object; consumedAt: Date | null }, id?: string): AdapterPayload {
  return { ...found.payload, ...(id && { jti: id }), ...(found.consumedAt && { consumed: true }) };
}

const expiryOf = (now: Date, seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(now.getTime() + seconds * SECOND);
