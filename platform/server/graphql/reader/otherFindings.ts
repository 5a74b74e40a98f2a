import { matchesName } from '../../../modules/catalogue/index.ts';
import type { GraphqlContext } from '../context.ts';
import { visibleBlocks } from './visibleBlocks.ts';

/** OPEN-46: what a search finds outside of the catalogue. A filter is about games, so it leaves nothing else. */
export async function otherFindings(term: string, isFiltered: boolean, context: GraphqlContext) {
  if (isFiltered || term.trim() === '') return { promotions: [], matches: [] };
  return { promotions: await promotionsFor(term, context), matches: matchesFor(term, context) };
}

async function promotionsFor(term: string, context: GraphqlContext) {
  const blocks = (await visibleBlocks('promotions', context)) ?? [];
  const promotions = blocks.flatMap((block) => ('promotion' in block ? [block.promotion] : []));
  return promotions.filter(
    ({ id, title }, index) =>
      matchesName(term, title) && promotions.findIndex((one) => one.id === id) === index,
  );
}

function matchesFor(term: string, { site, services }: GraphqlContext) {
  const matches = (site.has('Sportsbook') && services.featuredMatches.current()) || [];
  return matches.filter(({ league, home, away }) =>
    [league, home.name, away.name].some((name) => matchesName(term, name)),
  );
}
