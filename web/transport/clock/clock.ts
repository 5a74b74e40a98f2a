/** The browser's only source of time and of delays, so that a test can move both. */
export interface Clock {
  now(): number;
  /** @returns the way to call it off */
  after(delayMs: number, run: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
