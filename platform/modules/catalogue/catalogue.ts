import type { GameFilter } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { GameData, Site, Sites } from '../../sites/index.ts';
import { isAvailable, type RequestedMarket } from './availability/availability.ts';
import { isOffered } from './availability/switchedOff.ts';
import {
  lockSeed,
  replaceLists,
  withdrawOtherGames,
  writeGames,
  writeOpenings,
  writeStudios,
} from './seedTables.ts';
import { gameSources, logoSource } from './images/sources.ts';
import { heroColours } from './siteIndex/gameImages.ts';
import type { CatalogueIndex, FoundGame } from './siteIndex/catalogueIndex.ts';
import type { IndexedGame, IndexedList } from './siteIndex/indexed.ts';
import { gameLanguage } from './gameLanguage.ts';
import { readDeclaredGames } from './declaredGames.ts';
import { filterOf } from './search/filter.ts';
import type { PlayerPast } from './siteIndex/personalRows.ts';
import { createCatalogueIndexes } from './siteIndex/catalogueIndexes.ts';
import { createPopularity, type Popularity } from './popularity.ts';
import { refinedGames, facetsOfGames, type Refinement } from './selection/refine.ts';
import { ALL_GAMES, MOST_PLAYED } from './siteIndex/pickedLists.ts';
import {
  addFavourite,
  lockRecordedUntil,
  readPlayerGames,
  removeFavourite,
  writePlayed,
  writeRecordedUntil,
  type GameRow,
  type PlayedByPlayer,
  type PlayedStudioGame,
  type PlayedGame,
} from './tables.ts';

/** GAME-14: the number of recently played games that a player sees. */
const MAX_RECENTLY_PLAYED = 5;
/** More games are read than shown, because some may no longer be available to the player. */
const RECENTLY_PLAYED_READ = 4 * MAX_RECENTLY_PLAYED;

type LaunchableGame = Pick<
  GameRow,
  'slug' | 'lookupId' | 'category' | 'provider' | 'maxWin' | 'maxWinAmounts'
> & {
  readonly languages: readonly Locale[];
};

interface SearchRequest {
  readonly term: string;
  readonly filter?: GameFilter | null | undefined;
}

interface FavouriteChange {
  readonly site: Site;
  readonly locale: Locale;
  readonly player: PlayerId;
  readonly slug: string;
  readonly isFavourite: boolean;
}

interface RecentRequest {
  readonly player: PlayerId;
  /** The games of the latest rounds, some of which are not recorded yet. */
  readonly rounds: Promise<readonly PlayedStudioGame[]>;
}

export interface CatalogueDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The games that a site offers. A game that is not available in a market is treated as nonexistent: in
 * lists, by slug, for launching and as a favourite.
 */
export function createCatalogue({ database, clock, sites }: CatalogueDeps) {
  const indexes = createCatalogueIndexes({ database, clock, sites });
  const popularity = createPopularity({ database, clock });
  const playerGames = createPlayerGames(database);

  return {
    async seed(tx: Transaction): Promise<void> {
      await writeSiteData(tx, sites, clock.now());
      indexes.invalidate();
    },
    lobby: (site: Site, locale: Locale): Promise<Pick<CatalogueIndex, 'heroes' | 'lobby'>> =>
      indexes.of(site, locale),
    menu: async (site: Site, locale: Locale) => (await indexes.of(site, locale)).menu,
    ...gameLists({ indexes, popularity, playerGames }),
    groups: (site: Site, locale: Locale) => indexes.of(site, locale),
    /** GAME-17: returns a predicate that tells whether a game of the site is also available in another market. */
    async opensIn(site: Site, locale: Locale, market: RequestedMarket): Promise<(slug: string) => boolean> {
      const index = await indexes.of(site, locale);
      return (slug) => {
        const row = index.row(slug);
        return row !== undefined && isOffered(row, { ...site, market });
      };
    },
    search: async (site: Site, locale: Locale, wish: SearchRequest, preferred: readonly string[] = []) =>
      searchOn(await indexes.of(site, locale), wish, preferred),
    searchChoices: async (site: Site, locale: Locale) => (await indexes.of(site, locale)).choices,
    ...gamePages(indexes),
    /** The return to player and largest win of each game, as its studio declares them. */
    declaredGames: readDeclaredGames,
    favourites: async (player: PlayerId) => (await playerGames(player))?.favourites ?? NONE,
    /**
     * Adds or removes a favourite in a single statement, without a caller's transaction: loading the
     * catalogue index while holding a connection could exhaust the pool.
     * @throws Refusal UnknownGame
     */
    async setFavourite({ site, locale, player, slug, isFavourite }: FavouriteChange): Promise<IndexedGame> {
      const game = (await indexes.of(site, locale)).game(slug);
      if (!game) throw new Refusal('UnknownGame', { status: 404, keys: { slug } });
      await (isFavourite
        ? addFavourite(database.query, player, slug, clock.now())
        : removeFavourite(database.query, player, slug));
      return game;
    },
    playRecord: {
      lockUntil: lockRecordedUntil,
      /** Records the games of all rounds that were opened before `until`, and after the last call. */
      async add(tx: Transaction, played: readonly PlayedByPlayer[], until: Date): Promise<void> {
        if (played.length > 0) await writePlayed(tx, played);
        await writeRecordedUntil(tx, until);
      },
    },
    /** GAME-14: the player's most recently played games, newest first. */
    async recentlyPlayed(site: Site, locale: Locale, { player, rounds }: RecentRequest) {
      const [index, recorded, latest] = await Promise.all([
        indexes.of(site, locale),
        playerGames(player),
        rounds,
      ]);
      return recentlyPlayedOn(index, recorded?.played ?? [], latest);
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

const createPlayerGames = (database: Database) =>
  sharedRead((players: readonly PlayerId[]) => readPlayerGames(database, players, RECENTLY_PLAYED_READ));

interface ListSources {
  readonly indexes: ReturnType<typeof createCatalogueIndexes>;
  readonly popularity: ReturnType<typeof createPopularity>;
  readonly playerGames: ReturnType<typeof createPlayerGames>;
}

/** The lists of games, of the site and of a player. */
function gameLists({ indexes, popularity, playerGames }: ListSources) {
  return {
    gameList: async (site: Site, locale: Locale, slug: string) =>
      listOn(await indexes.of(site, locale), slug, popularity),
    /** Null if nobody has played in the last seven days. */
    mostPlayed: async (site: Site, locale: Locale) =>
      (await indexes.of(site, locale)).mostPlayed(await popularity()),
    /** The games of a list that pass a filter, in another order. */
    refine: async (site: Site, locale: Locale, edges: IndexedList['edges'], refinement: Refinement) =>
      refinedGames(await indexes.of(site, locale), edges, { ...refinement, players: await popularity() }),
    facets: async (site: Site, locale: Locale, edges: IndexedList['edges'], filter: GameFilter | null) =>
      facetsOfGames(await indexes.of(site, locale), edges, filter),
    /** May be empty. */
    favouriteList: async (site: Site, locale: Locale, player: PlayerId) =>
      (await indexes.of(site, locale)).favourites((await playerGames(player))?.favourites ?? NONE),
    personalLists: async (site: Site, locale: Locale, past: PlayerPast) =>
      personalListsOn(await indexes.of(site, locale), past),
  };
}

/** What pages show of one game, and what a launch needs. */
function gamePages(indexes: ListSources['indexes']) {
  return {
    game: async (site: Site, locale: Locale, slug: string) => {
      const index = await indexes.of(site, locale);
      return detailsOn(index, locale, foundOn(index, slug));
    },
    gameOfRound: async (site: Site, locale: Locale, round: Parameters<CatalogueIndex['gameOf']>[0]) =>
      (await indexes.of(site, locale)).gameOf(round) ?? null,
    /** The game by its studio's id, whether it can be played here or not; null if there is none. */
    async studioGame(slug: string) {
      const row = await indexes.row(slug);
      return row ? { studio: row.provider, game: row.lookupId } : null;
    },
    /** A game that the operator has switched off, for a player with an open round of it. */
    switchedOffGame: async (site: Site, locale: Locale, slug: string) => {
      const index = await indexes.of(site, locale);
      return detailsOn(index, locale, index.switchedOff(slug) ?? null);
    },
    panel: async (site: Site, locale: Locale, slug: string) => panelOn(await indexes.of(site, locale), slug),
    /** The data of a game needed to launch it; null if the game is not available at the site. */
    async launchable(site: Site, slug: string): Promise<LaunchableGame | null> {
      const row = await indexes.row(slug);
      return row && isOffered(row, site) ? row : null;
    },
    /** The same for a game that the operator has switched off, whose open rounds can still be finished. */
    async finishable(site: Site, slug: string): Promise<LaunchableGame | null> {
      const row = await indexes.row(slug);
      return row && isAvailable(row, site.market) && !isOffered(row, site) ? row : null;
    },
  };
}

/** Writes the games, studios and lists of `sites/` to the database; idempotent. */
async function writeSiteData(tx: Transaction, sites: Sites, now: Date): Promise<void> {
  const studioOf = ({ studio }: GameData) => sites.studios.find(({ slug }) => slug === studio);
  const games = sites.games.map((game) => ({
    ...game,
    images: gameSources(game, studioOf(game), sites.studioServers),
  }));
  await lockSeed(tx);
  await writeOpenings(tx, sites, now);
  await writeStudios(
    tx,
    sites.studios.map((studio) => ({ ...studio, logo: logoSource(studio) })),
  );
  await writeGames(tx, games, now);
  await withdrawOtherGames(tx, sites.games, now);
  await replaceLists(tx, sites.lists);
}

async function listOn(
  index: CatalogueIndex,
  slug: string,
  popularity: () => Promise<Popularity>,
): Promise<IndexedList | null> {
  if (slug === ALL_GAMES) return index.all;
  if (slug === MOST_PLAYED) return index.mostPlayed(await popularity());
  return index.list(slug) ?? null;
}

async function personalListsOn(index: CatalogueIndex, past: PlayerPast): Promise<readonly IndexedList[]> {
  const lists = [await index.becauseYouPlayed(past), await index.sinceLastVisit(past)];
  return lists.filter((list) => list !== null);
}

function recentlyPlayedOn(
  index: CatalogueIndex,
  recorded: readonly PlayedGame[],
  latest: readonly PlayedStudioGame[],
) {
  const times = new Map(recorded.map(({ slug, playedAt }) => [slug, playedAt]));
  for (const { playedAt, ...studioGame } of latest) {
    const slug = index.rowOf(studioGame)?.slug;
    if (slug !== undefined) times.set(slug, playedAt);
  }
  return [...times]
    .toSorted(([, one], [, other]) => other.getTime() - one.getTime())
    .flatMap(([slug, playedAt]) => {
      const game = index.game(slug);
      return game ? [{ game, playedAt }] : [];
    })
    .slice(0, MAX_RECENTLY_PLAYED);
}

function searchOn(
  index: CatalogueIndex,
  { term, filter }: SearchRequest,
  preferred: readonly string[],
): ReturnType<CatalogueIndex['search']> {
  const passes = filterOf(filter);
  if (!passes) return index.search({ term, preferred });
  const isMatch = ({ slug }: IndexedGame): boolean => {
    const row = index.row(slug);
    return row !== undefined && passes(row);
  };
  return index.search({ term, isMatch, preferred });
}

function panelOn(index: CatalogueIndex, slug: string) {
  const found = foundOn(index, slug);
  return found && { game: found.game, ...heroColours(found.row) };
}

function foundOn(index: CatalogueIndex, slug: string): FoundGame | null {
  const game = index.game(slug);
  const row = index.row(slug);
  return game && row ? { game, row } : null;
}

function detailsOn(index: CatalogueIndex, locale: Locale, found: FoundGame | null) {
  if (!found) return null;
  const { game, row } = found;
  const { rtpLeast: least, rtpMost: most, maxWin } = row;
  return {
    ...row,
    game,
    // Null if the studio offers one RTP only.
    rtpRange: least === null || most === null ? null : { least, most },
    language: gameLanguage(row.languages, locale),
    // Rounded down to a whole multiple, so that it never exceeds what the game pays.
    maxWin: maxWin === null ? null : Math.floor(maxWin),
    related: index.related(row),
  };
}
