import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sessionId, type BrandId, type PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Queryable, Transaction } from '../../../plumbing/database/database.ts';
import { openSession, type EndReason } from '../sessions.ts';
import { identityTables } from '../tables.ts';
import { CLIENT_ID } from './client.ts';
import { errors, Provider } from './oidcProvider.ts';
import type { Realm } from './realm.ts';

/**
 * The identity provider's memory of one realm, in PostgreSQL. Ids are stored hashed, and what hangs on a session
 * (its grant, codes, refresh tokens and the browser's sign-in) carries the session's id.
 */
export const payloadAdapter = (realm: Realm) => (model: string) =>
  model === 'Grant' ? grantPayloads(realm) : payloads(realm, model);

function payloads({ database, brand, clock }: Realm, model: string): Adapter {
  const ours = () => identityTables(database.query);
  const isRow = (id: string) => sql<boolean>`brand = ${brand} and model = ${model} and id = ${digest(id)}`;

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
        .select(['payload', 'consumed_at'])
        .where(isRow(id))
        .executeTakeFirst();
      return found && restored(found, id);
    },
    async findByUid(uid) {
      const found = await ours()
        .selectFrom('identity.oidc_payload')
        .select(['payload', 'consumed_at'])
        .where('brand', '=', brand)
        .where('model', '=', model)
        .where('uid', '=', uid)
        .executeTakeFirst();
      return found && restored(found);
    },
    // The device flow is off.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const consumed = await ours()
        .updateTable('identity.oidc_payload')
        .set({ consumed_at: clock.now() })
        .where(isRow(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst();
      // The provider reads, then consumes: of two requests at once both saw it fresh, and only one may have it.
      if (consumed.numUpdatedRows === 0n) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await ours().deleteFrom('identity.oidc_payload').where(isRow(id)).execute();
    },
    // Always beside the grant's own destruction (revokeGrantPolicy), which deletes all that hangs on the session.
    revokeByGrantId: () => Promise.resolve(),
  };
}

/**
 * A grant is a session of ours: it begins with the grant, and ends with it, whichever way the provider lets go of
 * it: signing out, revocation, or a code or refresh token that was used twice.
 */
function grantPayloads(realm: Realm): Adapter {
  const { database, brand, clock } = realm;
  return {
    ...payloads(realm, 'Grant'),
    upsert: (id, payload, expiresIn) =>
      database.transaction(async (tx) => {
        const session = { id: sessionId(id), playerId: payload.accountId as PlayerId, brand };
        await openSession(tx, session, clock);
        await storePayload(tx, {
          brand,
          model: 'Grant',
          id,
          payload,
          expiresAt: expiryOf(clock.now(), expiresIn),
        });
        await forgetExpired(tx, clock.now());
      }),
    destroy: (id) => realm.endSession(sessionId(id), reasonOfRoute()),
  };
}

function reasonOfRoute(): EndReason {
  const route = Provider.ctx?.oidc.route;
  if (route === 'token') return 'TOKEN_REPLAYED';
  return route === 'revocation' ? 'REVOKED' : 'SIGNED_OUT';
}

interface StoredPayload {
  readonly brand: BrandId;
  readonly model: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  readonly expiresAt: Date | null;
}

async function storePayload(queryable: Queryable, stored: StoredPayload): Promise<void> {
  // The id is the secret itself; it comes back from whoever asks by it.
  const { jti: _id, ...payload } = stored.payload;
  const columns = {
    payload: JSON.stringify(payload),
    session_id: sessionOf(stored),
    uid: stored.payload.uid ?? null,
    expires_at: stored.expiresAt,
  };
  await identityTables(queryable)
    .insertInto('identity.oidc_payload')
    .values({ brand: stored.brand, model: stored.model, id: digest(stored.id), ...columns })
    .onConflict((conflict) => conflict.columns(['brand', 'model', 'id']).doUpdateSet(columns))
    .execute();
}

const sessionOf = ({ model, id, payload }: StoredPayload): string | null =>
  model === 'Grant' ? id : (payload.grantId ?? payload.authorizations?.[CLIENT_ID]?.grantId ?? null);

function restored(found: { payload: object; consumed_at: Date | null }, id?: string): AdapterPayload {
  return { ...found.payload, ...(id && { jti: id }), ...(found.consumed_at && { consumed: true }) };
}

const digest = (id: string): Buffer => createHash('sha256').update(id).digest();

const expiryOf = (now: Date, seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);

/** With each sign-in a few dead rows go, which keeps the table small without a job of its own. */
async function forgetExpired(tx: Transaction, now: Date): Promise<void> {
  const tables = identityTables(tx);
  await tables
    .deleteFrom('identity.oidc_payload')
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('identity.oidc_payload')
          .select('id')
          .where('expires_at', '<', now)
          .limit(100)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .execute();
}
