import type { Page, WebSocketRoute } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { cashIn, balanceOf, waitForBalanceUpdates } from '../support/balance.ts';
import { playRound } from '../support/game.ts';

const GAME = '/en/games/fox-and-ember/';
const SPINS = 2;

const doubt = (page: Page) => page.locator('.fy-header .fy-balance__doubt');

/** The page's line to the platform, which can be cut. */
interface Line {
  /** The number of each movement that came through, in the order it came. */
  readonly movements: number[];
  cut(): Promise<void>;
  mend(): void;
}

async function lineOf(page: Page): Promise<Line> {
  const movements: number[] = [];
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/graphql$/, async (route) => {
    if (isCut) return route.close({ code: 1013, reason: 'cut' });
    open.add(route);
    const platform = route.connectToServer();
    platform.onMessage((message) => {
      const sequence = /"sequence":(\d+)/.exec(String(message))?.[1];
      if (sequence) movements.push(Number(sequence));
      route.send(message);
    });
  });
  return {
    movements,
    async cut() {
      isCut = true;
      await Promise.all([...open].map((route) => route.close({ code: 1013, reason: 'cut' })));
      open.clear();
    },
    mend: () => void (isCut = false),
  };
}

test.describe('a lobby whose line is cut', () => {
  test('SUB-05 says that its balance may be out of date, and is right again by itself: nothing lost, nothing doubled', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna');
    const { page: playing, context, address } = visitor;
    const lobby = await context.newPage();
    const line = await lineOf(lobby);
    await lobby.goto(address('/en/'));
    await cashIn(lobby).waitFor();
    await expect.poll(() => line.movements.length).toBeGreaterThan(0);
    await doubt(lobby).waitFor({ state: 'detached' });

    await line.cut();
    const heard = line.movements.length;
    await doubt(lobby).waitFor();
    // Quiet: nothing reads it aloud unasked.
    const region = doubt(lobby).locator(
      'xpath=ancestor-or-self::*[@aria-live or @role="status" or @role="alert"]',
    );
    expect(await region.count()).toBe(0);

    await playing.goto(address(GAME));
    for (let played = 0; played < SPINS; played += 1) await playRound(playing);
    expect(line.movements).toHaveLength(heard);

    line.mend();
    await doubt(lobby).waitFor({ state: 'detached' });
    await expect.poll(() => line.movements.length).toBeGreaterThanOrEqual(heard + SPINS);
    expect(line.movements).toEqual(line.movements.map((_, index) => (line.movements[0] ?? 0) + index));
    await expect.poll(async () => (await balanceOf(lobby)) === (await balanceOf(playing))).toBe(true);
  });

  test('SUB-05 without a network the doubt is told at once, and is gone when it is back', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { at: '/en/profile/' });
    const { context, address, ignoreErrors } = visitor;
    ignoreErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    // One that never had another line.
    await visitor.page.close();
    const page = await context.newPage();
    const isTold = waitForBalanceUpdates(page);
    await page.goto(address('/en/'));
    await waitForHydration(page);
    await isTold;
    const before = await balanceOf(page);
    await context.setOffline(true);
    await doubt(page).waitFor();
    expect(await balanceOf(page)).toBe(before);
    await context.setOffline(false);
    await doubt(page).waitFor({ state: 'detached' });
    expect(await balanceOf(page)).toBe(before);
  });
});
