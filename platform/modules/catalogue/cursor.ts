import { Refusal } from '../../infra/refusal.ts';

/** A game's position in a list, expressed so that it remains valid when other games are added or removed. */
export interface CursorPosition {
  /** Sorted as text. */
  readonly rank: string;
  readonly slug: string;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface Page<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

export const encodeCursor = ({ rank, slug }: CursorPosition): string =>
  Buffer.from(`${rank} ${slug}`).toString('base64url');

/** @throws Refusal BadRequest if the text is not a valid cursor */
export function decodeCursor(cursor: string): CursorPosition {
  const [, rank, slug] =
    /^(\d{1,12}) ([a-z0-9-]{1,120})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (rank === undefined || slug === undefined) throw new Refusal('BadRequest', { reasons: ['cursor'] });
  return { rank, slug };
}

export const comparePositions = (a: CursorPosition, b: CursorPosition): number =>
  a.rank === b.rank ? compareText(a.slug, b.slug) : compareText(a.rank, b.rank);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A page of an ordered list. It continues after the cursor's game if the game is still listed, even at
 * another position; otherwise after the position where the game was.
 */
export function page<Node extends { readonly slug: string }>(
  edges: readonly Edge<Node>[],
  first: number,
  after: string | null,
): Page<Node> {
  const start = after === null ? 0 : startAfter(edges, decodeCursor(after));
  const end = Math.min(start + first, edges.length);
  return {
    edges: edges.slice(start, end),
    pageInfo: {
      hasNextPage: end < edges.length,
      endCursor: end > start ? (edges[end - 1]?.cursor ?? null) : null,
    },
    totalCount: edges.length,
  };
}

function startAfter<Node extends { readonly slug: string }>(
  edges: readonly Edge<Node>[],
  position: CursorPosition,
): number {
  const present = edges.findIndex((edge) => edge.node.slug === position.slug);
  if (present !== -1) return present + 1;
  const next = edges.findIndex((edge) => comparePositions(decodeCursor(edge.cursor), position) > 0);
  return next === -1 ? edges.length : next;
}
