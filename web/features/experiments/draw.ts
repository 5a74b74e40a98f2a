export interface Weighted<Value> {
  readonly value: Value;
  /** Relative weight; a value with weight zero is never drawn. */
  readonly weight: number;
}

/** EXP-03: draws one of several values by weight. `random` returns a number in [0, 1). */
export function draw<Value>(
  choices: readonly [Weighted<Value>, ...Weighted<Value>[]],
  random: () => number,
): Value {
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  const drawn = choices.find(({ weight }) => (left -= weight) < 0);
  return (drawn ?? choices[0]).value;
}
