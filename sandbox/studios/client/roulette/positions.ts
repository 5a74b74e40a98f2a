import type { Point, Spot } from '../../maths/roulette/spots.ts';

/** A way over the cloth, in half cells. */
export type Step = readonly [along: number, down: number];

const OUTSIDE: Readonly<Record<string, Point>> = {
  column3: { along: 26, down: 1 },
  column2: { along: 26, down: 3 },
  column1: { along: 26, down: 5 },
  dozen1: { along: 5, down: 8 },
  dozen2: { along: 13, down: 8 },
  dozen3: { along: 21, down: 8 },
  low: { along: 3, down: 10 },
  even: { along: 7, down: 10 },
  red: { along: 11, down: 10 },
  black: { along: 15, down: 10 },
  odd: { along: 19, down: 10 },
  high: { along: 23, down: 10 },
};

export const positionOf = ({ id, at }: Spot): Point => at ?? OUTSIDE[id] ?? { along: 0, down: 0 };

/** How far a field reaches to either side of its middle. */
const reachOf = ({ kind, at }: Spot): number => (at ? 0 : kind === 'dozen' ? 4 : kind === 'even' ? 2 : 0);
/** What lies further aside is not in the direction. */
const MOST_ASIDE = 3;

/** The nearest place in a direction; the place itself where the cloth ends. */
export function neighbour(from: Spot, [along, down]: Step, spots: Iterable<Spot>): Spot {
  const here = positionOf(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const there = positionOf(spot);
    const way = [there.along - here.along, there.down - here.down] as const;
    const ahead = way[0] * along + way[1] * down;
    const across = Math.abs(way[0] * down) + Math.abs(way[1] * along);
    const aside = Math.max(0, across - Math.max(reachOf(from), reachOf(spot)) * Math.abs(down));
    const far = ahead + 3 * aside;
    if (ahead > 0 && aside <= MOST_ASIDE && far < least) [best, least] = [spot, far];
  }
  return best;
}

/** How near to a border a press must be to mean it: in half cells from the cell's middle. */
const BORDER = 0.62;

const towards = (value: number, middle: number): number =>
  Math.abs(value - middle) <= BORDER ? middle : middle + Math.sign(value - middle);

/**
 * The point that a press among the numbers means. `across` and `deep` are shares of the block of numbers as it lies
 * with zero at the left.
 */
export function pointOf(across: number, deep: number): Point {
  const along = 1 + across * 24;
  const down = deep * 6;
  return {
    along: Math.min(24, towards(along, Math.min(24, Math.max(2, Math.round(along / 2) * 2)))),
    down: Math.max(1, towards(down, Math.min(5, Math.floor(down / 2) * 2 + 1))),
  };
}
