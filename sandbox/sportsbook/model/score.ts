/** A score in goals, points or sets. In tennis `sets` holds the games of each set, the current set last. */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly sets?: readonly (readonly [home: number, away: number])[];
  /** Winner of the overtime after a draw in regular time; basketball only. */
  readonly overtime?: 'home' | 'away';
  /** What is known about how the score came about; football only. */
  readonly play?: Play;
}

export type Pair = readonly [home: number, away: number];

export interface Goal {
  readonly side: Side;
  readonly minute: number;
  /** Shirt number of the scorer. */
  readonly shirt: number;
}

export interface Play {
  /** Goals in the order in which they were scored. Fewer than the score has when a result was set by hand. */
  readonly goals: readonly Goal[];
  /** Score at half-time; null before half-time and when unknown. */
  readonly half: Pair | null;
  readonly corners: Pair | null;
  readonly halfCorners: Pair | null;
}

export type Side = 'home' | 'away';

export interface OutcomeProbability {
  readonly outcome: string;
  readonly probability: number;
}

/** A market with its outcomes, whose probabilities sum to one. */
export interface MarketProbabilities {
  /** Kind of market, with its line or set number if it has one: `result`, `winner`, `total:2.5`, `set:1`. */
  readonly market: string;
  readonly outcomes: readonly OutcomeProbability[];
  /** Probability that stakes are returned. The probabilities of the outcomes are those without a return. */
  readonly void?: number;
}

export const either = (
  market: string,
  yes: string,
  no: string,
  probability: number,
): MarketProbabilities => ({
  market,
  outcomes: [
    { outcome: yes, probability },
    { outcome: no, probability: 1 - probability },
  ],
});
