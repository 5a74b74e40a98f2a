import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Database } from '../../../infra/database/database.ts';

/** A game as its studio knows it. */
export interface StudioGame {
  readonly studio: string;
  readonly game: string;
}

/** So many rounds are looked back at. */
const LATEST = 20;

// Named, so that it is parsed and planned once a connection; a player's rounds lie in this order in an index.
const READ_LATEST = {
  name: 'wallet.latestRounds',
  text: `select asked.id as player, latest.studio, latest.game
    from unnest($1::text[]) as asked (id)
    cross join lateral (
      select studio, game, opened_at, id from wallet.round
      where player_id = asked.id
      order by opened_at desc, studio desc, id desc limit ${LATEST}) as latest
    order by latest.opened_at desc, latest.studio desc, latest.id desc`,
};

/** What each player has played of late, each game once and the latest first; who has played nothing is not in the map. */
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
