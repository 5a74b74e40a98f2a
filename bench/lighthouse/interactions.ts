import type { Page } from 'playwright-core';

/** A press or a key takes as long as the browser says until the next paint, in steps of 8 ms. */
export interface InteractionFigures {
  readonly presses: number;
  readonly p98Ms: number;
  readonly slowestMs: number;
}

/** Below this the browser keeps no record. */
const UNRECORDED_MS = 16;

/** Presses what the page has, and reads the browser's own record of each. */
export async function measureInteractions(
  page: Page,
  press: (page: Page) => Promise<number>,
): Promise<InteractionFigures> {
  await page.evaluate(record, UNRECORDED_MS);
  const presses = await press(page);
  // The record of the last press is written after its paint.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  const recorded = await page.evaluate((): number[] => Object.values(Reflect.get(window, 'interactions')));
  const unrecorded = Math.max(0, presses - recorded.length);
  const all = [...Array.from({ length: unrecorded }, () => UNRECORDED_MS), ...recorded].sort((a, b) => a - b);
  return { presses, p98Ms: all[Math.ceil(all.length * 0.98) - 1] ?? 0, slowestMs: all.at(-1) ?? 0 };
}

/** Runs in the page: the longest event of each interaction is the interaction's length. */
function record(durationThreshold: number): void {
  const interactions: Record<number, number> = {};
  const kind = { type: 'event', durationThreshold };
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number') continue;
      const { interactionId: id, duration } = entry;
      if (id > 0) interactions[id] = Math.max(interactions[id] ?? 0, duration);
    }
  }).observe(kind);
}
