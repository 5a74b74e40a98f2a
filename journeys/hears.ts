import type { Page } from 'playwright-core';

/** Once the page's line has asked to be told of this, as of `SessionDestroyed`. Asked for before the page is opened. */
export const hears = (page: Page, subscription: string): Promise<void> =>
  new Promise((listening) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(`"${subscription}"`)) listening();
      }),
    );
  });
