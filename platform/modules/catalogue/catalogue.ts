import type { GameFilter } from '@foyer/contract/generated/resolvers.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import { sharedRead } from '../../infra/database/sharedRead.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { isAvailable, type RequestedMarket } from './availability/availability.ts';
import {
  lockSeed,
  replaceLists,
  withdrawOtherGames,
  writeGames,
  writeOpenings,
  writeStudios,
} from './seedTables.ts';
import { heroColours, type HeroColours } from './siteIndex/gameImages.ts';
import type { MenuItem, CatalogueIndex, IndexedGame, IndexedList } from './siteIndex/catalogueIndex.ts';
import { gameLanguage } from './gameLanguage.ts';
import { filterOf } from './search/filter.ts';
import type { PlayerPast } from './siteIndex/personalRows.ts';
import { createCatalogueIndexes } from './siteIndex/catalogueIndexes.ts';
import { addFavourite, readTastes, removeFavourite, writePlayed, type GameRow } from './tables.ts';

/** GAME-14 */
const MAX_RECENTLY_PLAYED = 5;
/** Read beyond that, as some of them may not be open to the player any more. */
const RECENTLY_PLAYED_READ = 4 * MAX_RECENTLY_PLAYED;

interface GameDetails {
  readonly game: IndexedGame;
  /** The returns its studio offers it with; null where it is always the same. */
  readonly rtpRange: { readonly least: string; readonly most: string } | null;
  readonly languages: Locale[];
  /** The one it speaks to the visitor. */
  readonly language: Locale;
  readonly maxWin: number | null;
  readonly lines: number | null;
  readonly volatility: string | null;
  readonly minStake: string;
  readonly maxStake: string;
  readonly related: IndexedList;
}

/** What a launch needs to know of a game. */
interface LaunchableGame {
  readonly slug: string;
  readonly lookupId: string;
  readonly category: string;
  /** Whose server runs it. */
  readonly provider: string;
  readonly languages: readonly Locale[];
  /** The largest win that its studio declares, as a multiple of the stakes; null where it declares none. */
  readonly maxWin: number | null;
  /** The same as amounts in major units. */
  readonly maxWinAmounts: Partial<Record<Currency, string>> | null;
}

/** A game beside a panel of words, in the colours that go with its picture. */
interface GamePanel extends HeroColours {
  readonly game: IndexedGame;
}

interface RecentGame {
  readonly game: IndexedGame;
  readonly playedAt: Date;
}

/**
 * What a site offers to play. A game that a market may not have is not there: not in lists, not by its name,
 * not for launching, not as a favourite.
 */
export interface Catalogue {
  /** Brings the site data into the database; the same data twice changes nothing. */
  seed(tx: Transaction): Promise<void>;
  lobby(site: Site, locale: Locale): Promise<Pick<CatalogueIndex, 'heroes' | 'lobby'>>;
  menu(site: Site, locale: Locale): Promise<readonly MenuItem[]>;
  gameList(site: Site, locale: Locale, slug: string): Promise<IndexedList | null>;
  /** What the player alone is shown; a list that would be empty is not there. */
  personalLists(site: Site, locale: Locale, past: PlayerPast): Promise<readonly IndexedList[]>;
  /** All there is, by how it is listed, by what it is, by who made it. */
  groups(site: Site, locale: Locale): Promise<Pick<CatalogueIndex, 'lists' | 'categories' | 'studios'>>;
  /** Whether a game of the site's may be shown in another market as well. GAME-17 */
  opensIn(site: Site, locale: Locale, market: RequestedMarket): Promise<(slug: string) => boolean>;
  search(site: Site, locale: Locale, wanted: SearchWish): Promise<ReturnType<CatalogueIndex['search']>>;
  /** What search may be narrowed down by. */
  searchChoices(site: Site, locale: Locale): Promise<CatalogueIndex['choices']>;
  game(site: Site, locale: Locale, slug: string): Promise<GameDetails | null>;
  panel(site: Site, locale: Locale, slug: string): Promise<GamePanel | null>;
  launchable(site: Site, slug: string): Promise<LaunchableGame | null>;
  favourites(player: PlayerId): Promise<ReadonlySet<string>>;
  /**
   * One statement, and so a transaction by itself: the shelf is read first, and reading it while holding a
   * connection could leave all connections waiting for one more.
   * @throws Refusal UnknownGame
   */
  setFavourite(change: FavouriteChange): Promise<IndexedGame>;
  /** Notes that a player has opened a game. */
  recordPlayed(tx: Transaction, player: PlayerId, slug: string): Promise<void>;
  /** GAME-14: the player's latest games, newest first. */
  recentlyPlayed(site: Site, locale: Locale, player: PlayerId): Promise<readonly RecentGame[]>;
}

interface SearchWish {
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

export function createCatalogue({ database, clock, sites }: CatalogueDeps): Catalogue {
  const shelves = createCatalogueIndexes({ database, clock, sites });
  const tastes = sharedRead((players: readonly PlayerId[]) =>
    readTastes(database, players, RECENTLY_PLAYED_READ),
  );

  return {
    async seed(tx) {
      await lockSeed(tx);
      await writeOpenings(tx, sites, clock.now());
      await writeStudios(tx, sites.studios);
      await writeGames(tx, sites.games, clock.now());
      await withdrawOtherGames(tx, sites.games, clock.now());
      await replaceLists(tx, sites.lists);
      shelves.invalidate();
    },

    lobby: (site, locale) => shelves.of(site, locale),
    menu: async (site, locale) => (await shelves.of(site, locale)).menu,
    gameList: async (site, locale, slug) => (await shelves.of(site, locale)).list(slug) ?? null,
    async personalLists(site, locale, past) {
      const shelf = await shelves.of(site, locale);
      const lists = [await shelf.becauseYouPlayed(past), await shelf.sinceLastVisit(past)];
      return lists.filter((list) => list !== null);
    },
    groups: (site, locale) => shelves.of(site, locale),

    async opensIn(site, locale, market) {
      const shelf = await shelves.of(site, locale);
      return (slug) => {
        const row = shelf.row(slug);
        return row !== undefined && isAvailable(row, market);
      };
    },

    search: async (site, locale, wish) => searchOn(await shelves.of(site, locale), wish),
    searchChoices: async (site, locale) => (await shelves.of(site, locale)).choices,

    game: async (site, locale, slug) => detailsOn(await shelves.of(site, locale), locale, slug),

    panel: async (site, locale, slug) => panelOn(await shelves.of(site, locale), slug),

    launchable: async (site, slug) => launchableOf(await shelves.available(site, slug)),

    favourites: async (player) => (await tastes(player))?.favourites ?? NONE,

    async setFavourite({ site, locale, player, slug, isFavourite }) {
      const game = (await shelves.of(site, locale)).game(slug);
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
      const [shelf, taste] = await Promise.all([shelves.of(site, locale), tastes(player)]);
      const open = (taste?.played ?? []).flatMap(({ slug, playedAt }) => {
        const game = shelf.game(slug);
        return game ? [{ game, playedAt }] : [];
      });
      return open.slice(0, MAX_RECENTLY_PLAYED);
    },
  };
}

function searchOn(shelf: CatalogueIndex, { term, filter }: SearchWish): ReturnType<CatalogueIndex['search']> {
  const passes = filterOf(filter);
  if (!passes) return shelf.search({ term });
  const fits = ({ slug }: IndexedGame): boolean => {
    const row = shelf.row(slug);
    return row !== undefined && passes(row);
  };
  return shelf.search({ term, fits });
}

function launchableOf(row: GameRow | undefined): LaunchableGame | null {
  if (!row) return null;
  const { slug, lookupId, category, provider, languages, maxWin, maxWinAmounts } = row;
  return { slug, lookupId, category, provider, languages, maxWin, maxWinAmounts };
}

function panelOn(shelf: CatalogueIndex, slug: string): GamePanel | null {
  const game = shelf.game(slug);
  const row = shelf.row(slug);
  return game && row ? { game, ...heroColours(row) } : null;
}

function detailsOn(shelf: CatalogueIndex, locale: Locale, slug: string): GameDetails | null {
  const game = shelf.game(slug);
  const row = shelf.row(slug);
  if (!game || !row) return null;
  const { rtpLeast: least, rtpMost: most, languages, ...facts } = row;
  const { maxWin, lines, volatility, minStake, maxStake } = facts;
  return {
    game,
    rtpRange: least === null || most === null ? null : { least, most },
    languages,
    language: gameLanguage(languages, locale),
    // Shown in whole stakes, and never more than the game pays.
    maxWin: maxWin === null ? null : Math.floor(maxWin),
    lines,
    volatility,
    minStake,
    maxStake,
    related: shelf.related(row),
  };
}
