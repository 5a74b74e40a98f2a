import type { GameFacet, GameFilter, GameSort } from '@foyer/contract/generated/resolvers.ts';
import type { Edge } from '../cursor.ts';
import type { Popularity } from '../popularity.ts';
import { filterOf } from '../search/filter.ts';
import type { CatalogueIndex } from '../siteIndex/catalogueIndex.ts';
import type { IndexedGame } from '../siteIndex/indexed.ts';
import { facetsOf } from './facets.ts';
import { sorted } from './sorted.ts';

type Games = readonly Edge<IndexedGame>[];
type Rows = Pick<CatalogueIndex, 'row'>;

export interface Refinement {
  readonly filter: GameFilter | null;
  /** Null for the list's own order. */
  readonly sort: GameSort | null;
}

export function refinedGames(
  index: Rows,
  edges: Games,
  { filter, sort, players }: Refinement & { readonly players: Popularity },
): Games {
  const passes = filterOf(filter);
  const matching = passes
    ? edges.filter(({ node }) => {
        const row = index.row(node.slug);
        return row !== undefined && passes(row);
      })
    : edges;
  return sort ? sorted(matching, sort, { rowOf: index.row, players }) : matching;
}

export const facetsOfGames = (index: Rows, edges: Games, filter: GameFilter | null): readonly GameFacet[] =>
  facetsOf(
    edges.flatMap(({ node }) => index.row(node.slug) ?? []),
    filter,
  );
