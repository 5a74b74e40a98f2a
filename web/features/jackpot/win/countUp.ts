import { fromJson, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import type { Clock } from '../../../transport/clock/clock.ts';
import { CELEBRATION_MS, COUNT_UP_MS } from '../timings.ts';
import { createStore, type ReadableStore } from '../../../transport/clock/store.ts';

const TICK_MS = 50;
/** Parts of the whole, so that an amount of any size is exact. */
const PARTS = 10_000;

export interface WinShow {
  readonly amount: MoneyJson;
  /** JACK-48 */
  readonly isCelebrating: boolean;
}

export interface CountUp extends ReadableStore<WinShow> {
  start(): () => void;
}

/**
 * JACK-47, JACK-48: the amount counts up from nothing, fast first and then slower; at the end it is the amount to the
 * cent. @param isStill whoever asked for less motion is shown the whole at once
 */
export function createCountUp(clock: Clock, whole: MoneyJson, isStill: boolean): CountUp {
  const show = createStore<WinShow>({ amount: isStill ? whole : partOf(whole, 0), isCelebrating: !isStill });
  return {
    ...show,
    start() {
      const startedAt = clock.now();
      let callOff = () => {};
      const tick = () => {
        const passedMs = clock.now() - startedAt;
        show.become({
          amount: partOf(whole, passedMs / COUNT_UP_MS),
          isCelebrating: passedMs < CELEBRATION_MS,
        });
        if (passedMs < COUNT_UP_MS) callOff = clock.after(TICK_MS, tick);
      };
      if (!isStill) tick();
      return () => callOff();
    },
  };
}

/** @param time 0 to 1; before and after it stands still */
function partOf(whole: MoneyJson, time: number): MoneyJson {
  if (time >= 1) return whole;
  const { minor, currency } = fromJson(whole);
  const part = BigInt(Math.round((1 - (1 - Math.max(0, time)) ** 3) * PARTS));
  return toJson({ minor: (minor * part) / BigInt(PARTS), currency });
}
