/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/**
 * The median of the ratios of measurements that were made in pairs, one right after the other: a machine that becomes
 * slower after some of them changes it less than the ratio of two medians.
 */
export const medianRatio = (values: readonly number[], baselines: readonly number[]): number =>
  median(values.map((value, pair) => value / (baselines[pair] ?? Number.NaN)));

/** @param share from 0 to 1, such as 0.99 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The one whose value is in the middle; of two in the middle, the one with the larger value. */
export function middleOf<Measured>(
  all: readonly Measured[],
  value: (measured: Measured) => number,
): Measured {
  const middle = all.toSorted((a, b) => value(a) - value(b))[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
