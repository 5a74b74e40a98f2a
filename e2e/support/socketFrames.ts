import type { Page } from '@playwright/test';

/** Waits until the page sends this subscription, such as `SessionDestroyed`. Call it before the page is opened. */
export const waitForSubscription = (page: Page, subscription: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(`"${subscription}"`)) resolve();
      }),
    );
  });

/**
 * Waits until a socket of the page receives a message with this text, such as `balanceUpdated` on `/graphql`.
 * From then on it delivers everything. Call it before the page is opened: sockets of the page before do not count.
 */
export async function waitForFrame(page: Page, path: string, text: string): Promise<void> {
  await page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
  const opened = await page.waitForEvent('websocket', (socket) => socket.url().includes(path));
  await opened.waitForEvent('framereceived', ({ payload }) => String(payload).includes(text));
}
