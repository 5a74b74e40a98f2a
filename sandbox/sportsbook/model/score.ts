/** How a match stands: goals, points or sets; of tennis the games of each set as well, the one that is on last. */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly sets?: readonly (readonly [home: number, away: number])[];
  /** A draw after the time of play, and who won the overtime; basketball alone. */
  readonly overtime?: 'home' | 'away';
}

export type Side = 'home' | 'away';

/** What may be bet on within a market, and how likely it is. */
export interface Likely {
  readonly outcome: string;
  readonly probability: number;
}

/** One question of a match: the probabilities of its answers sum to one. */
export interface MarketProbabilities {
  /** `result`, `winner`, `both`, `total:2.5`, `handicap:-1.5`, `set:1`, `sets`. */
  readonly market: string;
  readonly answers: readonly Likely[];
}
