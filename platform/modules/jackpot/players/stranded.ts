import { sql } from 'kysely';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/** Batch size; the next check finds the rest. */
const BATCH_SIZE = 500;

/** Players who are opted in at a brand that has pots but does not offer a jackpot (is not in `offering`). */
export async function readStranded(queryable: Queryable, offeringBrands: readonly BrandId[]) {
  const { rows } = await sql<{ playerId: PlayerId }>`
    select player_id as "playerId" from jackpot.opt_in
    where opted_in and brand = any(array(
      select distinct brand from jackpot.pot where brand <> all(${[...offeringBrands]}::text[])))
    limit ${BATCH_SIZE}`.execute(queryable);
  return rows.map(({ playerId }) => playerId);
}
