import type { MarketProbabilities, Pair } from './score.ts';

/**
 * A market as a function of numbers that are known after the match. Its prices (summed over the probabilities
 * of these numbers) and its settlement use the same function, so that they cannot disagree.
 */
export interface Definition<Facts extends readonly unknown[] = Pair> {
  readonly market: string;
  readonly outcomes: readonly string[];
  /** The winning outcome; null when the stakes are returned. */
  readonly outcomeOf: (...facts: Facts) => string | null;
}

/** Possible facts with their probabilities, which sum to one. */
export type Cells<Facts extends readonly unknown[]> = readonly (readonly [
  facts: Facts,
  probability: number,
])[];

const LEAST_CHANCE = 1e-9;

/** The probabilities of a market; null when the stakes are certain to be returned. */
export function probabilitiesOf<Facts extends readonly unknown[]>(
  { market, outcomes, outcomeOf }: Definition<Facts>,
  cells: Cells<Facts>,
): MarketProbabilities | null {
  const sums = new Map(outcomes.map((outcome) => [outcome, 0]));
  let returned = 0;
  for (const [facts, probability] of cells) {
    const outcome = outcomeOf(...facts);
    if (outcome === null) returned += probability;
    else sums.set(outcome, (sums.get(outcome) ?? 0) + probability);
  }
  const decided = [...sums.values()].reduce((sum, one) => sum + one, 0);
  if (decided < LEAST_CHANCE) return null;
  return {
    market,
    outcomes: [...sums].map(([outcome, sum]) => ({ outcome, probability: sum / decided })),
    ...(returned > 0 && { void: returned }),
  };
}

/** Rarer pairs are dropped; the effect is far below the precision of any price. */
const NOTHING = 1e-13;

/** All pairs of two independent numbers, each added to the number that is already reached. */
export function pairsOf([home, away]: Pair, ours: readonly number[], theirs: readonly number[]): Cells<Pair> {
  const cells: (readonly [Pair, number])[] = [];
  for (const [more, p] of ours.entries())
    for (const [others, q] of theirs.entries())
      if (p * q > NOTHING) cells.push([[home + more, away + others], p * q]);
  return cells;
}

export const leaderOf = (home: number, away: number): 'home' | 'draw' | 'away' =>
  home > away ? 'home' : home < away ? 'away' : 'draw';
export const yesIf = (holds: boolean): 'yes' | 'no' => (holds ? 'yes' : 'no');

export const SIDES = ['home', 'away'] as const;
export const RESULTS = ['home', 'draw', 'away'] as const;
export const YES_NO = ['yes', 'no'] as const;
const OVER_UNDER = ['over', 'under'] as const;
const numberOfSide = (side: 'home' | 'away', home: number, away: number): number =>
  side === 'home' ? home : away;

export const result = (market: string): Definition => ({ market, outcomes: RESULTS, outcomeOf: leaderOf });

/** Double chance: one market for each pair of results. */
export const doubleChance = (market: string): readonly Definition[] =>
  (['away', 'draw', 'home'] as const).map((excluded) => ({
    market: `${market}:${excluded}`,
    outcomes: YES_NO,
    outcomeOf: (home, away) => yesIf(leaderOf(home, away) !== excluded),
  }));

export const drawNoBet = (market: string): Definition => ({
  market,
  outcomes: SIDES,
  outcomeOf: (home, away) => (home === away ? null : leaderOf(home, away)),
});

export const totals = (market: string, lines: readonly number[]): readonly Definition[] =>
  lines.map((line) => ({
    market: `${market}:${line}`,
    outcomes: OVER_UNDER,
    outcomeOf: (home, away) => (home + away > line ? 'over' : 'under'),
  }));

export const teamTotals = (
  market: string,
  side: 'home' | 'away',
  lines: readonly number[],
): readonly Definition[] =>
  lines.map((line) => ({
    market: `${market}:${line}`,
    outcomes: OVER_UNDER,
    outcomeOf: (home, away) => (numberOfSide(side, home, away) > line ? 'over' : 'under'),
  }));

/** Three outcomes: the home side's goals plus the line against the away side's. */
export const europeanHandicaps = (lines: readonly number[]): readonly Definition[] =>
  lines.map((line) => ({
    market: `european:${line}`,
    outcomes: RESULTS,
    outcomeOf: (home, away) => leaderOf(home + line, away),
  }));

/** Two outcomes; on a whole line, stakes are returned when the line is hit exactly. */
export const asianHandicaps = (market: string, lines: readonly number[]): readonly Definition[] =>
  lines.map((line) => ({
    market: `${market}:${line}`,
    outcomes: SIDES,
    outcomeOf: (home, away) => (home + line === away ? null : leaderOf(home + line, away)),
  }));

export const bothScore = (market: string): Definition => ({
  market,
  outcomes: YES_NO,
  outcomeOf: (home, away) => yesIf(home > 0 && away > 0),
});

export const oddOrEven = (market: string): Definition => ({
  market,
  outcomes: ['odd', 'even'],
  outcomeOf: (home, away) => ((home + away) % 2 === 1 ? 'odd' : 'even'),
});

export function correctScore(market: string, most: number): Definition {
  const numbers = Array.from({ length: most + 1 }, (_, number) => number);
  return {
    market,
    outcomes: [...numbers.flatMap((home) => numbers.map((away) => `s${home}x${away}`)), 'other'],
    outcomeOf: (home, away) => (Math.max(home, away) > most ? 'other' : `s${home}x${away}`),
  };
}

const MOST_MARGIN = 3;
export const winningMargin = (market: string): Definition => ({
  market,
  outcomes: [...[1, 2, 3].map((by) => `home${by}`), 'draw', ...[1, 2, 3].map((by) => `away${by}`)],
  outcomeOf: (home, away) =>
    home === away ? 'draw' : `${leaderOf(home, away)}${Math.min(MOST_MARGIN, Math.abs(home - away))}`,
});

/** The margin in groups of points; a draw returns the stakes. */
export const marginGroups = (market: string, starts: readonly number[]): Definition => {
  const groups = starts.map((start, index) => {
    const next = starts[index + 1];
    return { start, name: next === undefined ? `${start}plus` : `${start}to${next - 1}` };
  });
  return {
    market,
    outcomes: SIDES.flatMap((side) => groups.map(({ name }) => `${side}${name}`)),
    outcomeOf: (home, away) => {
      const group = groups.findLast(({ start }) => Math.abs(home - away) >= start);
      return group ? `${leaderOf(home, away)}${group.name}` : null;
    },
  };
};

/** The side with more; a draw is not possible. */
export const winner = (market: string): Definition => ({
  market,
  outcomes: SIDES,
  outcomeOf: (home, away) => (home === away ? null : leaderOf(home, away)),
});

/** The largest number stands for all from it on. */
const numberOutcome = (number: number, most: number): string =>
  number < most ? `n${number}` : `n${most}plus`;

/** The exact number; the last outcome is "or more". */
export const exactly = (
  market: string,
  most: number,
  count: (home: number, away: number) => number,
): Definition => ({
  market,
  outcomes: Array.from({ length: most + 1 }, (_, number) => numberOutcome(number, most)),
  outcomeOf: (home, away) => numberOutcome(count(home, away), most),
});

/** A result together with the outcome of a second market. */
export const resultAnd = (second: Definition, market: string): Definition => ({
  market,
  outcomes: RESULTS.flatMap((one) => second.outcomes.map((other) => `${one}${other}`)),
  outcomeOf: (home, away) => `${leaderOf(home, away)}${second.outcomeOf(home, away) ?? ''}`,
});

export const cleanSheets: readonly Definition[] = SIDES.flatMap((side) => {
  const conceded = (home: number, away: number): number => (side === 'home' ? away : home);
  return [
    {
      market: `clean:${side}`,
      outcomes: YES_NO,
      outcomeOf: (home: number, away: number) => yesIf(conceded(home, away) === 0),
    },
    {
      market: `nil:${side}`,
      outcomes: YES_NO,
      outcomeOf: (home: number, away: number) =>
        yesIf(conceded(home, away) === 0 && leaderOf(home, away) === side),
    },
  ];
});
