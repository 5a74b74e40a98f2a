import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Of a reward, to whom it was given and under which name. */
export interface GivenTo {
  /** The giver's own name for it. */
  readonly key: string;
  readonly playerId: string;
  readonly assignation: string;
}

/** All that one giver has given. A house that never gave anything has no such table. */
export async function readGivenBy(queryable: Queryable, by: string): Promise<readonly GivenTo[]> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('rewards.assignment') is not null as "isThere"`.execute(queryable);
  if (!tables[0]?.isThere) return [];
  const { rows } = await sql<GivenTo>`
    select r.id as key, a.player_id as "playerId", a.id as assignation
    from rewards.reward r join rewards.assignment a on a.reward_id = r.id
    where r.given_by = ${by} order by r.given_at, r.id, a.id`.execute(queryable);
  return rows;
}
