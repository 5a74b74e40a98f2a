import { sql } from 'kysely';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { gamificationTables, type RefusedStake } from './tables.ts';

const PLATFORM = 'foyer:gamification';

/**
 * Handling of stakes that the provider rejected as invalid: none is lost, and none blocks the queue. Each operation is
 * one statement, so that a stake is always in exactly one of the two tables and every action is recorded.
 */
export const refusedStakes = (clock: Clock) => ({
  /** Moves a stake from the queue to the rejected ones; idempotent. */
  async moveToRefused(
    queryable: Queryable,
    { id, clientId, answer }: Pick<RefusedStake, 'id' | 'clientId' | 'answer'>,
  ): Promise<void> {
    await sql`
      with moved as (delete from gamification.stake where id = ${id} returning *),
      kept as (
        insert into gamification.refused_stake
          (id, player_id, studio, game, euro_cents, at, client_id, answer, refused_at)
        select id, player_id, studio, game, euro_cents, at, ${clientId}::text, ${answer}::text, ${clock.now()}::timestamptz
        from moved returning id, refused_at)
      insert into gamification.stake_entry (stake_id, act, by, why, at)
      select id, 'SetAside', ${PLATFORM}::text, ${answer}::text, refused_at from kept`.execute(queryable);
  },
  /** Reads the rejected stakes, oldest first. */
  refused: (queryable: Queryable, clientId: string, most: number) =>
    gamificationTables(queryable)
      .selectFrom('gamification.refused_stake')
      .selectAll()
      .where('clientId', '=', clientId)
      .orderBy('id')
      .limit(most)
      .execute(),
  /**
   * Moves all rejected stakes back to the queue under their ids.
   * @returns how many
   */
  async resendRefused(
    queryable: Queryable,
    { clientId, by, why }: { readonly clientId: string; readonly by: string; readonly why: string },
  ): Promise<number> {
    const { rows } = await sql`
      with moved as (delete from gamification.refused_stake where client_id = ${clientId} returning *),
      back as (
        insert into gamification.stake (id, player_id, studio, game, euro_cents, at) overriding system value
        select id, player_id, studio, game, euro_cents, at from moved returning id)
      insert into gamification.stake_entry (stake_id, act, by, why, at)
      select id, 'ToldAgain', ${by}::text, ${why}::text, ${clock.now()}::timestamptz from back
      returning stake_id`.execute(queryable);
    return rows.length;
  },
});
