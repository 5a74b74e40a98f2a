import { pointsBy, type Scoring } from '../counting.ts';
import type { RandomSource } from '../randomSource.ts';
import type { Pair, Score, Side } from '../score.ts';
import type { Overtime } from './overtime.ts';

/**
 * Model of a match in periods. In each tick of regular time, each side scores a number of points with a fixed
 * probability, independent of earlier ticks. If the score is level after it, an overtime decides.
 */
export interface PeriodGame {
  readonly periods: number;
  readonly ticksPerPeriod: number;
  readonly home: Scoring;
  readonly away: Scoring;
  readonly overtime: Overtime;
  /** Numbers of points of which it is recorded which side has them first. */
  readonly races: readonly number[];
}

export const regularTicksOf = ({ periods, ticksPerPeriod }: PeriodGame): number => periods * ticksPerPeriod;

const START: Score = { home: 0, away: 0, periods: [[0, 0]] };
const LONGEST_OVERTIME = 200;

/** Simulates the whole match. Returns the score after each tick, starting with 0:0. */
export function playPeriods(game: PeriodGame, chance: RandomSource, id: string): readonly Score[] {
  const regular = regularTicksOf(game);
  const scores: Score[] = [START];
  for (let tick = 1; tick <= regular; tick++)
    scores.push(afterTick(game, scores[tick - 1] ?? START, tick, chance(`${id} tick ${tick}`)));
  let last = scores[regular] ?? START;
  if (last.home !== last.away) return scores;
  const { overtime } = game;
  const before = last.periods ?? [];
  let extra: Pair = [0, 0];
  for (let tick = 1; tick <= LONGEST_OVERTIME && !overtime.isOver(extra, tick - 1); tick++) {
    extra = overtime.next(extra, tick, chance(`${id} tick ${regular + tick}`));
    const [home, away] = last.regular ?? [0, 0];
    last = { ...last, home: home + extra[0], away: away + extra[1], periods: [...before, extra] };
    scores.push(overtime.isShootOut(tick) ? { ...last, isShootOut: true } : last);
  }
  return scores;
}

function afterTick(game: PeriodGame, before: Score, tick: number, numbers: readonly number[]): Score {
  const [forHome = 0, forAway = 0, , , , , , order = 0] = numbers;
  const more: Pair = [pointsBy(game.home, forHome), pointsBy(game.away, forAway)];
  const index = Math.ceil(tick / game.ticksPerPeriod) - 1;
  const now = before.periods?.[index] ?? [0, 0];
  const score: Pair = [before.home + more[0], before.away + more[1]];
  const firstTo = afterRaces(game.races, before.firstTo ?? {}, score, order < 0.5 ? 'home' : 'away');
  return {
    home: score[0],
    away: score[1],
    periods: [...(before.periods ?? []).slice(0, index), [now[0] + more[0], now[1] + more[1]]],
    ...(tick === regularTicksOf(game) && { regular: score }),
    ...(game.races.length > 0 && { firstTo }),
  };
}

/** If both sides reach a number in the same tick, `earlier` was the first. */
function afterRaces(
  races: readonly number[],
  before: Readonly<Record<string, Side>>,
  [home, away]: Pair,
  earlier: Side,
): Readonly<Record<string, Side>> {
  const won = races.filter((points) => !before[points] && Math.max(home, away) >= points);
  if (won.length === 0) return before;
  const winner = (points: number): Side =>
    home >= points && away >= points ? earlier : home >= points ? 'home' : 'away';
  return { ...before, ...Object.fromEntries(won.map((points) => [points, winner(points)])) };
}
