/** The browser's only source of time and timers, so that a test can control both. */
export interface Clock {
  now(): number;
  /** Runs a function after a delay. @returns cancel function */
  after(delayMs: number, run: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
