import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/** So many at a time; the others are there at the next look. */
const MOST_AT_ONCE = 500;

/** Whoever takes part at a brand that has pots, and is not among those that offer a jackpot. */
export async function readStranded(
  queryable: Queryable,
  offering: readonly BrandId[],
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ playerId: PlayerId }>`
    select player_id as "playerId" from jackpot.opt_in
    where opted_in and brand = any(array(
      select distinct brand from jackpot.pot where brand <> all(${[...offering]}::text[])))
    limit ${MOST_AT_ONCE}`.execute(queryable);
  return rows.map(({ playerId }) => playerId);
}
