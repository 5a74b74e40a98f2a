/** The platform's only source of time, so that tests can control it. */
export interface Clock {
  now(): Date;
  /**
   * Asked before what a wrong time would spoil for good. A clock without it is certain.
   * @throws Error while the clocks that the time comes from contradict each other
   */
  requireCertain?(): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date() };

export interface AdjustableClock extends Clock {
  advance(durationMs: number): void;
}

/** Starts at `start` (default: now) and moves only by `advance`, or also with real time when `runs` is true. */
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
