import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { refusedStakes, type RefusedStakes } from './refused.ts';
import { gamificationTables } from './tables.ts';

/** GAMI-16 */
export interface GamificationDetails {
  readonly level: number;
  readonly isOptedIn: boolean;
  readonly isBlocked: boolean;
}

/** A stake to report to the provider; negative for a rolled-back stake. */
export interface CountedStake {
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly game: string;
  readonly euroCents: bigint;
  readonly at: Date;
}

export interface WaitingStake extends CountedStake {
  /** Stable across retries, so that the provider can detect duplicates. */
  readonly id: bigint;
}

export interface Blocking {
  readonly playerId: PlayerId;
  readonly isBlocked: boolean;
  readonly by: string;
  readonly why: string;
}

/** Players' levels and opt-ins, and the stakes that have not been reported to the provider yet. */
export interface Gamification extends RefusedStakes {
  details(queryable: Queryable, playerId: PlayerId): Promise<GamificationDetails>;
  /** GAMI-09: the given players who are blocked by the operator. */
  blockedAmong(queryable: Queryable, playerIds: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>>;
  /** Stores the player data received from the provider. */
  saveMemberData(
    queryable: Queryable,
    playerId: PlayerId,
    reportedCount: Pick<GamificationDetails, 'level' | 'isOptedIn'>,
  ): Promise<void>;
  /** GAMI-09: blocks or unblocks a player; idempotent. */
  block(tx: Transaction, blocking: Blocking): Promise<void>;
  /**
   * Queues the stakes of opted-in players until the provider has them; ignores other players, and all
   * stakes without a provider.
   */
  queueStakes(tx: Transaction, stakes: readonly CountedStake[]): Promise<void>;
  /** The oldest queued stakes. */
  queuedStakes(queryable: Queryable, most: number): Promise<readonly WaitingStake[]>;
  /** Removes stakes that the provider has received or must not receive. */
  removeStakes(queryable: Queryable, ids: readonly bigint[]): Promise<void>;
}

const DEFAULT_DETAILS: GamificationDetails = { level: 1, isOptedIn: false, isBlocked: false };

export interface GamificationDeps {
  readonly clock: Clock;
  /** Whether a gamification provider is configured. */
  readonly hasProvider: boolean;
}

export function createGamification({ clock, hasProvider }: GamificationDeps): Gamification {
  return {
    ...refusedStakes(clock),
    details: readDetails,
    async blockedAmong(queryable, playerIds) {
      if (playerIds.length === 0) return new Set();
      const rows = await gamificationTables(queryable)
        .selectFrom('gamification.player')
        .select('player_id')
        .where('player_id', 'in', playerIds)
        .where('blocked', '=', true)
        .execute();
      return new Set(rows.map((row) => row.player_id));
    },
    saveMemberData: (queryable, playerId, reportedCount) =>
      saveMemberData(queryable, { playerId, ...reportedCount, at: clock.now() }),
    async block(tx, { playerId, isBlocked, by, why }) {
      if ((await readDetails(tx, playerId)).isBlocked === isBlocked) return;
      const changed = await gamificationTables(tx)
        .insertInto('gamification.player')
        .values({ player_id: playerId, blocked: isBlocked, told_at: null })
        .onConflict((conflict) =>
          conflict
            .column('player_id')
            .doUpdateSet({ blocked: isBlocked })
            .where('gamification.player.blocked', '<>', isBlocked),
        )
        .returning('blocked')
        .execute();
      if (changed.length === 0) return;
      await gamificationTables(tx)
        .insertInto('gamification.entry')
        .values({
          player_id: playerId,
          act: isBlocked ? 'Blocked' : 'Unblocked',
          by,
          why,
          at: clock.now(),
        })
        .execute();
    },
    // Without a provider the queue would never be emptied.
    queueStakes: hasProvider ? insertStakes : async () => {},
    async queuedStakes(queryable, most) {
      const rows = await gamificationTables(queryable)
        .selectFrom('gamification.stake')
        .selectAll()
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ id, player_id: playerId, studio, game, euro_cents: euroCents, at }) => ({
        id,
        playerId,
        studio,
        game,
        euroCents,
        at,
      }));
    },
    async removeStakes(queryable, ids) {
      if (ids.length === 0) return;
      await gamificationTables(queryable).deleteFrom('gamification.stake').where('id', 'in', ids).execute();
    },
  };
}

async function saveMemberData(
  queryable: Queryable,
  {
    playerId,
    level,
    isOptedIn,
    at,
  }: Pick<GamificationDetails, 'level' | 'isOptedIn'> & { readonly playerId: PlayerId; readonly at: Date },
): Promise<void> {
  const reportedCount = { level, opted_in: isOptedIn, told_at: at };
  await gamificationTables(queryable)
    .insertInto('gamification.player')
    .values({ player_id: playerId, ...reportedCount })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(reportedCount))
    .execute();
}

async function readDetails(queryable: Queryable, playerId: PlayerId): Promise<GamificationDetails> {
  const row = await gamificationTables(queryable)
    .selectFrom('gamification.player')
    .select(['level', 'opted_in as isOptedIn', 'blocked as isBlocked'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? DEFAULT_DETAILS;
}

/** One statement; the values are arrays, so the number of stakes does not change its text. */
async function insertStakes(tx: Transaction, stakes: readonly CountedStake[]): Promise<void> {
  if (stakes.length === 0) return;
  await sql`
    insert into gamification.stake (player_id, studio, game, euro_cents, at)
    select told.player_id, told.studio, told.game, told.euro_cents, told.at
    from unnest(${stakes.map(({ playerId }) => playerId)}::text[], ${stakes.map(({ studio }) => studio)}::text[],
                ${stakes.map(({ game }) => game)}::text[], ${stakes.map(({ euroCents }) => `${euroCents}`)}::bigint[],
                ${stakes.map(({ at }) => at.toISOString())}::timestamptz[])
      with ordinality as told(player_id, studio, game, euro_cents, at, place)
    join gamification.player player on player.player_id = told.player_id
    where player.opted_in and not player.blocked
    order by told.place`.execute(tx);
}
