/** A clock that the test advances. */
export interface TurnedClock {
  now(): number;
  turnTo(at: number): void;
}

/** For tests: timers that fire when the test advances the clock. */
export function testTimers(clock: TurnedClock) {
  let timers: { readonly at: number; readonly work: () => void }[] = [];
  return {
    later: (delayMs: number, work: () => void): void => void timers.push({ at: clock.now() + delayMs, work }),
    waiting: () => timers.length,
    /** Advances the clock and runs each timer when it is due. */
    async pass(ms: number): Promise<void> {
      await settled();
      const until = clock.now() + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        if (due.at > clock.now()) clock.turnTo(due.at);
        due.work();
        await settled();
      }
      if (until > clock.now()) clock.turnTo(until);
    },
  };
}

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
