import { fromJson, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { CELEBRATION_MS, COUNT_UP_MS } from '../timings.ts';
import { createStore } from '../../../transport/store/store.ts';

const TICK_MS = 50;
/** The progress is a number of steps, because integers keep an amount of any size exact. */
const STEPS = 10_000;

/**
 * JACK-47, JACK-48: counts up from zero, fast at first and then slower, to the exact amount.
 * @param isStill true for reduced motion: shows the final amount at once
 */
export function createCountUp(clock: Clock, total: MoneyJson, isStill: boolean) {
  const show = createStore({ amount: isStill ? total : partOf(total, 0), isCelebrating: !isStill });
  return {
    get: show.get,
    subscribe: show.subscribe,
    start(): () => void {
      const startedAt = clock.now();
      let cancelTimer = () => {};
      const tick = () => {
        const passedMs = clock.now() - startedAt;
        show.set({
          amount: partOf(total, passedMs / COUNT_UP_MS),
          isCelebrating: passedMs < CELEBRATION_MS,
        });
        if (passedMs < COUNT_UP_MS) cancelTimer = clock.after(TICK_MS, tick);
      };
      if (!isStill) tick();
      return () => cancelTimer();
    },
  };
}

function partOf(total: MoneyJson, time: number): MoneyJson {
  if (time >= 1) return total;
  const { minor, currency } = fromJson(total);
  const part = BigInt(Math.round((1 - (1 - Math.max(0, time)) ** 3) * STEPS));
  return toJson({ minor: (minor * part) / BigInt(STEPS), currency });
}
