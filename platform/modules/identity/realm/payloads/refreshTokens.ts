import { sql } from 'kysely';
import type { Adapter } from 'oidc-provider';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import { sessionId } from '@foyer/vocabulary/ids.ts';
import { LONGEST_SESSION_MS, prolongSession } from '../../sessions.ts';
import { identityTables } from '../../tables.ts';
import { Provider } from '../oidcProvider.ts';
import { SESSION_COOKIE } from '../paths.ts';
import type { Realm } from '../realm.ts';
import { digest, isPayload, payloads } from './payloads.ts';

// The browser gives a renewal up after 10 s (OIDC-44) and tries again 5 s later (OIDC-45).
const GRACE_MS = 20 * SECOND;

/**
 * What renews a session, which lives as long as the newest of these. Each works once. Only where the answer got lost
 * on its way, the browser that signed in may show the token again: shortly after, once, and as long as nobody has
 * used what was answered. Any other second use ends the session (OIDC-12).
 */
export function refreshTokenPayloads(realm: Realm): Adapter {
  const { database, clock } = realm;
  const plain = payloads(realm, 'RefreshToken');
  return {
    ...plain,
    async upsert(id, payload, expiresIn = LONGEST_SESSION_MS / SECOND) {
      await plain.upsert(id, payload, expiresIn);
      if (payload.grantId === undefined) return;
      const until = new Date(clock.now().getTime() + expiresIn * SECOND);
      await prolongSession(database.query, sessionId(payload.grantId), until);
    },
    async find(id) {
      const found = await plain.find(id);
      if (!found?.consumed || !(await mayRepeat(realm, id))) return found;
      const { consumed: _lost, ...again } = found;
      return again;
    },
    async consume(id) {
      if (await repeated(realm, id)) return;
      await plain.consume(id);
    },
  };
}

const RENEWAL = 'RefreshToken';

/** Whether the browser that shows the token is the one whose answer may have got lost. */
const isLost = ({ brand, clock }: Realm, id: string) => {
  const signIn = Provider.ctx?.oidc.route === 'token' ? Provider.ctx.cookies.get(SESSION_COOKIE) : undefined;
  const since = new Date(clock.now().getTime() - GRACE_MS);
  return sql<boolean>`${isPayload({ brand, model: RENEWAL, id })}
    and repeated_at is null and consumed_at > ${since}
    and exists (
      select 1 from identity.oidc_payload as browser
      where browser.brand = ${brand} and browser.model = 'Session' and browser.id = ${digest(signIn ?? '')}
        and browser.session_id = oidc_payload.session_id)
    and not exists (
      select 1 from identity.oidc_payload as answered
      where answered.session_id = oidc_payload.session_id and answered.model = ${RENEWAL}
        and answered.consumed_at > oidc_payload.consumed_at)`;
};

async function mayRepeat(realm: Realm, id: string): Promise<boolean> {
  const found = await identityTables(realm.database.query)
    .selectFrom('identity.oidc_payload')
    .select('model')
    .where(isLost(realm, id))
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns false for a token that is fresh, or that may not be shown again */
function repeated(realm: Realm, id: string): Promise<boolean> {
  const now = realm.clock.now();
  return realm.database.transaction(async (tx) => {
    const tables = identityTables(tx);
    const row = await tables
      .updateTable('identity.oidc_payload')
      .set({ repeated_at: now })
      .where(isLost(realm, id))
      .returning('session_id')
      .executeTakeFirst();
    if (!row) return false;
    // Whoever has the lost answer after all is not its owner: showing it ends the session.
    await tables
      .updateTable('identity.oidc_payload')
      .set({ consumed_at: now, repeated_at: now })
      .where('session_id', '=', row.session_id)
      .where('model', '=', RENEWAL)
      .where('consumed_at', 'is', null)
      .execute();
    return true;
  });
}
