import { gameCategoryPath, gameListPath, gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import type { Say, Site } from '../../plumbing/sites/index.ts';
import { isAvailable } from './availability/availability.ts';
import type { Placed } from './cursor.ts';
import { categoriesOf, studiosOf, type Group } from './selection/groups.ts';
import { heroColours, lookOf, markUrl } from './look.ts';
import { choicesOf, type Choices } from './search/filter.ts';
import { searchOf, type Search } from './search/search.ts';
import { isNew, related, select } from './selection/selection.ts';
import type { GameRow, ListRow } from './tables.ts';

export type ShelfGame = ResolversParentTypes['Game'];
export type ShelfHero = Omit<ResolversParentTypes['Hero'], 'game'> & { readonly game: ShelfGame };
export type ShelfList = Omit<ResolversParentTypes['GameList'], 'edges'> & {
  readonly edges: readonly Placed<ShelfGame>[];
};
export type ShelfStudio = Omit<ResolversParentTypes['StudioGames'], 'edges'> & Pick<ShelfList, 'edges'>;
export type MenuItem = ResolversParentTypes['MenuItem'];

/** Everything one site shows of the catalogue in one locale: the same for all its players, and made once. */
export interface Shelf {
  readonly heroes: readonly ShelfHero[];
  /** What the lobby shows, top to bottom. */
  readonly lobby: readonly ShelfList[];
  readonly menu: readonly MenuItem[];
  /** All that have games, in the order of the menu. */
  readonly lists: readonly ShelfList[];
  readonly categories: readonly ShelfList[];
  readonly studios: readonly ShelfStudio[];
  list(slug: string): ShelfList | undefined;
  game(slug: string): ShelfGame | undefined;
  /** The row behind a game on this shelf. */
  row(slug: string): GameRow | undefined;
  readonly search: Search<ShelfGame, ShelfGame['studio'], ShelfList>;
  /** What search may be narrowed down by. */
  readonly choices: Choices<ShelfGame['studio']>;
  /** More games of the same studio. */
  related(row: GameRow): ShelfList;
}

export interface Stock {
  readonly games: readonly GameRow[];
  readonly lists: readonly ListRow[];
}

export function fillShelf(stock: Stock, site: Site, say: Say, now: Date): Shelf {
  const rows = stock.games.filter((row) => isAvailable(row, site.market));
  const rowsBySlug = new Map(rows.map((row) => [row.slug, row]));
  const games = new Map(rows.map((row) => [row.slug, shelfGame(row, now)]));
  const place = (placed: readonly Placed<GameRow>[]): Placed<ShelfGame>[] =>
    placed.flatMap(({ node, ...edge }, idx) => {
      const game = games.get(node.slug);
      return game ? [{ ...edge, node: { ...game, idx } }] : [];
    });

  const lists = stock.lists
    .map((list) => shelfList(list, say, place(select(rows, list.selection))))
    .filter(({ edges }) => edges.length > 0);
  const bySlug = new Map(lists.map((list) => [list.slug, list]));
  const inMenu = new Set(stock.lists.filter(({ isInMenu }) => isInMenu).map(({ slug }) => slug));

  const studios = studiosOf(rows).flatMap(({ games: placed }) => shelfStudio(place(placed)));

  return {
    heroes: site.heroes.flatMap(({ game: slug, kicker, copy }) => {
      const [game, row] = [games.get(slug), rowsBySlug.get(slug)];
      return game && row ? [{ game, kicker: say(kicker), copy: say(copy), ...heroColours(row) }] : [];
    }),
    lobby: site.lobby.flatMap((slug) => bySlug.get(slug) ?? []),
    menu: menuItems(lists.filter(({ slug }) => inMenu.has(slug))),
    lists,
    categories: categoriesOf(rows, stock.lists).map((group) => shelfCategory(group, say, place(group.games))),
    studios,
    list: (slug) => bySlug.get(slug),
    game: (slug) => games.get(slug),
    row: (slug) => rowsBySlug.get(slug),
    search: searchOf([...games.values()], lists),
    choices: choicesOf(
      rows,
      studios.map(({ studio }) => studio),
    ),
    related: (row) => ({
      name: say('catalogue.related', { studio: row.studioName }),
      slug: row.studio,
      format: 'portrait',
      isRanked: false,
      path: gameStudioPath(row.studio),
      edges: place(related(rows, row)),
    }),
  };
}

const shelfGame = (row: GameRow, now: Date): ShelfGame => ({
  id: row.slug,
  slug: row.slug,
  idx: 0,
  lookupId: row.lookupId,
  title: row.title,
  category: row.category,
  studio: studioOf(row),
  rtp: row.rtp,
  isNew: isNew(row, now),
  isLive: row.category === 'live-casino',
  ...lookOf(row),
});

function studioOf({ studio: slug, studioName: name, studioFace: face }: GameRow): ShelfGame['studio'] {
  return { name, slug, imageUrl: markUrl({ slug, name, face }) };
}

const shelfList = ({ slug, format, isRanked }: ListRow, say: Say, edges: Placed<ShelfGame>[]): ShelfList => ({
  name: say(`catalogue.list.${slug}`),
  slug,
  format,
  isRanked,
  path: gameListPath(slug),
  edges,
});

const shelfCategory = ({ slug }: Group, say: Say, edges: Placed<ShelfGame>[]): ShelfList => ({
  name: say(`catalogue.category.${slug}`),
  slug,
  format: 'portrait',
  isRanked: false,
  path: gameCategoryPath(slug),
  edges,
});

/** One studio’s games have one studio. */
const shelfStudio = (edges: Placed<ShelfGame>[]): ShelfStudio[] =>
  edges.slice(0, 1).map(({ node }) => ({ studio: node.studio, edges }));

/** GQLO-08: the way home, and the lists that have games. */
const menuItems = (lists: readonly ShelfList[]): MenuItem[] => [
  { key: 'lobby', path: '/', count: null },
  ...lists.map(({ slug, edges }) => ({ key: slug, path: gameListPath(slug), count: edges.length })),
];
