import { MINUTE, SECOND } from '@foyer/domain/duration.ts';

/** Timing of a sport. Matches are played at three times the real speed. */
export interface SportTime {
  /** Ticks per period (half, third, quarter). Tennis has one period, which ends when the match is decided. */
  readonly ticksPerPeriod: number;
  readonly periods: number;
  readonly tickMs: number;
  readonly breakMs: number;
  /** Periods that are added while the score is level, up to a number of them; null in a sport without overtime. */
  readonly overtime: { readonly ticksPerPeriod: number; readonly periods: number } | null;
  /** Minutes per tick on the displayed match clock; null for a sport without a clock. */
  readonly minutesPerTick: number | null;
  /** Whether the clock of a period counts up or down; null for a sport with another clock, or with none. */
  readonly clock: 'up' | 'down' | null;
  /** Betting is suspended for this long after a goal, or after a game of tennis. */
  readonly suspendedMs: number;
}

export const SPORTS = {
  football: {
    ticksPerPeriod: 45,
    periods: 2,
    tickMs: 20 * SECOND,
    breakMs: 4 * MINUTE,
    overtime: null,
    minutesPerTick: 1,
    clock: null,
    suspendedMs: 8 * SECOND,
  },
  iceHockey: {
    ticksPerPeriod: 20,
    periods: 3,
    tickMs: 20 * SECOND,
    breakMs: 3 * MINUTE,
    overtime: { ticksPerPeriod: 6, periods: 1 },
    minutesPerTick: 1,
    clock: 'up',
    suspendedMs: 8 * SECOND,
  },
  basketball: {
    ticksPerPeriod: 48,
    periods: 4,
    tickMs: 7 * SECOND,
    breakMs: 2 * MINUTE,
    overtime: { ticksPerPeriod: 20, periods: 4 },
    minutesPerTick: 0.25,
    clock: 'down',
    suspendedMs: 0,
  },
  tennis: {
    ticksPerPeriod: Number.POSITIVE_INFINITY,
    periods: 1,
    tickMs: 60 * SECOND,
    breakMs: 0,
    overtime: null,
    minutesPerTick: null,
    clock: null,
    suspendedMs: 5 * SECOND,
  },
} as const satisfies Record<string, SportTime>;

export type Sport = keyof typeof SPORTS;
export const SPORT_NAMES = Object.keys(SPORTS) as readonly Sport[];

export interface Moment {
  readonly phase: 'before' | 'live' | 'break' | 'ended';
  readonly tick: number;
  /** Overtimes follow the regular periods. */
  readonly period: number;
  /** Time since the period began, at the speed at which matches are played. */
  readonly inPeriodMs: number;
}

/** Ticks of regular time. */
export const regularTicks = ({ ticksPerPeriod, periods }: SportTime): number => ticksPerPeriod * periods;

interface PeriodTime {
  readonly period: number;
  /** Ticks of the match before the period. */
  readonly before: number;
  readonly ticks: number;
}

function* periodsOf({ ticksPerPeriod, periods, overtime }: SportTime): Generator<PeriodTime> {
  for (let period = 1; period <= periods + (overtime?.periods ?? 0); period++) {
    const regular = Math.min(period - 1, periods);
    const extra = period - 1 - regular;
    const before = (regular && regular * ticksPerPeriod) + extra * (overtime?.ticksPerPeriod ?? 0);
    const ticks = period <= periods ? ticksPerPeriod : (overtime?.ticksPerPeriod ?? 0);
    yield { period, before, ticks };
  }
}

/** The phase and tick of a match with `ticks` ticks, `sinceMs` after its start. */
export function momentOf(time: SportTime, ticks: number, sinceMs: number): Moment {
  const { tickMs, breakMs, periods } = time;
  if (sinceMs < 0) return { phase: 'before', tick: 0, period: 1, inPeriodMs: 0 };
  let at = 0;
  let last = periods;
  for (const { period, before, ticks: own } of periodsOf(time)) {
    if (before >= ticks) break;
    last = period;
    const inPeriodMs = sinceMs - at;
    if (inPeriodMs < own * tickMs) {
      const tick = before + Math.floor(inPeriodMs / tickMs);
      if (tick < ticks) return { phase: 'live', tick, period, inPeriodMs };
      break;
    }
    at += own * tickMs;
    const tick = before + own;
    if (tick < ticks && sinceMs < at + breakMs)
      return { phase: 'break', tick, period, inPeriodMs: own * tickMs };
    at += breakMs;
  }
  return { phase: 'ended', tick: ticks, period: last, inPeriodMs: 0 };
}

/** End of a tick, in milliseconds after the start of the match. */
export function tickAtMs(time: SportTime, tick: number): number {
  const begun = [...periodsOf(time)].filter(({ before }) => before < tick).length;
  return tick * time.tickMs + Math.max(0, begun - 1) * time.breakMs;
}
