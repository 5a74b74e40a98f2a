export interface Weighted<Value> {
  readonly value: Value;
  /** Its share of the whole; zero is never drawn. */
  readonly weight: number;
}

/** EXP-03: one of several by weight. `random` gives from 0 up to, not including, 1. */
export function draw<Value>(
  choices: readonly [Weighted<Value>, ...Weighted<Value>[]],
  random: () => number,
): Value {
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  const drawn = choices.find(({ weight }) => (left -= weight) < 0);
  return (drawn ?? choices[0]).value;
}
