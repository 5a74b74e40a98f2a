import type { Page, WebSocketRoute } from '@playwright/test';

/** A WebSocket of a page that a test can interrupt. */
export interface Connection {
  /** Messages that the page received, oldest first. */
  readonly received: string[];
  /** Closes the socket and refuses new ones. */
  interrupt(): Promise<void>;
  /** Accepts new sockets. The page reconnects by itself. */
  restore(): void;
}

/** Tracks the page's socket to this address. Call it before the page is opened. */
export async function trackConnection(page: Page, address: RegExp): Promise<Connection> {
  const close = { code: 1013, reason: 'interrupted' };
  const received: string[] = [];
  const open = new Set<WebSocketRoute>();
  let isInterrupted = false;
  await page.routeWebSocket(address, async (route) => {
    if (isInterrupted) return route.close(close);
    open.add(route);
    route.connectToServer().onMessage((message) => {
      received.push(String(message));
      route.send(message);
    });
  });
  return {
    received,
    async interrupt() {
      isInterrupted = true;
      await Promise.all([...open].map((route) => route.close(close)));
      open.clear();
    },
    restore: () => void (isInterrupted = false),
  };
}
