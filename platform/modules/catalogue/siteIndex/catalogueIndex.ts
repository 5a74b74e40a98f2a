import { gameCategoryPath, gameListPath, gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import type { Translate, Site } from '../../../sites/index.ts';
import { isAvailable, regionCodesOf } from '../availability/availability.ts';
import { isSwitchedOff } from '../availability/switchedOff.ts';
import type { Edge } from '../cursor.ts';
import { inSlices, mapInSlices } from '../../../infra/jobs/inSlices.ts';
import { heroColours, logoUrl } from './gameImages.ts';
import { personalRows, type PersonalRows } from './personalRows.ts';
import { ALL_GAMES, pickedLists } from './pickedLists.ts';
import { choicesOf, type Choices } from '../search/filter.ts';
import { searchOf, type Search } from '../search/search.ts';
import { arrivalsOf } from '../selection/arrivals.ts';
import { categoriesOf, studiosOf, type Group } from '../selection/groups.ts';
import { isNew, newestFirst, select } from '../selection/selection.ts';
import { GameNode } from './gameNode.ts';
import type { IndexedGame, IndexedHero, IndexedList, IndexedStudio, MenuItem } from './indexed.ts';
import type { GameRow, ListRow, OpeningRow, StudioGame } from '../tables.ts';

/** The catalogue of one site in one locale, shared by all its players. */
export interface CatalogueIndex extends PersonalRows, ReturnType<typeof pickedLists> {
  /** All games, newest first. */
  readonly all: IndexedList;
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
  /** A game that the operator has switched off, in which a player may have an open round. */
  switchedOff(slug: string): FoundGame | undefined;
  /** The game of a round. One that is switched off is found only while its round is open. */
  gameOf(round: StudioGame & { readonly isOpen: boolean }): IndexedGame | undefined;
  readonly search: Search<IndexedGame, IndexedGame['studio'], IndexedList>;
  readonly choices: Choices<IndexedGame['studio']>;
  related(row: GameRow): IndexedList;
}

export interface FoundGame {
  readonly row: GameRow;
  readonly game: IndexedGame;
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

  const { rows, bySlug, switchedOff } = await gamesOf(data, site, toTile);
  const newest = await newestFirst(rows);
  const groups = await buildGroups(newest, data.lists, translate, toTiles);
  const studios = new Map(groups.studios.map((one) => [one.studio.slug, one]));
  const games = [...bySlug.values()].map(({ game }) => game);
  const arrivals = await arrivalsOf(rows, data.openings, site.market);
  const personal = await personalRows({ rows, arrivals, translate, toTiles });
  return {
    ...groups,
    ...personal,
    ...pickedLists({
      translate,
      tileOf(slug, idx) {
        const found = bySlug.get(slug);
        return found && toTile(found.row, idx);
      },
    }),
    all: {
      name: translate('catalogue.allGames'),
      slug: ALL_GAMES,
      format: 'portrait',
      isRanked: false,
      fromLevel: 1,
      path: gameListPath(ALL_GAMES),
      edges: await toTiles(newest),
    },
    heroes: heroesOf(site, bySlug, translate),
    lobby: site.lobby.flatMap((slug) => groups.list(slug) ?? []),
    game: (slug) => bySlug.get(slug)?.game,
    row: (slug) => bySlug.get(slug)?.row,
    gameOf({ isOpen, ...played }) {
      const row = personal.rowOf(played) ?? (isOpen ? rowOfCompany(switchedOff.values(), played) : undefined);
      return row && toTile(row);
    },
    switchedOff(slug) {
      const row = switchedOff.get(slug);
      return row && { row, game: toTile(row) };
    },
    search: await searchOf(games, groups.lists, groups.categories),
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

/** The games that the site offers, and those that the operator has switched off. */
async function gamesOf({ games }: CatalogueData, site: Site, toTile: ToTile) {
  const rows: GameRow[] = [];
  const bySlug = new Map<string, FoundGame>();
  const switchedOff = new Map<string, GameRow>();
  const codes = regionCodesOf(site.market);
  await inSlices(games, (row) => {
    if (!isAvailable(row, site.market)) return;
    if (isSwitchedOff(row, site.switchedOff, codes)) return void switchedOff.set(row.slug, row);
    rows.push(row);
    bySlug.set(row.slug, { row, game: toTile(row) });
  });
  return { rows, bySlug, switchedOff };
}

const rowOfCompany = (rows: Iterable<GameRow>, { studio, game }: StudioGame): GameRow | undefined =>
  [...rows].find(({ provider, lookupId }) => provider === studio && lookupId === game);

function heroesOf(
  site: Site,
  bySlug: ReadonlyMap<string, FoundGame>,
  translate: Translate,
): CatalogueIndex['heroes'] {
  return site.heroes.flatMap(({ game: slug, kicker, copy }) => {
    const found = bySlug.get(slug);
    if (!found) return [];
    return [
      { game: found.game, kicker: translate(kicker), copy: translate(copy), ...heroColours(found.row) },
    ];
  });
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
