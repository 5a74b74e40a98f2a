/** An outcome of a market of one match. */
export interface Selection {
  readonly market: string;
  readonly outcome: string;
}

/**
 * The probability that all selections win.
 * @param ends the possible ends of the match with their probabilities
 * @param outcomeOf the winning outcome of a market at such an end; null when its stakes are returned
 */
export function jointProbability<End>(
  ends: Iterable<readonly [end: End, probability: number]>,
  outcomeOf: (end: End, market: string) => string | null,
  selections: readonly Selection[],
): number {
  let sum = 0;
  for (const [end, probability] of ends)
    if (selections.every(({ market, outcome }) => outcomeOf(end, market) === outcome)) sum += probability;
  return sum;
}
