import type { BrowserContext, Page } from '@playwright/test';

/** Makes each page of the context record that it is hydrated: web/shell/page/earlyPress.ts. */
export async function markHydrated(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('foyer:awake', () => Reflect.set(window, 'isAwake', true), { once: true });
  });
}

/**
 * Waits until the page is hydrated and its fonts are loaded. Before that, a link loads a whole page and a key
 * does nothing. Waiting for an idle network would take half a second longer.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, 'isAwake') && document.fonts.status === 'loaded');
}
