import type { Page } from '@playwright/test';

/** The fields of `LayoutShift`, which TypeScript's DOM library does not declare. */
interface Shift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    shiftedNodes: string[];
  }
}

/** Records on each page from now on what moves in its content without an act of the visitor. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shiftedNodes = [];
    const record = ({ hadRecentInput, sources }: Shift) => {
      if (hadRecentInput) return;
      for (const { node } of sources)
        if (node instanceof Element && node.closest('main')) window.shiftedNodes.push(node.outerHTML);
    };
    new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(record)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** The elements that have moved on this page, once what is shown now is drawn. */
export const layoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.shiftedNodes;
  });
