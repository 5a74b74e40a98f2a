import type { GameFilter } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
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
  type SeededGame,
} from './seedTables.ts';
import { gameSources } from './images/sources.ts';
import { heroColours, type HeroColours } from './siteIndex/gameImages.ts';
import type { CatalogueIndex } from './siteIndex/catalogueIndex.ts';
import type { IndexedGame, IndexedList, MenuItem } from './siteIndex/indexed.ts';
import { gameLanguage } from './gameLanguage.ts';
import { readDeclaredGames, type DeclaredGame } from './declaredGames.ts';
import { filterOf } from './search/filter.ts';
import type { PlayerPast } from './siteIndex/personalRows.ts';
import { createCatalogueIndexes } from './siteIndex/catalogueIndexes.ts';
import { addFavourite, readPlayerGames, removeFavourite, writePlayed, type GameRow } from './tables.ts';

/** GAME-14 */
const MAX_RECENTLY_PLAYED = 5;
/** Read more than are shown, because some may no longer be available to the player. */
const RECENTLY_PLAYED_READ = 4 * MAX_RECENTLY_PLAYED;

interface GameDetails {
  readonly game: IndexedGame;
  /** The range of RTP settings that the studio offers; null if the RTP is fixed. */
  readonly rtpRange: { readonly least: string; readonly most: string } | null;
  readonly languages: Locale[];
  /** The game language for this visitor. */
  readonly language: Locale;
  readonly maxWin: number | null;
  readonly lines: number | null;
  readonly volatility: string | null;
  readonly minStake: string;
  readonly maxStake: string;
  readonly related: IndexedList;
}

/** The data of a game needed to launch it. */
interface LaunchableGame {
  readonly slug: string;
  readonly lookupId: string;
  readonly category: string;
  /** The studio that hosts the game. */
  readonly provider: string;
  readonly languages: readonly Locale[];
  /** The maximum win that the studio declares, as a multiple of the stake; null if it declares none. */
  readonly maxWin: number | null;
  /** The maximum win by currency, in major units. */
  readonly maxWinAmounts: Partial<Record<Currency, string>> | null;
}

/** A game with the colours for a text panel beside its image. */
interface GamePanel extends HeroColours {
  readonly game: IndexedGame;
}

interface RecentGame {
  readonly game: IndexedGame;
  readonly playedAt: Date;
}

/**
 * The games that a site offers. A game that is not available in a market is treated as nonexistent: in
 * lists, by slug, for launching and as a favourite.
 */
export interface Catalogue {
  /** Writes the site data to the database; idempotent. */
  seed(tx: Transaction): Promise<void>;
  lobby(site: Site, locale: Locale): Promise<Pick<CatalogueIndex, 'heroes' | 'lobby'>>;
  menu(site: Site, locale: Locale): Promise<readonly MenuItem[]>;
  gameList(site: Site, locale: Locale, slug: string): Promise<IndexedList | null>;
  /** The player's personal lists, without empty ones. */
  personalLists(site: Site, locale: Locale, past: PlayerPast): Promise<readonly IndexedList[]>;
  /** All games by list, by category and by studio. */
  groups(site: Site, locale: Locale): Promise<Pick<CatalogueIndex, 'lists' | 'categories' | 'studios'>>;
  /** GAME-17: returns a predicate that tells whether a game of the site is also available in another market. */
  opensIn(site: Site, locale: Locale, market: RequestedMarket): Promise<(slug: string) => boolean>;
  search(site: Site, locale: Locale, requested: SearchRequest): Promise<ReturnType<CatalogueIndex['search']>>;
  /** The filters that search offers. */
  searchChoices(site: Site, locale: Locale): Promise<CatalogueIndex['choices']>;
  game(site: Site, locale: Locale, slug: string): Promise<GameDetails | null>;
  panel(site: Site, locale: Locale, slug: string): Promise<GamePanel | null>;
  launchable(site: Site, slug: string): Promise<LaunchableGame | null>;
  /** What the studios declare of the results of all their games. */
  declaredGames(queryable: Queryable): Promise<readonly DeclaredGame[]>;
  favourites(player: PlayerId): Promise<ReadonlySet<string>>;
  /**
   * Adds or removes a favourite in a single statement, without a caller's transaction: loading the
   * catalogue index while holding a connection could exhaust the pool.
   * @throws Refusal UnknownGame
   */
  setFavourite(change: FavouriteChange): Promise<IndexedGame>;
  /** Records that a player has opened a game. */
  recordPlayed(tx: Transaction, player: PlayerId, slug: string): Promise<void>;
  /** GAME-14: the player's most recently played games, newest first. */
  recentlyPlayed(site: Site, locale: Locale, player: PlayerId): Promise<readonly RecentGame[]>;
}

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

const withSources =
  (studios: Sites['studios']) =>
  (game: GameData): SeededGame => ({
    ...game,
    images: gameSources(
      game,
      studios.find(({ slug }) => slug === game.studio),
    ),
  });

const NONE: ReadonlySet<string> = new Set();

export function createCatalogue({ database, clock, sites }: CatalogueDeps): Catalogue {
  const indexes = createCatalogueIndexes({ database, clock, sites });
  const playerGames = sharedRead((players: readonly PlayerId[]) =>
    readPlayerGames(database, players, RECENTLY_PLAYED_READ),
  );

  return {
    async seed(tx) {
      await lockSeed(tx);
      await writeOpenings(tx, sites, clock.now());
      await writeStudios(tx, sites.studios);
      await writeGames(tx, sites.games.map(withSources(sites.studios)), clock.now());
      await withdrawOtherGames(tx, sites.games, clock.now());
      await replaceLists(tx, sites.lists);
      indexes.invalidate();
    },

    lobby: (site, locale) => indexes.of(site, locale),
    menu: async (site, locale) => (await indexes.of(site, locale)).menu,
    gameList: async (site, locale, slug) => (await indexes.of(site, locale)).list(slug) ?? null,
    async personalLists(site, locale, past) {
      const index = await indexes.of(site, locale);
      const lists = [await index.becauseYouPlayed(past), await index.sinceLastVisit(past)];
      return lists.filter((list) => list !== null);
    },
    groups: (site, locale) => indexes.of(site, locale),

    async opensIn(site, locale, market) {
      const index = await indexes.of(site, locale);
      return (slug) => {
        const row = index.row(slug);
        return row !== undefined && isAvailable(row, market);
      };
    },

    search: async (site, locale, wish) => searchOn(await indexes.of(site, locale), wish),
    searchChoices: async (site, locale) => (await indexes.of(site, locale)).choices,

    game: async (site, locale, slug) => detailsOn(await indexes.of(site, locale), locale, slug),

    panel: async (site, locale, slug) => panelOn(await indexes.of(site, locale), slug),

    launchable: async (site, slug) => launchableOf(await indexes.available(site, slug)),
    declaredGames: readDeclaredGames,

    favourites: async (player) => (await playerGames(player))?.favourites ?? NONE,

    async setFavourite({ site, locale, player, slug, isFavourite }) {
      const game = (await indexes.of(site, locale)).game(slug);
      if (!game) throw new Refusal('UnknownGame', { status: 404, keys: { slug } });
      await (isFavourite
        ? addFavourite(database.query, player, slug, clock.now())
        : removeFavourite(database.query, player, slug));
      return game;
    },

    async recordPlayed(tx, player, slug) {
      await writePlayed(tx, player, slug, clock.now());
    },

    async recentlyPlayed(site, locale, player) {
      const [index, taste] = await Promise.all([indexes.of(site, locale), playerGames(player)]);
      const open = (taste?.played ?? []).flatMap(({ slug, playedAt }) => {
        const game = index.game(slug);
        return game ? [{ game, playedAt }] : [];
      });
      return open.slice(0, MAX_RECENTLY_PLAYED);
    },
  };
}

function searchOn(
  index: CatalogueIndex,
  { term, filter }: SearchRequest,
): ReturnType<CatalogueIndex['search']> {
  const passes = filterOf(filter);
  if (!passes) return index.search({ term });
  const isMatch = ({ slug }: IndexedGame): boolean => {
    const row = index.row(slug);
    return row !== undefined && passes(row);
  };
  return index.search({ term, isMatch });
}

function launchableOf(row: GameRow | undefined): LaunchableGame | null {
  if (!row) return null;
  const { slug, lookupId, category, provider, languages, maxWin, maxWinAmounts } = row;
  return { slug, lookupId, category, provider, languages, maxWin, maxWinAmounts };
}

function panelOn(index: CatalogueIndex, slug: string): GamePanel | null {
  const game = index.game(slug);
  const row = index.row(slug);
  return game && row ? { game, ...heroColours(row) } : null;
}

function detailsOn(index: CatalogueIndex, locale: Locale, slug: string): GameDetails | null {
  const game = index.game(slug);
  const row = index.row(slug);
  if (!game || !row) return null;
  const { rtpLeast: least, rtpMost: most, languages, ...facts } = row;
  const { maxWin, lines, volatility, minStake, maxStake } = facts;
  return {
    game,
    rtpRange: least === null || most === null ? null : { least, most },
    languages,
    language: gameLanguage(languages, locale),
    // Rounded down to a whole multiple, so that it never exceeds what the game pays.
    maxWin: maxWin === null ? null : Math.floor(maxWin),
    lines,
    volatility,
    minStake,
    maxStake,
    related: index.related(row),
  };
}
