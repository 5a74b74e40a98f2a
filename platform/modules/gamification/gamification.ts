import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Clock } from '../../plumbing/clock.ts';
import type { Queryable, Transaction } from '../../plumbing/database/database.ts';
import { gamificationTables } from './tables.ts';

/** GAMI-16 */
export interface GamificationDetails {
  readonly level: number;
  readonly isOptedIn: boolean;
  readonly isBlocked: boolean;
}

/** A stake the provider is to be told of; less than nothing where it was taken back. */
export interface CountedStake {
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly game: string;
  readonly euroCents: bigint;
  readonly at: Date;
}

export interface WaitingStake extends CountedStake {
  /** The same however often it is told. */
  readonly id: bigint;
}

export interface Blocking {
  readonly playerId: PlayerId;
  readonly isBlocked: boolean;
  readonly by: string;
  readonly why: string;
}

/** What the house keeps of players and their levels, and what the provider is still to be told. */
export interface Gamification {
  details(queryable: Queryable, playerId: PlayerId): Promise<GamificationDetails>;
  /** What the provider has told of a player. */
  know(
    queryable: Queryable,
    playerId: PlayerId,
    told: Pick<GamificationDetails, 'level' | 'isOptedIn'>,
  ): Promise<void>;
  /** GAMI-09: written down once, however often it is said. */
  block(tx: Transaction, blocking: Blocking): Promise<void>;
  /** Of those who take part, each is kept until the provider has it; of the others nothing is. */
  note(tx: Transaction, stakes: readonly CountedStake[]): Promise<void>;
  /** The oldest, so many of them. */
  waiting(queryable: Queryable, most: number): Promise<readonly WaitingStake[]>;
  /** The provider has them, or is not to have them. */
  forget(queryable: Queryable, ids: readonly bigint[]): Promise<void>;
}

const NOTHING_TOLD: GamificationDetails = { level: 1, isOptedIn: false, isBlocked: false };

export function createGamification({ clock }: { readonly clock: Clock }): Gamification {
  return {
    details: readDetails,
    async know(queryable, playerId, { level, isOptedIn }) {
      const told = { level, opted_in: isOptedIn, told_at: clock.now() };
      await gamificationTables(queryable)
        .insertInto('gamification.player')
        .values({ player_id: playerId, ...told })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(told))
        .execute();
    },
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
    note: noteStakes,
    async waiting(queryable, most) {
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
    async forget(queryable, ids) {
      if (ids.length === 0) return;
      await gamificationTables(queryable).deleteFrom('gamification.stake').where('id', 'in', ids).execute();
    },
  };
}

async function readDetails(queryable: Queryable, playerId: PlayerId): Promise<GamificationDetails> {
  const row = await gamificationTables(queryable)
    .selectFrom('gamification.player')
    .select(['level', 'opted_in as isOptedIn', 'blocked as isBlocked'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row ?? NOTHING_TOLD;
}

async function noteStakes(tx: Transaction, stakes: readonly CountedStake[]): Promise<void> {
  const players = [...new Set(stakes.map(({ playerId }) => playerId))];
  if (players.length === 0) return;
  const rows = await gamificationTables(tx)
    .selectFrom('gamification.player')
    .select('player_id')
    .where('player_id', 'in', players)
    .where('opted_in', '=', true)
    .where('blocked', '=', false)
    .execute();
  const taking = new Set(rows.map((row) => row.player_id));
  const counted = stakes.filter(({ playerId }) => taking.has(playerId));
  if (counted.length === 0) return;
  await gamificationTables(tx)
    .insertInto('gamification.stake')
    .values(
      counted.map(({ playerId, studio, game, euroCents, at }) => ({
        player_id: playerId,
        studio,
        game,
        euro_cents: euroCents,
        at,
      })),
    )
    .execute();
}
