export interface Simulation {
  readonly rounds: number;
  /** Mean return per unit staked; 0.962 is 96.2 %. */
  readonly returned: number;
  /** Half the width of the mean's 99 % confidence interval. */
  readonly margin: number;
  /** Share of rounds with any win. */
  readonly hitRate: number;
  /** Standard deviation of a round's return, in stakes. */
  readonly deviation: number;
  /** Highest win that occurred, in stakes. */
  readonly highest: number;
}

const Z_99 = 2.5758;

/** Plays `rounds` rounds and returns their statistics. `play` plays one round and returns its win in stakes. */
export function simulate(play: () => number, rounds: number): Simulation {
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let highest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const stakes = play();
    sum += stakes;
    squares += stakes * stakes;
    if (stakes > 0) hits += 1;
    if (stakes > highest) highest = stakes;
  }
  const returned = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - returned * returned);
  const margin = (Z_99 * deviation) / Math.sqrt(rounds);
  return { rounds, returned, margin, hitRate: hits / rounds, deviation, highest };
}
