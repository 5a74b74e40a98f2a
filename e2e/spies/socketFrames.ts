import type { Page } from 'playwright-core';

/** Once the page's line has asked to be told of this, as of `SessionDestroyed`. Asked for before the page is opened. */
export const waitForSubscription = (page: Page, subscription: string): Promise<void> =>
  new Promise((listening) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(`"${subscription}"`)) listening();
      }),
    );
  });

/**
 * Once a line of the page has told it of something, as `/graphql` of `balanceUpdated`: what is news comes by it from
 * then on, and what is pressed may go. Asked for before the page is opened.
 */
export async function waitForFrame(page: Page, line: string, word: string): Promise<void> {
  const opened = await page.waitForEvent('websocket', (socket) => socket.url().includes(line));
  await opened.waitForEvent('framereceived', ({ payload }) => String(payload).includes(word));
}
