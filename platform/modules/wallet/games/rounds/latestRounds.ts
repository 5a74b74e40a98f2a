import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Database, Queryable } from '../../../../infra/database/database.ts';

/** A game, identified by its studio's id for it. */
export interface StudioGame {
  readonly studio: string;
  readonly game: string;
}

interface PlayedStudioGame extends StudioGame {
  /** When the latest round of the game was opened. */
  readonly playedAt: Date;
}

/** Number of latest rounds considered. */
const MAX_ROUNDS = 20;

// A prepared statement, parsed once per connection; an index has the player's rounds in this order.
const READ_LATEST = {
  name: 'wallet.latestRounds',
  text: `select player.id as player, latest.studio, latest.game, latest.opened_at as "playedAt"
    from unnest($1::text[]) as player (id)
    cross join lateral (
      select studio, game, opened_at, id from wallet.round
      where player_id = player.id
      order by opened_at desc, studio desc, id desc limit ${MAX_ROUNDS}) as latest
    order by latest.opened_at desc, latest.studio desc, latest.id desc`,
};

/**
 * The games each player played recently, without duplicates, latest first. Players without rounds are
 * missing from the map.
 */
export async function readLatestRounds(
  { pool }: Pick<Database, 'pool'>,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, readonly PlayedStudioGame[]>> {
  const { rows } = await pool.query<PlayedStudioGame & { player: PlayerId }>({
    ...READ_LATEST,
    values: [players],
  });
  const games = new Map<PlayerId, PlayedStudioGame[]>();
  for (const { player, studio, game, playedAt } of rows) {
    const own = games.get(player) ?? [];
    games.set(player, own);
    if (!own.some((one) => one.studio === studio && one.game === game)) own.push({ studio, game, playedAt });
  }
  return games;
}

interface Span {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/**
 * The games of the rounds that were opened in a span of time, once per player. The players are those with stakes in the
 * span, which are found by an index of their time.
 */
export async function readPlayedGames(queryable: Queryable, { from, to }: Span) {
  const { rows } = await sql<PlayedStudioGame & { readonly playerId: PlayerId }>`
    select staked.player_id as "playerId", played.studio, played.game, played."playedAt"
    from (select distinct player_id from wallet.transfer
          where created_at >= ${from} and created_at < ${to} and recipe in ('bet', 'freeBet')) as staked
    cross join lateral (
      select studio, game, max(opened_at) as "playedAt" from wallet.round
      where player_id = staked.player_id and opened_at >= ${from} and opened_at < ${to}
      group by studio, game) as played`.execute(queryable);
  return rows;
}

/** No round is opened before this time any more. Null until play has been summarised for the first time. */
export async function readPlayedUntil(queryable: Queryable): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select nullif(play_summarised_until, '-infinity') as until from wallet.closing`.execute(queryable);
  return rows[0]?.until ?? null;
}
