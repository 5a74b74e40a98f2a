import { gameCategoryPath, gameListPath, gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import type { Translate, Site } from '../../../sites/index.ts';
import { isAvailable } from '../availability/availability.ts';
import type { Edge } from '../cursor.ts';
import { inSlices, mapInSlices } from '../../../infra/jobs/inSlices.ts';
import { heroColours, logoUrl } from './gameImages.ts';
import { personalRows, type PersonalRows } from './personalRows.ts';
import { choicesOf, type Choices } from '../search/filter.ts';
import { searchOf, type Search } from '../search/search.ts';
import { arrivalsOf } from '../selection/arrivals.ts';
import { categoriesOf, studiosOf, type Group } from '../selection/groups.ts';
import { isNew, newestFirst, select } from '../selection/selection.ts';
import { GameNode } from './gameNode.ts';
import type { IndexedGame, IndexedHero, IndexedList, IndexedStudio, MenuItem } from './indexed.ts';
import type { GameRow, ListRow, OpeningRow } from '../tables.ts';

/** The catalogue of one site in one locale, shared by all its players. */
export interface CatalogueIndex extends PersonalRows {
  readonly heroes: readonly IndexedHero[];
  readonly lobby: readonly IndexedList[];
  readonly menu: readonly MenuItem[];
  /** All lists that have games, in menu order. */
  readonly lists: readonly IndexedList[];
  readonly categories: readonly IndexedList[];
  readonly studios: readonly IndexedStudio[];
  list(slug: string): IndexedList | undefined;
  game(slug: string): IndexedGame | undefined;
  row(slug: string): GameRow | undefined;
  readonly search: Search<IndexedGame, IndexedGame['studio'], IndexedList>;
  readonly choices: Choices<IndexedGame['studio']>;
  related(row: GameRow): IndexedList;
}

export interface CatalogueData {
  readonly games: readonly GameRow[];
  readonly openings: readonly OpeningRow[];
  readonly lists: readonly ListRow[];
}

type ToTile = (row: GameRow, idx?: number) => IndexedGame;
type ToTiles = (placed: readonly Edge<GameRow>[]) => Promise<Edge<IndexedGame>[]>;

/** Works in slices: for 20,000 games it takes one or two seconds, during which other requests are served. */
export async function buildCatalogueIndex(
  data: CatalogueData,
  site: Site,
  translate: Translate,
  now: Date,
): Promise<CatalogueIndex> {
  const toTile = tilesOf(now);
  const toTiles: ToTiles = (placed) =>
    mapInSlices(placed, ({ node, cursor }, idx) => ({ cursor, node: toTile(node, idx) }));

  const rows: GameRow[] = [];
  const bySlug = new Map<string, { readonly row: GameRow; readonly game: IndexedGame }>();
  await inSlices(data.games, (row) => {
    if (!isAvailable(row, site.market)) return;
    rows.push(row);
    bySlug.set(row.slug, { row, game: toTile(row) });
  });
  const newest = await newestFirst(rows);
  const groups = await buildGroups(newest, data.lists, translate, toTiles);
  const studios = new Map(groups.studios.map((one) => [one.studio.slug, one]));
  const games = [...bySlug.values()].map(({ game }) => game);
  const arrivals = await arrivalsOf(rows, data.openings, site.market);
  const heroes = site.heroes.flatMap(({ game: slug, kicker, copy }) => {
    const found = bySlug.get(slug);
    if (!found) return [];
    return [
      { game: found.game, kicker: translate(kicker), copy: translate(copy), ...heroColours(found.row) },
    ];
  });

  return {
    ...groups,
    ...(await personalRows({ rows, arrivals, translate, toTiles })),
    heroes,
    lobby: site.lobby.flatMap((slug) => groups.list(slug) ?? []),
    game: (slug) => bySlug.get(slug)?.game,
    row: (slug) => bySlug.get(slug)?.row,
    search: await searchOf(games, groups.lists),
    choices: choicesOf(
      rows,
      groups.studios.map(({ studio }) => studio),
    ),
    related: (row) => ({
      name: translate('catalogue.related', { studio: row.studioName }),
      slug: row.studio,
      format: 'portrait',
      isRanked: false,
      fromLevel: 1,
      path: gameStudioPath(row.studio),
      edges: (studios.get(row.studio)?.edges ?? [])
        .filter(({ node }) => node.slug !== row.slug)
        .flatMap(({ cursor, node }, idx) => {
          const other = bySlug.get(node.slug);
          return other ? [{ cursor, node: toTile(other.row, idx) }] : [];
        }),
    }),
  };
}

/** Shares the studio object between all games of a studio. */
function tilesOf(now: Date): ToTile {
  const studios = new Map<string, IndexedGame['studio']>();
  return (row, idx = 0) => {
    const { studio: slug, studioName: name, logo, logoRevision } = row;
    const studio = studios.get(slug) ?? { name, slug, imageUrl: logoUrl(slug, logo, logoRevision) };
    studios.set(slug, studio);
    return new GameNode(row, { studio, isNew: isNew(row, now), idx });
  };
}

async function buildGroups(
  newest: readonly Edge<GameRow>[],
  rows: readonly ListRow[],
  translate: Translate,
  toTiles: ToTiles,
): Promise<Pick<CatalogueIndex, 'lists' | 'list' | 'menu' | 'categories' | 'studios'>> {
  const lists: IndexedList[] = [];
  for (const row of rows) {
    const edges = await toTiles(select(newest, row.selection));
    if (edges.length > 0) lists.push(listOf(row, translate, edges));
  }
  const categories: IndexedList[] = [];
  for (const group of await categoriesOf(newest, rows))
    categories.push(categoryOf(group, translate, await toTiles(group.games)));
  const studios: IndexedStudio[] = [];
  for (const { games } of await studiosOf(newest)) studios.push(...studioOf(await toTiles(games)));

  const bySlug = new Map(lists.map((list) => [list.slug, list]));
  const inMenu = new Set(rows.filter(({ isInMenu }) => isInMenu).map(({ slug }) => slug));
  return {
    lists,
    list: (slug) => bySlug.get(slug),
    menu: menuItems(lists.filter(({ slug }) => inMenu.has(slug))),
    categories,
    studios,
  };
}

const listOf = (
  { slug, format, isRanked, fromLevel }: ListRow,
  translate: Translate,
  edges: Edge<IndexedGame>[],
): IndexedList => ({
  name: translate(`catalogue.list.${slug}`),
  slug,
  format,
  isRanked,
  fromLevel,
  path: gameListPath(slug),
  edges,
});

const categoryOf = ({ slug }: Group, translate: Translate, edges: Edge<IndexedGame>[]): IndexedList => ({
  name: translate(`catalogue.category.${slug}`),
  slug,
  format: 'portrait',
  isRanked: false,
  fromLevel: 1,
  path: gameCategoryPath(slug),
  edges,
});

/** The games all have the same studio, so the result has at most one entry. */
const studioOf = (edges: Edge<IndexedGame>[]): IndexedStudio[] =>
  edges.slice(0, 1).map(({ node }) => ({ studio: node.studio, edges }));

/** GQLO-08: the home link and the lists that have games. */
const menuItems = (lists: readonly IndexedList[]): MenuItem[] => [
  { key: 'lobby', path: '/', count: null, fromLevel: 1 },
  ...lists.map(({ slug, edges, fromLevel }) => ({
    key: slug,
    path: gameListPath(slug),
    count: edges.length,
    fromLevel,
  })),
];
