import type { Point, Spot } from '../../maths/roulette/spots.ts';

/** A direction on the betting layout, in half cells. */
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

/** Half the width of a bet position, in half cells. */
const reachOf = ({ kind, at }: Spot): number => (at ? 0 : kind === 'dozen' ? 4 : kind === 'even' ? 2 : 0);
/** Maximum lateral offset, in half cells, of a position that counts as lying in a direction. */
const MAX_OFFSET = 3;

/** The nearest bet position in a direction; the position itself at the edge of the layout. */
export function neighbour(from: Spot, [along, down]: Step, spots: Iterable<Spot>): Spot {
  const here = positionOf(from);
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const there = positionOf(spot);
    const distance = [there.along - here.along, there.down - here.down] as const;
    const ahead = distance[0] * along + distance[1] * down;
    const across = Math.abs(distance[0] * down) + Math.abs(distance[1] * along);
    const offset = Math.max(0, across - Math.max(reachOf(from), reachOf(spot)) * Math.abs(down));
    const far = ahead + 3 * offset;
    if (ahead > 0 && offset <= MAX_OFFSET && far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Distance from a cell's centre, in half cells, from which a press means the border. */
const BORDER = 0.62;

const towards = (value: number, middle: number): number =>
  Math.abs(value - middle) <= BORDER ? middle : middle + Math.sign(value - middle);

/** The bet position at a point of the number grid, given in fractions of the landscape layout (zero at the left). */
export function pointOf(across: number, deep: number): Point {
  const along = 1 + across * 24;
  const down = deep * 6;
  return {
    along: Math.min(24, towards(along, Math.min(24, Math.max(2, Math.round(along / 2) * 2)))),
    down: Math.max(1, towards(down, Math.min(5, Math.floor(down / 2) * 2 + 1))),
  };
}
