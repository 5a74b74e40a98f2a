import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Database } from '../../../infra/database/database.ts';

/** A game, identified by its studio's id for it. */
export interface StudioGame {
  readonly studio: string;
  readonly game: string;
}

/** Number of latest rounds considered. */
const MAX_ROUNDS = 20;

// A prepared statement, parsed once per connection; an index has the player's rounds in this order.
const READ_LATEST = {
  name: 'wallet.latestRounds',
  text: `select asked.id as player, latest.studio, latest.game
    from unnest($1::text[]) as asked (id)
    cross join lateral (
      select studio, game, opened_at, id from wallet.round
      where player_id = asked.id
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
): Promise<ReadonlyMap<PlayerId, readonly StudioGame[]>> {
  const { rows } = await pool.query<StudioGame & { player: PlayerId }>({ ...READ_LATEST, values: [players] });
  const games = new Map<PlayerId, StudioGame[]>();
  for (const { player, studio, game } of rows) {
    const own = games.get(player) ?? [];
    games.set(player, own);
    if (!own.some((one) => one.studio === studio && one.game === game)) own.push({ studio, game });
  }
  return games;
}
