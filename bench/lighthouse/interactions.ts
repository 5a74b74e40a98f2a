import type { Page } from 'playwright-core';

/** Times from a click or key press to the next paint, as measured by the browser in steps of 8 ms. */
export interface InteractionFigures {
  readonly presses: number;
  readonly p98Ms: number;
  readonly slowestMs: number;
}

/** The browser does not record interactions that are shorter than this. */
const UNRECORDED_MS = 16;

/** Runs `press` on the page, and reads the browser's records of its interactions. */
export async function measureInteractions(
  page: Page,
  press: (page: Page) => Promise<number>,
): Promise<InteractionFigures> {
  await page.evaluate(record, UNRECORDED_MS);
  const presses = await press(page);
  // The browser records the last interaction after its paint.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))));
  const recorded = await page.evaluate((): number[] => Object.values(Reflect.get(window, 'interactions')));
  const unrecorded = Math.max(0, presses - recorded.length);
  const all = [...Array.from({ length: unrecorded }, () => UNRECORDED_MS), ...recorded].sort((a, b) => a - b);
  return { presses, p98Ms: all[Math.ceil(all.length * 0.98) - 1] ?? 0, slowestMs: all.at(-1) ?? 0 };
}

/** Runs in the page. The length of an interaction is that of its longest event. */
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
