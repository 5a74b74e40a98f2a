import type { Page } from '@playwright/test';

/** Records from now on what moves on each page without an act of the visitor. */
export const recordLayoutShifts = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push(...entry.sources.map(({ node }) => (node instanceof Element ? node.className : 'text')));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The classes of the elements that moved on this page, after the frame that is being drawn. */
export const layoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return (window as unknown as { layoutShifts: string[] }).layoutShifts;
  });
