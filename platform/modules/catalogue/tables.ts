import { sql, type ColumnType } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import type { GameSources } from './images/sources.ts';
import type { GameColours } from './siteIndex/gameImages.ts';
import type { ListData, Selection } from '../../sites/index.ts';

type CatalogueTables = {
  'catalogue.studio': {
    slug: string;
    name: string;
    logo: string;
    image_revision: number;
    provider: string;
    currencies: string[];
    languages: string[];
    licences: string[];
  };
  'catalogue.game': {
    slug: string;
    title: string;
    category: string;
    studio: string;
    lookup_id: string;
    released: ColumnType<string>;
    rtp: string | null;
    rtp_least: string | null;
    rtp_most: string | null;
    languages: Locale[];
    lines: number | null;
    max_win: string | null;
    max_win_amounts: Partial<Record<Currency, string>> | null;
    volatility: string | null;
    min_stake: string;
    max_stake: string;
    images: GameSources;
    colours: GameColours | null;
    image_revision: number;
    tags: string[];
    features: string[];
    devices: string[];
    blocked_countries: string[];
    blocked_licences: string[];
    is_open: boolean;
    available_at: Date;
    withdrawn_at: Date | null;
  };
  'catalogue.opening': { game: string; to_whom: string; opened_at: Date };
  'catalogue.list': {
    slug: string;
    position: number;
    format: ListData['format'];
    is_ranked: boolean;
    is_in_menu: boolean;
    from_level: number;
    /** Written as JSON text, read as a parsed value. */
    selection: ColumnType<Selection, string, string>;
  };
  'catalogue.favourite': { player_id: PlayerId; game: string; added_at: Date };
  'catalogue.played_game': { player_id: PlayerId; game: string; played_at: Date };
};

/** Rows per query; parsing this many takes a few milliseconds. */
const GAMES_PER_READ = 500;

export const tables = (queryable: Queryable) => queryable.withTables<CatalogueTables>();

export type GameRow = Awaited<ReturnType<typeof readGamesAfter>>[number];
export type ListRow = Awaited<ReturnType<typeof readLists>>[number];

const readGamesAfter = (queryable: Queryable, slug: string) =>
  tables(queryable)
    .selectFrom('catalogue.game as game')
    .innerJoin('catalogue.studio as studio', 'studio.slug', 'game.studio')
    .where('game.is_open', '=', true)
    .where('game.withdrawn_at', 'is', null)
    .where('game.slug', '>', slug)
    .select([
      'game.slug',
      'game.title',
      'game.category',
      'game.lookup_id as lookupId',
      sql<string>`game.released::text`.as('released'),
      // Without trailing zeros: 96.10 becomes 96.1.
      sql<string | null>`trim_scale(game.rtp)::text`.as('rtp'),
      sql<string | null>`trim_scale(game.rtp_least)::text`.as('rtpLeast'),
      sql<string | null>`trim_scale(game.rtp_most)::text`.as('rtpMost'),
      'game.languages',
      'game.lines',
      sql<number | null>`game.max_win::float8`.as('maxWin'),
      'game.max_win_amounts as maxWinAmounts',
      'game.volatility',
      'game.min_stake as minStake',
      'game.max_stake as maxStake',
      'game.images',
      'game.colours',
      'game.image_revision as imageRevision',
      'game.tags',
      'game.features',
      'game.devices',
      'game.blocked_countries as blockedCountries',
      'game.blocked_licences as blockedLicences',
      'game.available_at as availableAt',
      'studio.slug as studio',
      'studio.name as studioName',
      'studio.logo',
      'studio.image_revision as logoRevision',
      'studio.provider',
      'studio.currencies',
      'studio.licences',
    ])
    .orderBy('game.slug')
    .limit(GAMES_PER_READ)
    .execute();

/** Reads in batches, because parsing one large result would block the event loop. */
export async function readGames(queryable: Queryable): Promise<readonly GameRow[]> {
  const games: GameRow[] = [];
  for (let last = ''; ; last = games.at(-1)?.slug ?? '') {
    const more = await readGamesAfter(queryable, last);
    games.push(...more);
    if (more.length < GAMES_PER_READ) return games;
  }
}

/** The time at which a game became available in a country, licence, currency or device that was closed to it before. */
export type OpeningRow = Awaited<ReturnType<typeof readOpenings>>[number];

export const readOpenings = (queryable: Queryable) =>
  tables(queryable)
    .selectFrom('catalogue.opening')
    .select(['game', 'to_whom as toWhom', 'opened_at as openedAt'])
    .execute();

/** A fingerprint that changes whenever data used by the index changes. */
export async function readFingerprint(queryable: Queryable): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select concat_ws(' ',
      (select sum(hashtextextended(game::text, 0)) from catalogue.game),
      (select sum(hashtextextended(studio::text, 0)) from catalogue.studio),
      (select sum(hashtextextended(list::text, 0)) from catalogue.list),
      (select sum(hashtextextended(opening::text, 0)) from catalogue.opening)) as fingerprint`.execute(
    queryable,
  );
  return rows[0]?.fingerprint ?? '';
}

export const readLists = (queryable: Queryable) =>
  tables(queryable)
    .selectFrom('catalogue.list')
    .select([
      'slug',
      'format',
      'is_ranked as isRanked',
      'is_in_menu as isInMenu',
      'from_level as fromLevel',
      'selection',
    ])
    .orderBy('position')
    .execute();

export const addFavourite = (queryable: Queryable, player: PlayerId, game: string, now: Date) =>
  tables(queryable)
    .insertInto('catalogue.favourite')
    .values({ player_id: player, game, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeFavourite = (queryable: Queryable, player: PlayerId, game: string) =>
  tables(queryable)
    .deleteFrom('catalogue.favourite')
    .where('player_id', '=', player)
    .where('game', '=', game)
    .execute();

export interface PlayedGame {
  readonly slug: string;
  readonly playedAt: Date;
}

// A named prepared statement, parsed and planned once per connection, because every page view runs it.
const READ_PLAYER_GAMES = {
  name: 'catalogue.tastes',
  text: `select player_id as player, game as slug, null::timestamptz as "playedAt", added_at as at
    from catalogue.favourite where player_id = any($1)
    union all
    select asked.id, latest.game, latest.played_at, latest.played_at
    from unnest($1::text[]) as asked (id)
    cross join lateral (
      select game, played_at from catalogue.played_game
      where player_id = asked.id order by played_at desc, game limit $2) as latest
    order by at desc, slug`,
};

/**
 * Players without entries are missing in the map. At most `maxPlayed` recent games of each player; both the games and
 * the favourites are newest first.
 */
export async function readPlayerGames(
  { pool }: Pick<Database, 'pool'>,
  players: readonly PlayerId[],
  maxPlayed: number,
) {
  const { rows } = await pool.query<{ player: PlayerId; slug: string; playedAt: Date | null }>({
    ...READ_PLAYER_GAMES,
    values: [players, maxPlayed],
  });
  const playerGames = new Map<PlayerId, { favourites: Set<string>; played: PlayedGame[] }>();
  for (const { player, slug, playedAt } of rows) {
    const taste = playerGames.get(player) ?? { favourites: new Set(), played: [] };
    playerGames.set(player, taste);
    if (playedAt) taste.played.push({ slug, playedAt });
    else taste.favourites.add(slug);
  }
  return playerGames;
}

export interface StudioGame {
  /** The studio that hosts the game. */
  readonly studio: string;
  /** The studio's id of the game. */
  readonly game: string;
}

export interface PlayedStudioGame extends StudioGame {
  /** When the player's latest round of the game was opened. */
  readonly playedAt: Date;
}

/** A player's latest round of a game, which is identified by its studio's id for it. */
export interface PlayedByPlayer extends PlayedStudioGame {
  readonly playerId: PlayerId;
}

/** Keeps the later of two times, regardless of the order of arrival. Leaves out games that the catalogue does not have. */
export async function writePlayed(tx: Transaction, played: readonly PlayedByPlayer[]): Promise<void> {
  await sql`
    insert into catalogue.played_game as known (player_id, game, played_at)
    select one.player_id, game.slug, max(one.played_at)
    from unnest(${played.map(({ playerId }) => playerId)}::text[], ${played.map(({ studio }) => studio)}::text[],
      ${played.map(({ game }) => game)}::text[], ${played.map(({ playedAt }) => playedAt)}::timestamptz[])
      as one (player_id, studio, game, played_at)
    join catalogue.studio on studio.provider = one.studio
    join catalogue.game on game.studio = studio.slug and game.lookup_id = one.game
    group by one.player_id, game.slug order by one.player_id, game.slug
    on conflict (player_id, game) do update
    set played_at = greatest(known.played_at, excluded.played_at)`.execute(tx);
}

/** Null if nothing was recorded yet. Locks the time until the transaction ends. */
export async function lockRecordedUntil(tx: Transaction): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select nullif(recorded_until, '-infinity') as until from catalogue.recorded_play for update`.execute(tx);
  return rows[0]?.until ?? null;
}

export const writeRecordedUntil = (tx: Transaction, until: Date) =>
  sql`update catalogue.recorded_play set recorded_until = ${until}`.execute(tx);

/** The number of players who have played a round of each game since a time, by slug. */
export async function readPlayers(queryable: Queryable, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(queryable)
    .selectFrom('catalogue.played_game')
    .where('played_at', '>', since)
    .groupBy('game')
    .select(['game', sql<number>`count(*)::int`.as('players')])
    .execute();
  return new Map(rows.map(({ game, players }) => [game, players]));
}
