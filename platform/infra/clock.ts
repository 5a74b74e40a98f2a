/** The only source of time on the platform, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface AdjustableClock extends Clock {
  advance(durationMs: number): void;
}

/** Runs on from `start` (default: the real present) by `advance` alone, or beside real time when `runs`. */
export function adjustableClock({ start = new Date(), runs = false } = {}): AdjustableClock {
  const base = Date.now();
  let offsetMs = 0;
  return {
    now: () => new Date(start.getTime() + offsetMs + (runs ? Date.now() - base : 0)),
    advance: (durationMs) => {
      offsetMs += durationMs;
    },
  };
}
