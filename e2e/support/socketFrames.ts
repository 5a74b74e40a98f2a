import type { Page } from '@playwright/test';

/** Until a socket of the page subscribes, as to `SessionDestroyed`. Call it before the page is opened. */
export const waitForSubscription = (page: Page, subscription: string): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(`"${subscription}"`)) resolve();
      }),
    );
  });

/**
 * Until a socket of the page receives this text, as `/graphql` receives `balanceUpdated`: then it delivers everything
 * that follows. Call it before the page is opened.
 */
export async function waitForFrame(page: Page, path: string, text: string): Promise<void> {
  const opened = await page.waitForEvent('websocket', (socket) => socket.url().includes(path));
  await opened.waitForEvent('framereceived', ({ payload }) => String(payload).includes(text));
}
