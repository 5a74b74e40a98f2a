/** A score in goals, points or sets. In tennis `sets` holds the games of each set, the current set last. */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly sets?: readonly (readonly [home: number, away: number])[];
  /** Winner of the overtime after a draw in regular time; basketball only. */
  readonly overtime?: 'home' | 'away';
}

export type Side = 'home' | 'away';

export interface Likely {
  readonly outcome: string;
  readonly probability: number;
}

/** A market with its outcomes, whose probabilities sum to one. */
export interface MarketProbabilities {
  /** Kind of market, with its line or set number if it has one: `result`, `winner`, `total:2.5`, `set:1`. */
  readonly market: string;
  readonly answers: readonly Likely[];
}

export const either = (
  market: string,
  yes: string,
  no: string,
  probability: number,
): MarketProbabilities => ({
  market,
  answers: [
    { outcome: yes, probability },
    { outcome: no, probability: 1 - probability },
  ],
});
