/**
 * A score in goals, points or sets. In tennis `sets` holds the games of each set, the current set last. In ice hockey and
 * basketball, overtimes are included.
 */
export interface Score {
  readonly home: number;
  readonly away: number;
  readonly sets?: readonly Pair[];
  /** Score of each period that has begun, overtime last; ice hockey and basketball only. */
  readonly periods?: readonly Pair[];
  /** Score after regular time; absent before its end and when unknown. */
  readonly regular?: Pair;
  /** Whether a shoot-out decided the match. */
  readonly isShootOut?: boolean;
  /** The side that was the first to have a number of points, by the number; basketball only. */
  readonly firstTo?: Readonly<Record<string, Side>>;
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
