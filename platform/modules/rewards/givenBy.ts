import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { tableExists } from '../../infra/database/tableExists.ts';

export interface GivenTo {
  /** The giver's idempotency key. */
  readonly key: string;
  readonly playerId: string;
  readonly assignation: string;
}

/** All rewards of one giver. Empty in a database that never had rewards. */
export async function readGivenBy(queryable: Queryable, by: string): Promise<readonly GivenTo[]> {
  if (!(await tableExists(queryable, 'rewards.assignment'))) return [];
  const { rows } = await sql<GivenTo>`
    select r.id as key, a.player_id as "playerId", a.id as assignation
    from rewards.reward r join rewards.assignment a on a.reward_id = r.id
    where r.given_by = ${by} order by r.given_at, r.id, a.id`.execute(queryable);
  return rows;
}
