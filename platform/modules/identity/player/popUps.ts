import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Queryable } from '../../../plumbing/database/database.ts';
import { identityTables } from '../tables.ts';

/** PLAYER-20: ids of what the customer is still to be shown, the oldest first. */
export async function popUpsOf(queryable: Queryable, id: PlayerId): Promise<readonly string[]> {
  const rows = await identityTables(queryable)
    .selectFrom('identity.pop_up')
    .select('id')
    .where('player_id', '=', id)
    .where('acknowledged_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
