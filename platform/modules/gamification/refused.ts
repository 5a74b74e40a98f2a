import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { gamificationTables } from './tables.ts';

/** A stake that the provider rejected as invalid. */
export interface RefusedStake {
  readonly id: bigint;
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly game: string;
  readonly euroCents: bigint;
  readonly at: Date;
  /** The provider's response text. */
  readonly answer: string;
  readonly refusedAt: Date;
}

export interface StakeRefusal {
  readonly id: bigint;
  /** The provider's id of the player's brand. */
  readonly clientId: string;
  readonly answer: string;
}

export interface StakeResend {
  readonly clientId: string;
  readonly by: string;
  readonly why: string;
}

/** Handling of rejected stakes: none is lost, and none blocks the queue. */
export interface RefusedStakes {
  /** Moves a stake from the queue to the rejected ones; idempotent. */
  moveToRefused(queryable: Queryable, stake: StakeRefusal): Promise<void>;
  /** Oldest first. */
  refused(queryable: Queryable, clientId: string, most: number): Promise<readonly RefusedStake[]>;
  /**
   * Moves all rejected stakes back to the queue under their ids.
   * @returns how many
   */
  resendRefused(queryable: Queryable, act: StakeResend): Promise<number>;
}

const PLATFORM = 'foyer:gamification';

// Each operation is one statement, so that a stake is always in exactly one of the two tables and every action
// is recorded.
export const refusedStakes = (clock: Clock): RefusedStakes => ({
  async moveToRefused(queryable, { id, clientId, answer }) {
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
  async refused(queryable, clientId, most) {
    const rows = await gamificationTables(queryable)
      .selectFrom('gamification.refused_stake')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      playerId: row.player_id,
      studio: row.studio,
      game: row.game,
      euroCents: row.euro_cents,
      at: row.at,
      answer: row.answer,
      refusedAt: row.refused_at,
    }));
  },
  async resendRefused(queryable, { clientId, by, why }) {
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
