import type { GameSort } from '@foyer/contract/generated/resolvers.ts';
import { encodeCursor, type Edge } from '../cursor.ts';

interface Sortable {
  readonly slug: string;
  readonly title: string;
  /** ISO 8601 date. */
  readonly released: string;
  readonly rtp: string | null;
}

/** The games in another order than the list's own, which stays for games that are equal. */
export function sorted<Node extends { readonly slug: string }>(
  edges: readonly Edge<Node>[],
  sort: GameSort,
  { rowOf, players }: SortDeps,
): readonly Edge<Node>[] {
  const compare = COMPARE[sort];
  const places = edges.flatMap(({ node }) => {
    const row = rowOf(node.slug);
    return row ? [{ node, row, players: players.get(node.slug) ?? 0 }] : [];
  });
  // A cursor still works if its game has left the list: it names the place where the game was.
  return places.sort(compare).map(({ node }, rank) => ({
    node,
    cursor: encodeCursor({ rank: String(rank).padStart(8, '0'), slug: node.slug }),
  }));
}

export interface SortDeps {
  rowOf(slug: string): Sortable | undefined;
  /** Number of players by slug. */
  readonly players: ReadonlyMap<string, number>;
}

interface Place {
  readonly row: Sortable;
  readonly players: number;
}

const byTitle = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

const COMPARE: Readonly<Record<GameSort, (one: Place, other: Place) => number>> = {
  popular: (one, other) => other.players - one.players,
  newest: (one, other) => compareText(other.row.released, one.row.released),
  title: (one, other) => byTitle.compare(one.row.title, other.row.title),
  returnRate: (one, other) => Number(other.row.rtp ?? 0) - Number(one.row.rtp ?? 0),
};

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
