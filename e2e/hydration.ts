import type { BrowserContext, Page } from 'playwright-core';

/** Keeps what each page of the context says once it answers: web/shell/page/earlyPress.ts. */
export async function markHydrated(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('foyer:awake', () => Reflect.set(window, 'isAwake', true), { once: true });
  });
}

/**
 * Until the page answers: hydrated, its effects run, its fonts there. Before that a link brings another page load and
 * a key is not heard. As good as a network at rest, which is half a second later.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, 'isAwake') && document.fonts.status === 'loaded');
}

/** Holds back what is asked for at these addresses. Of `.js` the page stays asleep. @returns lets it come */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((come) => (letCome = come));
  await page.route(addresses, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
