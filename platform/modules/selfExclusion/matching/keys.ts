import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { exclusionTables } from '../tables.ts';
import type { MatchKey } from './features.ts';

/** Stores match keys of a player. Idempotent. */
export async function saveMatchKeys(tx: Transaction, id: PlayerId, keys: readonly MatchKey[]): Promise<void> {
  const kinds = keys.map(({ kind }) => kind);
  const values = keys.map(({ value }) => value);
  await sql`insert into identity.match_key (player_id, kind, value)
    select ${id}::text, * from unnest(${kinds}::text[], ${values}::text[])
    on conflict do nothing`.execute(tx);
}

/** Hashes with a secret of the database, so that leaked keys cannot be tested against accounts. */
export async function keyedHasher(queryable: Queryable) {
  const { secret } = await exclusionTables(queryable)
    .selectFrom('identity.exclusion_key')
    .select('secret')
    .executeTakeFirstOrThrow();
  return (parts: readonly string[]): Buffer =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest();
}

/** Players from before match keys were stored; excluded ones first. */
export async function playersWithoutKeys(queryable: Queryable, most: number): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ id: PlayerId }>`
    select player.id from identity.player as player
    where not exists (
      select from identity.match_key as key where key.player_id = player.id and key.kind = 'email')
    order by player.excluded_at is null and player.timeout_ends_at is null, player.id
    limit ${most}`.execute(queryable);
  return rows.map(({ id }) => id);
}
