import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import { refusedStakes } from './refused.ts';
import type { MemberData } from './gamificationPort.ts';
import { gamificationTables, type CountedStake } from './tables.ts';

/** GAMI-16: a player's level and opt-in, and whether the operator has blocked them. */
export interface GamificationDetails {
  readonly level: number;
  readonly isOptedIn: boolean;
  readonly isBlocked: boolean;
}

interface Blocking {
  readonly playerId: PlayerId;
  readonly isBlocked: boolean;
  readonly by: string;
  readonly why: string;
}

const DEFAULT_DETAILS: GamificationDetails = { level: 1, isOptedIn: false, isBlocked: false };

export interface GamificationDeps {
  readonly database: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly hasProvider: boolean;
}

/** Players' levels and opt-ins, and the stakes that have not been reported to the provider yet. */
export function createGamification({ database, clock, hasProvider }: GamificationDeps) {
  const sharedDetails = sharedRead((ids: readonly PlayerId[]) => findDetails(database.query, ids));
  return {
    ...refusedStakes(clock),
    /** Outside a transaction concurrent reads share one query. */
    details: async (queryable: Queryable, playerId: PlayerId): Promise<GamificationDetails> =>
      queryable === database.query
        ? ((await sharedDetails(playerId)) ?? DEFAULT_DETAILS)
        : readDetails(queryable, playerId),
    /** GAMI-09: the given players who are blocked by the operator. */
    async blockedAmong(queryable: Queryable, playerIds: readonly PlayerId[]): Promise<ReadonlySet<PlayerId>> {
      if (playerIds.length === 0) return new Set();
      const rows = await gamificationTables(queryable)
        .selectFrom('gamification.player')
        .select('playerId')
        .where('playerId', 'in', playerIds)
        .where('blocked', '=', true)
        .execute();
      return new Set(rows.map((row) => row.playerId));
    },
    levelsOf: readLevels,
    async saveMemberData(
      queryable: Queryable,
      playerId: PlayerId,
      { level, isOptedIn }: MemberData,
    ): Promise<void> {
      const reported = { level, optedIn: isOptedIn, toldAt: clock.now() };
      await gamificationTables(queryable)
        .insertInto('gamification.player')
        .values({ playerId, ...reported })
        .onConflict((conflict) => conflict.column('playerId').doUpdateSet(reported))
        .execute();
    },
    /** GAMI-09: blocks or unblocks a player; idempotent. */
    async block(tx: Transaction, { playerId, isBlocked, by, why }: Blocking): Promise<void> {
      if ((await readDetails(tx, playerId)).isBlocked === isBlocked) return;
      const changed = await gamificationTables(tx)
        .insertInto('gamification.player')
        .values({ playerId, blocked: isBlocked, toldAt: null })
        .onConflict((conflict) =>
          conflict
            .column('playerId')
            .doUpdateSet({ blocked: isBlocked })
            .where('gamification.player.blocked', '<>', isBlocked),
        )
        .returning('blocked')
        .execute();
      if (changed.length === 0) return;
      await gamificationTables(tx)
        .insertInto('gamification.entry')
        .values({ playerId, act: isBlocked ? 'Blocked' : 'Unblocked', by, why, at: clock.now() })
        .execute();
    },
    /** Without a provider nothing is queued, because nothing would ever empty the queue. */
    queueStakes: hasProvider ? insertStakes : async () => {},
    queuedStakes: (queryable: Queryable, most: number) =>
      gamificationTables(queryable)
        .selectFrom('gamification.stake')
        .selectAll()
        .orderBy('id')
        .limit(most)
        .execute(),
    /** Removes stakes that the provider has received or must not receive. */
    async removeStakes(queryable: Queryable, ids: readonly bigint[]): Promise<void> {
      if (ids.length === 0) return;
      await gamificationTables(queryable).deleteFrom('gamification.stake').where('id', 'in', ids).execute();
    },
  };
}

export type Gamification = ReturnType<typeof createGamification>;

async function readDetails(queryable: Queryable, playerId: PlayerId): Promise<GamificationDetails> {
  return (await findDetails(queryable, [playerId])).get(playerId) ?? DEFAULT_DETAILS;
}

/** Without an entry for a player that the provider has not reported and nobody has blocked. */
async function findDetails(
  queryable: Queryable,
  playerIds: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, GamificationDetails>> {
  const rows = await gamificationTables(queryable)
    .selectFrom('gamification.player')
    .select(['playerId', 'level', 'optedIn as isOptedIn', 'blocked as isBlocked'])
    .where('playerId', '=', sql<PlayerId>`any(${[...playerIds]})`)
    .execute();
  return new Map(rows.map(({ playerId, ...details }) => [playerId, details]));
}

/** GAMI-16: the players' levels; 1 for players that the provider has not reported. */
async function readLevels(queryable: Queryable, playerIds: readonly PlayerId[]) {
  if (playerIds.length === 0) return new Map();
  const rows = await gamificationTables(queryable)
    .selectFrom('gamification.player')
    .select(['playerId', 'level'])
    .where('playerId', 'in', playerIds)
    .execute();
  const reported = new Map(rows.map(({ playerId, level }) => [playerId, level]));
  return new Map(playerIds.map((id) => [id, reported.get(id) ?? DEFAULT_DETAILS.level]));
}

/**
 * Queues the stakes of players who take part until the provider has received them; ignores other players. A player who
 * opts out in the same moment may still be among them. The statements have arrays as values, so that their texts do not
 * depend on the number of stakes.
 */
async function insertStakes<Stake extends Omit<CountedStake, 'euroCents'>>(
  tx: Transaction,
  stakes: readonly Stake[],
  euroCents: (stake: Stake) => bigint,
): Promise<void> {
  const participants = await participantsAmong(tx, [...new Set(stakes.map(({ playerId }) => playerId))]);
  const queued = stakes.filter(({ playerId }) => participants.has(playerId));
  if (queued.length === 0) return;
  await sql`
    insert into gamification.stake (player_id, studio, game, euro_cents, at)
    select player_id, studio, game, euro_cents, at
    from unnest(${queued.map(({ playerId }) => playerId)}::text[], ${queued.map(({ studio }) => studio)}::text[],
                ${queued.map(({ game }) => game)}::text[], ${queued.map((stake) => `${euroCents(stake)}`)}::bigint[],
                ${queued.map(({ at }) => at.toISOString())}::timestamptz[])
      with ordinality as queued(player_id, studio, game, euro_cents, at, position)
    order by position`.execute(tx);
}

/** The given players who have opted in and are not blocked. */
async function participantsAmong(
  tx: Transaction,
  playerIds: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  if (playerIds.length === 0) return new Set();
  const { rows } = await sql<{ playerId: PlayerId }>`
    select player_id as "playerId" from gamification.player
    where player_id = any(${[...playerIds]}::text[]) and opted_in and not blocked`.execute(tx);
  return new Set(rows.map(({ playerId }) => playerId));
}
