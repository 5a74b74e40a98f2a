import { comingPoints, pointsBy, type Scoring } from '../counting.ts';
import { leaderOf, pairsOf, type Cells } from '../definitions.ts';
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

/** Adds probabilities up by pair. */
function sumsByPair() {
  const sums = new Map<number, number>();
  return {
    add([home, away]: Pair, chance: number): void {
      const key = home * MOST_POINTS + away;
      sums.set(key, (sums.get(key) ?? 0) + chance);
    },
    cells(total = 1): Cells<Pair> {
      return [...sums].map(([key, chance]) => [
        [Math.floor(key / MOST_POINTS), key % MOST_POINTS],
        chance / total,
      ]);
    },
    total: (): number => [...sums.values()].reduce((sum, chance) => sum + chance, 0),
  };
}
const MOST_POINTS = 1000;
/** Rarer scores are dropped; the effect is far below the precision of any price. */
const NOTHING = 1e-10;

/** Further periods until one ends with a leader. */
export function overtimePeriods({ home, away, ticks, most }: OvertimePeriods): Overtime {
  const known = new Map<string, Cells<Pair>>();
  const isOver = (score: Pair, tick: number): boolean => tick > 0 && tick % ticks === 0 && !isLevel(score);
  const calculated = (score: Pair, tick: number): Cells<Pair> => {
    const ends = sumsByPair();
    let open: Cells<Pair> = [[score, 1]];
    let left = ticks - (tick % ticks);
    for (let number = Math.floor(tick / ticks); number < most; number++, left = ticks) {
      const [ours, theirs] = [comingPoints(home, left), comingPoints(away, left)];
      const level = sumsByPair();
      for (const [from, p] of open)
        for (const [pair, q] of pairsOf(from, ours, theirs))
          if (p * q > NOTHING) (isLevel(pair) ? level : ends).add(pair, p * q);
      open = level.cells();
    }
    for (const [[ours, theirs], p] of open) {
      ends.add([ours + 1, theirs], p / 2);
      ends.add([ours, theirs + 1], p / 2);
    }
    return ends.cells(ends.total());
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
