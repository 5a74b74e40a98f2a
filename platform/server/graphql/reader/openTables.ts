import type { IndexedList } from '../../../modules/catalogue/index.ts';
import type { GraphqlContext } from '../context.ts';

const LIVE = 'live-casino';

/**
 * Shows of the live tables those that are open at this moment, under the name "Live now". Without a report of an open
 * table the list stays as it is.
 */
export async function withOpenTables(
  context: GraphqlContext,
  lists: readonly IndexedList[],
): Promise<readonly IndexedList[]> {
  const live = lists.find(({ slug }) => slug === LIVE);
  if (!live) return lists;
  const open = await openTables(context, live);
  return lists.map((list) => (list === live ? open : list));
}

async function openTables(
  { site, sites, locale, services: { catalogue, liveTables } }: GraphqlContext,
  list: IndexedList,
): Promise<IndexedList> {
  const isOpen = await Promise.all(
    list.edges.map(async ({ node }) => {
      const run = await catalogue.launchable(site, node.slug);
      return run !== null && liveTables.of(run)?.isOpen === true;
    }),
  );
  const edges = list.edges.filter((_, index) => isOpen[index]);
  if (edges.length === 0) return list;
  return { ...list, name: sites.translator(locale, ['catalogue'])('catalogue.liveNow'), edges };
}
