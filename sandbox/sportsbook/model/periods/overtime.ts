import { comingPoints, pointsBy, type Scoring } from '../counting.ts';
import { leaderOf, type Cells } from '../definitions.ts';
import type { Pair } from '../score.ts';

/** What follows regular time if the score is level. Its own score starts at 0:0. */
export interface Overtime {
  /** The score after one more tick. */
  next(score: Pair, tick: number, numbers: readonly number[]): Pair;
  /** Whether the match is decided at this score after this many ticks of overtime. */
  isOver(score: Pair, tick: number): boolean;
  /** Whether a shoot-out decides after this many ticks. */
  isShootOut(tick: number): boolean;
  /** The possible final scores of the overtime, from this score after this many ticks. None of them is level. */
  ends(score: Pair, tick: number): Cells<Pair>;
}

const isLevel = ([home, away]: Pair): boolean => leaderOf(home, away) === 'draw';

interface SuddenDeath {
  /** Probability of a goal in a tick. */
  readonly home: number;
  readonly away: number;
  readonly ticks: number;
  /** Probability that the home side wins the shoot-out, which counts as one goal. */
  readonly shootOut: number;
}

/** The first goal decides; without one, a shoot-out in one more tick. */
export function suddenDeath({ home, away, ticks, shootOut }: SuddenDeath): Overtime {
  const isShootOut = (tick: number): boolean => tick > ticks;
  const quiet = (1 - home) * (1 - away);
  const share = (home * (1 - away / 2)) / (1 - quiet);
  return {
    next(score, tick, [forHome = 0, forAway = 0, decision = 0, , , , , order = 0]) {
      if (isShootOut(tick)) return decision < shootOut ? [1, 0] : [0, 1];
      const [ours, theirs] = [forHome < home, forAway < away];
      if (ours && theirs) return order < 0.5 ? [1, 0] : [0, 1];
      return ours ? [1, 0] : theirs ? [0, 1] : score;
    },
    isOver: (score) => !isLevel(score),
    isShootOut,
    ends(score, tick) {
      if (!isLevel(score)) return [[score, 1]];
      const none = quiet ** (ticks - tick);
      const wins = (1 - none) * share + none * shootOut;
      return [
        [[1, 0], wins],
        [[0, 1], 1 - wins],
      ];
    },
  };
}

interface OvertimePeriods {
  readonly home: Scoring;
  readonly away: Scoring;
  readonly ticks: number;
  /** If the last one ends level, one more point decides. */
  readonly most: number;
}

/** More points of a side than all overtimes can have. */
const MOST_POINTS = 256;
/** Rarer scores are dropped; the effect is far below the precision of any price. */
const NOTHING = 1e-10;

/** The scores with their probabilities, by `home * MOST_POINTS + away`. */
type Sums = Float64Array;

const addTo = (sums: Sums, home: number, away: number, chance: number): void => {
  const cell = home * MOST_POINTS + away;
  sums[cell] = (sums[cell] ?? 0) + chance;
};

/** The scores with their probabilities, which are made to sum to one. */
function cellsOf(sums: Sums): Cells<Pair> {
  const total = sums.reduce((sum, chance) => sum + chance, 0);
  const cells: (readonly [Pair, number])[] = [];
  for (const [cell, chance] of sums.entries())
    if (chance > 0) cells.push([[Math.floor(cell / MOST_POINTS), cell % MOST_POINTS], chance / total]);
  return cells;
}

/** Further periods until one ends with a leader. */
export function overtimePeriods({ home, away, ticks, most }: OvertimePeriods): Overtime {
  const known = new Map<string, Cells<Pair>>();
  const isOver = (score: Pair, tick: number): boolean => tick > 0 && tick % ticks === 0 && !isLevel(score);
  const calculated = (score: Pair, tick: number): Cells<Pair> => {
    const ends: Sums = new Float64Array(MOST_POINTS ** 2);
    // Each level score with its probability, by the points of a side.
    let level = new Map<number, number>();
    const addAll = (from: Pair, chance: number, left: number): void => {
      const [ours, theirs] = [comingPoints(home, left), comingPoints(away, left)];
      for (const [more, p] of ours.entries())
        for (const [others, q] of theirs.entries()) {
          const [to, other] = [from[0] + more, from[1] + others];
          if (chance * p * q < NOTHING) continue;
          if (to === other) level.set(to, (level.get(to) ?? 0) + chance * p * q);
          else addTo(ends, to, other, chance * p * q);
        }
    };
    addAll(score, 1, ticks - (tick % ticks));
    for (let number = Math.floor(tick / ticks) + 1; number < most; number++) {
      const before = level;
      level = new Map();
      for (const [points, chance] of before) addAll([points, points], chance, ticks);
    }
    for (const [points, chance] of level) {
      addTo(ends, points + 1, points, chance / 2);
      addTo(ends, points, points + 1, chance / 2);
    }
    return cellsOf(ends);
  };
  return {
    next([ours, theirs], tick, [forHome = 0, forAway = 0, decision = 0]) {
      const after: Pair = [ours + pointsBy(home, forHome), theirs + pointsBy(away, forAway)];
      if (tick < ticks * most || !isLevel(after)) return after;
      return decision < 0.5 ? [after[0] + 1, after[1]] : [after[0], after[1] + 1];
    },
    isOver,
    isShootOut: () => false,
    ends(score, tick) {
      if (isOver(score, tick)) return [[score, 1]];
      const key = `${score.join()} ${tick}`;
      const ends = known.get(key) ?? calculated(score, tick);
      known.set(key, ends);
      return ends;
    },
  };
}
