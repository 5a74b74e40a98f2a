/** Probability of each number of points in one tick, by index: `[0.98, 0.02]` is a 2 % chance of one goal. */
export type Scoring = readonly number[];

/** The points for a random number from 0 to 1. */
export function pointsBy(scoring: Scoring, number: number): number {
  let below = 0;
  for (const [points, probability] of scoring.entries()) {
    below += probability;
    if (number < below) return points;
  }
  return 0;
}

const known = new WeakMap<Scoring, (readonly number[])[]>();

/** Probability of each number of points that a side scores in the given number of ticks. */
export function comingPoints(scoring: Scoring, ticks: number): readonly number[] {
  const sums = known.get(scoring) ?? [[1]];
  known.set(scoring, sums);
  for (let done = sums.length; done <= ticks; done++)
    sums.push(withoutTail(sumOf(sums[done - 1] ?? [1], scoring)));
  return sums[ticks] ?? [1];
}

/** Probabilities below this are dropped; the effect is far below the precision of any price. */
const NOTHING = 1e-14;

function withoutTail(probabilities: readonly number[]): readonly number[] {
  let length = probabilities.length;
  while (length > 1 && (probabilities[length - 1] ?? 0) < NOTHING) length--;
  return probabilities.slice(0, length);
}

/** Probabilities of the sum of two independent numbers. */
export function sumOf(one: readonly number[], other: readonly number[]): readonly number[] {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, p] of one.entries())
    for (const [b, q] of other.entries()) sum[a + b] = (sum[a + b] ?? 0) + p * q;
  return sum;
}

export const goals = (average: number, ticks: number): Scoring => [1 - average / ticks, average / ticks];

/** Scoring per tick for basketball: most baskets score two points, some three. */
export function baskets(average: number, ticks: number): Scoring {
  const perTick = average / ticks;
  const three = perTick * 0.1;
  const two = (perTick - 3 * three) / 2;
  return [1 - two - three, 0, two, three];
}

/** Expected number of points in the given number of ticks. */
export const expectedPoints = (scoring: Scoring, ticks: number): number =>
  ticks * scoring.reduce((sum, probability, points) => sum + probability * points, 0);
