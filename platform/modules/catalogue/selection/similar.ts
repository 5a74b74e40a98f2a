import type { Edge } from '../cursor.ts';
import { inSlices } from '../../../infra/jobs/inSlices.ts';
import { byRelease, inOrder } from './selection.ts';

interface Comparable {
  readonly slug: string;
  readonly released: string;
  readonly studio: string;
  readonly volatility: string | null;
  readonly features: readonly string[];
  readonly tags: readonly string[];
}

const MIN_IN_COMMON = 2;
/** Games further down the list are hardly similar. */
const MAX_SIMILAR = 60;
const MAX_POINTS = 99;

/**
 * Games similar to a played one: one point each for the same studio, the same volatility, and each shared
 * feature or tag. At least two points are required; most points first, then newest.
 */
export async function similarTo<Game extends Comparable>(
  played: Comparable,
  games: readonly Game[],
): Promise<readonly Edge<Game>[]> {
  const points = new Map<Game, number>();
  await inSlices(games, (game) => {
    const own = game.slug === played.slug ? 0 : inCommon(played, game);
    if (own >= MIN_IN_COMMON) points.set(game, own);
  });
  const placed = await inOrder([...points.keys()], (game) => {
    const less = MAX_POINTS - Math.min(MAX_POINTS, points.get(game) ?? 0);
    return `${String(less).padStart(2, '0')}${byRelease(game)}`;
  });
  return placed.slice(0, MAX_SIMILAR);
}

function inCommon(one: Comparable, other: Comparable): number {
  const shared = (own: readonly string[], theirs: readonly string[]) =>
    own.filter((item) => theirs.includes(item)).length;
  return (
    (one.studio === other.studio ? 1 : 0) +
    (one.volatility !== null && one.volatility === other.volatility ? 1 : 0) +
    shared(one.features, other.features) +
    shared(one.tags, other.tags)
  );
}
