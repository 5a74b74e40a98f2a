import type { GameFilter } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { GameData, Site, Sites } from '../../sites/index.ts';
import { isAvailable, type RequestedMarket } from './availability/availability.ts';
import {
  lockSeed,
  replaceLists,
  withdrawOtherGames,
  writeGames,
  writeOpenings,
  writeStudios,
} from './seedTables.ts';
import { gameSources } from './images/sources.ts';
import { heroColours } from './siteIndex/gameImages.ts';
import type { CatalogueIndex } from './siteIndex/catalogueIndex.ts';
import type { IndexedGame, IndexedList } from './siteIndex/indexed.ts';
import { gameLanguage } from './gameLanguage.ts';
import { readDeclaredGames } from './declaredGames.ts';
import { filterOf } from './search/filter.ts';
import type { PlayerPast } from './siteIndex/personalRows.ts';
import { createCatalogueIndexes } from './siteIndex/catalogueIndexes.ts';
import { addFavourite, readPlayerGames, removeFavourite, writePlayed, type GameRow } from './tables.ts';

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
  const playerGames = sharedRead((players: readonly PlayerId[]) =>
    readPlayerGames(database, players, RECENTLY_PLAYED_READ),
  );

  return {
    async seed(tx: Transaction): Promise<void> {
      await writeSiteData(tx, sites, clock.now());
      indexes.invalidate();
    },
    lobby: (site: Site, locale: Locale): Promise<Pick<CatalogueIndex, 'heroes' | 'lobby'>> =>
      indexes.of(site, locale),
    menu: async (site: Site, locale: Locale) => (await indexes.of(site, locale)).menu,
    gameList: async (site: Site, locale: Locale, slug: string) =>
      (await indexes.of(site, locale)).list(slug) ?? null,
    personalLists: async (site: Site, locale: Locale, past: PlayerPast) =>
      personalListsOn(await indexes.of(site, locale), past),
    groups: (site: Site, locale: Locale) => indexes.of(site, locale),
    /** GAME-17: returns a predicate that tells whether a game of the site is also available in another market. */
    async opensIn(site: Site, locale: Locale, market: RequestedMarket): Promise<(slug: string) => boolean> {
      const index = await indexes.of(site, locale);
      return (slug) => {
        const row = index.row(slug);
        return row !== undefined && isAvailable(row, market);
      };
    },
    search: async (site: Site, locale: Locale, wish: SearchRequest, preferred: readonly string[] = []) =>
      searchOn(await indexes.of(site, locale), wish, preferred),
    searchChoices: async (site: Site, locale: Locale) => (await indexes.of(site, locale)).choices,
    game: async (site: Site, locale: Locale, slug: string) =>
      detailsOn(await indexes.of(site, locale), locale, slug),
    panel: async (site: Site, locale: Locale, slug: string) => panelOn(await indexes.of(site, locale), slug),
    /** The data of a game needed to launch it; null if the game is not available at the site. */
    launchable: async (site: Site, slug: string): Promise<LaunchableGame | null> =>
      (await indexes.available(site, slug)) ?? null,
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
    async recordPlayed(tx: Transaction, player: PlayerId, slug: string): Promise<void> {
      await writePlayed(tx, player, slug, clock.now());
    },
    /** GAME-14: the player's most recently played games, newest first. */
    async recentlyPlayed(site: Site, locale: Locale, player: PlayerId) {
      const [index, taste] = await Promise.all([indexes.of(site, locale), playerGames(player)]);
      const open = (taste?.played ?? []).flatMap(({ slug, playedAt }) => {
        const game = index.game(slug);
        return game ? [{ game, playedAt }] : [];
      });
      return open.slice(0, MAX_RECENTLY_PLAYED);
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Writes the games, studios and lists of `sites/` to the database; idempotent. */
async function writeSiteData(tx: Transaction, sites: Sites, now: Date): Promise<void> {
  const studioOf = ({ studio }: GameData) => sites.studios.find(({ slug }) => slug === studio);
  const games = sites.games.map((game) => ({ ...game, images: gameSources(game, studioOf(game)) }));
  await lockSeed(tx);
  await writeOpenings(tx, sites, now);
  await writeStudios(tx, sites.studios);
  await writeGames(tx, games, now);
  await withdrawOtherGames(tx, sites.games, now);
  await replaceLists(tx, sites.lists);
}

async function personalListsOn(index: CatalogueIndex, past: PlayerPast): Promise<readonly IndexedList[]> {
  const lists = [await index.becauseYouPlayed(past), await index.sinceLastVisit(past)];
  return lists.filter((list) => list !== null);
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
  const game = index.game(slug);
  const row = index.row(slug);
  return game && row ? { game, ...heroColours(row) } : null;
}

function detailsOn(index: CatalogueIndex, locale: Locale, slug: string) {
  const game = index.game(slug);
  const row = index.row(slug);
  if (!game || !row) return null;
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
