import { MINUTE, SECOND } from '@foyer/domain/duration.ts';

/** Timing of a sport. Matches are played at three times the real speed. */
export interface SportTime {
  /** Ticks per period (half, third, quarter). Tennis has one period, which ends when the match is decided. */
  readonly ticksPerPeriod: number;
  readonly periods: number;
  readonly tickMs: number;
  readonly breakMs: number;
  /** Minutes per tick on the displayed match clock; null for a sport without a clock. */
  readonly minutesPerTick: number | null;
  /** Betting is suspended for this long after a goal, or after a game of tennis. */
  readonly suspendedMs: number;
}

export const SPORTS = {
  football: {
    ticksPerPeriod: 45,
    periods: 2,
    tickMs: 20 * SECOND,
    breakMs: 4 * MINUTE,
    minutesPerTick: 1,
    suspendedMs: 8 * SECOND,
  },
  iceHockey: {
    ticksPerPeriod: 20,
    periods: 3,
    tickMs: 20 * SECOND,
    breakMs: 3 * MINUTE,
    minutesPerTick: 1,
    suspendedMs: 8 * SECOND,
  },
  basketball: {
    ticksPerPeriod: 48,
    periods: 4,
    tickMs: 7 * SECOND,
    breakMs: 2 * MINUTE,
    minutesPerTick: 0.25,
    suspendedMs: 0,
  },
  tennis: {
    ticksPerPeriod: Number.POSITIVE_INFINITY,
    periods: 1,
    tickMs: 60 * SECOND,
    breakMs: 0,
    minutesPerTick: null,
    suspendedMs: 5 * SECOND,
  },
} as const satisfies Record<string, SportTime>;

export type Sport = keyof typeof SPORTS;
export const SPORT_NAMES = Object.keys(SPORTS) as readonly Sport[];

export interface Moment {
  readonly phase: 'before' | 'live' | 'break' | 'ended';
  readonly tick: number;
  readonly period: number;
}

/** The phase and tick of a match with `ticks` ticks, `sinceMs` after its start. */
export function momentOf(
  { ticksPerPeriod, periods, tickMs, breakMs }: SportTime,
  ticks: number,
  sinceMs: number,
): Moment {
  if (sinceMs < 0) return { phase: 'before', tick: 0, period: 1 };
  const periodMs = ticksPerPeriod * tickMs;
  for (let period = 1, at = 0; period <= periods; period++) {
    const before = period === 1 ? 0 : (period - 1) * ticksPerPeriod;
    if (sinceMs < at + periodMs) {
      const tick = before + Math.floor((sinceMs - at) / tickMs);
      return tick >= ticks ? { phase: 'ended', tick: ticks, period } : { phase: 'live', tick, period };
    }
    at += periodMs;
    if (period < periods && sinceMs < at + breakMs)
      return { phase: 'break', tick: period * ticksPerPeriod, period };
    at += breakMs;
  }
  return { phase: 'ended', tick: ticks, period: periods };
}

/** End of a tick, in milliseconds after the start of the match. */
export function tickAtMs({ ticksPerPeriod, tickMs, breakMs }: SportTime, tick: number): number {
  const breaks = tick === 0 ? 0 : Math.floor((tick - 1) / ticksPerPeriod);
  return tick * tickMs + breaks * breakMs;
}
