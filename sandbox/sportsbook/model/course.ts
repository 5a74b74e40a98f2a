import type { MatchModel } from './match.ts';
import { SPORTS, type Moment, type Sport } from './sports.ts';
import type { Side } from './score.ts';

/** A goal of ice hockey. */
export interface TimedGoal {
  readonly side: Side;
  /** Overtime follows the regular periods. */
  readonly period: number;
  /** Minute of the match; null for a shoot-out. */
  readonly minute: number | null;
  readonly score: readonly [home: number, away: number];
}

/** How a match came to its score: the goals of ice hockey, or the lead of the home side after each tick of basketball. */
export interface Course {
  readonly goals: readonly TimedGoal[];
  readonly leads: readonly number[];
}

export const NO_COURSE: Course = { goals: [], leads: [] };

export function courseOf(sport: Sport, model: MatchModel, tick: number): Course {
  const ticks = Array.from({ length: tick + 1 }, (_, number) => number);
  if (sport === 'basketball')
    return { goals: [], leads: ticks.map((at) => model.score(at).home - model.score(at).away) };
  return sport === 'iceHockey'
    ? { goals: ticks.slice(1).flatMap((at) => goalsIn(model, at)), leads: [] }
    : NO_COURSE;
}

function goalsIn(model: MatchModel, tick: number): readonly TimedGoal[] {
  const [before, after] = [model.score(tick - 1), model.score(tick)];
  const period = after.periods?.length ?? 1;
  const minute = after.isShootOut ? null : tick;
  const goal = (side: Side, score: TimedGoal['score']): TimedGoal => ({ side, period, minute, score });
  return [
    ...(after.home > before.home ? [goal('home', [after.home, before.away])] : []),
    ...(after.away > before.away ? [goal('away', [after.home, after.away])] : []),
  ];
}

const SECONDS_PER_MINUTE = 60;

/**
 * The clock of the period, such as `12:30`: it counts up in ice hockey and down in basketball. Null in breaks, in a
 * shoot-out, and in a sport without such a clock.
 */
export function periodClock(sport: Sport, { phase, period, inPeriodMs }: Moment): string | null {
  const { tickMs, minutesPerTick, periods, ticksPerPeriod, overtime, clock } = SPORTS[sport];
  if (phase !== 'live' || clock === null || minutesPerTick === null) return null;
  const ticks = period > periods ? (overtime?.ticksPerPeriod ?? 0) : ticksPerPeriod;
  const passed = inPeriodMs / tickMs;
  if (sport === 'iceHockey' && period > periods && passed >= ticks - 1) return null;
  const seconds = Math.floor(
    (clock === 'up' ? passed : ticks - passed) * minutesPerTick * SECONDS_PER_MINUTE,
  );
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}
