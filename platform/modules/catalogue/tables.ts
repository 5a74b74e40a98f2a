import { sql, type ColumnType } from 'kysely';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import type { ListData, Selection } from '../../sites/index.ts';

type CatalogueTables = {
  'catalogue.studio': {
    slug: string;
    name: string;
    face: string;
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
    max_win: number | null;
    max_win_amounts: Partial<Record<Currency, string>> | null;
    volatility: string | null;
    min_stake: string;
    max_stake: string;
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
    /** Written as JSON text, read as what it says. */
    selection: ColumnType<Selection, string, string>;
  };
  'catalogue.favourite': { player_id: PlayerId; game: string; added_at: Date };
  'catalogue.recently_played': { player_id: PlayerId; game: string; played_at: Date };
};

/** A few milliseconds of reading. */
const GAMES_A_READ = 500;

const tables = (queryable: Queryable) => queryable.withTables<CatalogueTables>();

/** A game as it stands in the catalogue, with what its studio adds. */
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
      // As it was stated: 96.10 is 96.1.
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
      'game.tags',
      'game.features',
      'game.devices',
      'game.blocked_countries as blockedCountries',
      'game.blocked_licences as blockedLicences',
      'game.available_at as availableAt',
      'studio.slug as studio',
      'studio.name as studioName',
      'studio.face as studioFace',
      'studio.provider',
      'studio.currencies',
      'studio.licences',
    ])
    .orderBy('game.slug')
    .limit(GAMES_A_READ)
    .execute();

/** In reads of so many, as a longer answer is taken apart in one go. What changes meanwhile is found by the next look. */
export async function readGames(queryable: Queryable): Promise<readonly GameRow[]> {
  const games: GameRow[] = [];
  for (let last = ''; ; last = games.at(-1)?.slug ?? '') {
    const more = await readGamesAfter(queryable, last);
    games.push(...more);
    if (more.length < GAMES_A_READ) return games;
  }
}

/** Since when who could not play a game before may. */
export type OpeningRow = Awaited<ReturnType<typeof readOpenings>>[number];

export const readOpenings = (queryable: Queryable) =>
  tables(queryable)
    .selectFrom('catalogue.opening')
    .select(['game', 'to_whom as toWhom', 'opened_at as openedAt'])
    .execute();

/** Another when anything a shelf is filled from is another. */
export async function readPrint(queryable: Queryable): Promise<string> {
  const { rows } = await sql<{ print: string }>`
    select concat_ws(' ',
      (select sum(hashtextextended(game::text, 0)) from catalogue.game),
      (select sum(hashtextextended(studio::text, 0)) from catalogue.studio),
      (select sum(hashtextextended(list::text, 0)) from catalogue.list),
      (select sum(hashtextextended(opening::text, 0)) from catalogue.opening)) as print`.execute(queryable);
  return rows[0]?.print ?? '';
}

export const readLists = (queryable: Queryable) =>
  tables(queryable)
    .selectFrom('catalogue.list')
    .select(['slug', 'format', 'is_ranked as isRanked', 'is_in_menu as isInMenu', 'selection'])
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

/** What a player has shown to like, games by their slugs. */
export interface Tastes {
  readonly favourites: ReadonlySet<string>;
  /** Newest first. */
  readonly played: readonly PlayedGame[];
}

interface TasteRow {
  readonly player: PlayerId;
  readonly slug: string;
  /** Null for a favourite. */
  readonly playedAt: Date | null;
}

// Named, so that it is parsed and planned once a connection: every page of every player runs it.
const READ_TASTES = {
  name: 'catalogue.tastes',
  text: `select player_id as player, game as slug, null::timestamptz as "playedAt"
    from catalogue.favourite where player_id = any($1)
    union all
    select asked.id, latest.game, latest.played_at
    from unnest($1::text[]) as asked (id)
    cross join lateral (
      select game, played_at from catalogue.recently_played
      where player_id = asked.id order by played_at desc, game limit $2) as latest
    order by "playedAt" desc nulls last, slug`,
};

/** A player without any is not in the map. Of the games played only the latest are read. */
export async function readTastes(
  { pool }: Pick<Database, 'pool'>,
  players: readonly PlayerId[],
  mostPlayed: number,
): Promise<ReadonlyMap<PlayerId, Tastes>> {
  const { rows } = await pool.query<TasteRow>({ ...READ_TASTES, values: [players, mostPlayed] });
  const tastes = new Map<PlayerId, { favourites: Set<string>; played: PlayedGame[] }>();
  for (const { player, slug, playedAt } of rows) {
    const taste = tastes.get(player) ?? { favourites: new Set(), played: [] };
    tastes.set(player, taste);
    if (playedAt) taste.played.push({ slug, playedAt });
    else taste.favourites.add(slug);
  }
  return tastes;
}

/** The later of two times stands, whichever arrives last. */
export const writePlayed = (tx: Transaction, player: PlayerId, game: string, now: Date) =>
  tables(tx)
    .insertInto('catalogue.recently_played')
    .values({ player_id: player, game, played_at: now })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game']).doUpdateSet({
        played_at: sql`greatest(catalogue.recently_played.played_at, excluded.played_at)`,
      }),
    )
    .execute();
