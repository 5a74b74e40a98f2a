import type { Page, WebSocketRoute } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { DESKTOP, PHONE, PLAYERS } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';
import { gameElement, spinButton } from '../support/game.ts';

const GAME = '/en/games/fox-and-ember/';

/** The page's line to the jackpot, which can be cut. */
interface Line {
  /** Types of what came through, in the order it came. */
  readonly heard: string[];
  cut(): Promise<void>;
  mend(): void;
}

async function lineOf(page: Page): Promise<Line> {
  const heard: string[] = [];
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/jackpot\/v1\/events/, async (route) => {
    if (isCut) return route.close({ code: 1013, reason: 'cut' });
    open.add(route);
    const platform = route.connectToServer();
    platform.onMessage((message) => {
      heard.push(String(JSON.parse(String(message)).type));
      route.send(message);
    });
  });
  return {
    heard,
    async cut() {
      isCut = true;
      await Promise.all([...open].map((route) => route.close({ code: 1013, reason: 'cut' })));
      open.clear();
    },
    mend: () => void (isCut = false),
  };
}

/** Opens a game that can be played, and waits until the page receives jackpot updates. */
async function openGame({ address }: Visitor, page: Page): Promise<Line> {
  const line = await lineOf(page);
  await page.goto(address(GAME));
  await waitForHydration(page);
  const spin = spinButton(page);
  await expect(spin).toBeEnabled();
  await expect.poll(() => line.heard).toContain('JackpotUpdate');
  return line;
}

const letWin = (product: Product, player: 'anna' | 'finn', pot: 'minor' | 'major') =>
  product.operate('jackpot-win', PLAYERS[player].brand, PLAYERS[player].email, pot, 'journeys', 'to be seen');

const overlay = (page: Page) => page.getByRole('dialog', { name: /You won/ });

/** What the overlay says was won, in minor units: the whole from the start, whatever it has counted up to. */
async function won(page: Page): Promise<number> {
  const told = (await overlay(page).getAttribute('aria-label')) ?? '';
  return minorUnits(/€[\d,.]+\d/.exec(told)?.[0] ?? '');
}

const game = (page: Page) => gameElement(page);

test.describe('a player to whom a pot falls', () => {
  test('JACK-46 JACK-49 on a phone is told the whole amount in each tab, has it once, and goes back to the game', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/' });
    const { page, context } = visitor;
    const second = await context.newPage();
    const before = await balanceOf(page);
    const line = await openGame(visitor, page);
    await openGame(visitor, second);
    await letWin(product, 'anna', 'minor');
    await overlay(page).waitFor();
    await overlay(second).waitFor();
    const amount = await won(page);
    expect(amount).toBeGreaterThanOrEqual(2000);
    expect(await won(second)).toBe(amount);
    await expect.poll(() => balanceOf(page)).toBe(before + amount);
    expect(await violations(page)).toEqual([]);
    await overlay(page).getByRole('button', { name: 'Back to game' }).click();
    // Seen in one tab, it is put away in the other too.
    for (const tab of [page, second]) await overlay(tab).waitFor({ state: 'hidden' });
    expect(await game(page).isVisible()).toBe(true);

    // What was told is not told again.
    line.heard.length = 0;
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => line.heard).toContain('JackpotUpdate');
    expect(await overlay(page).count()).toBe(0);
    expect(await balanceOf(page)).toBe(before + amount);
  });

  test('JSOCK-06 JACK-46 who had no tab open is told at the next visit, on another device, and once', async ({
    arrive,
    product,
  }) => {
    await letWin(product, 'finn', 'minor');
    const visitor = await arrive('finn', { screen: PHONE, at: '/en/profile/' });
    const { page } = visitor;
    const line = await openGame(visitor, page);
    await overlay(page).waitFor();
    // A page that is left before it was put away tells it again.
    await page.reload();
    await overlay(page).waitFor();
    expect(await won(page)).toBeGreaterThanOrEqual(2000);
    await overlay(page).getByRole('button', { name: 'Back to game' }).click();
    await overlay(page).waitFor({ state: 'hidden' });
    await expect.poll(() => line.heard).toContain('WinSeen');
    line.heard.length = 0;
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => line.heard).toContain('JackpotUpdate');
    expect(await overlay(page).count()).toBe(0);
  });

  test('JSOCK-06 JSOCK-09 JSOCK-10 at a desk whose network and line were gone meanwhile is told when they are back, and has it once', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('finn', { screen: DESKTOP, at: '/en/profile/' });
    const { page, context, ignoreErrors } = visitor;
    ignoreErrors(/ERR_INTERNET_DISCONNECTED|WebSocket|Unable to establish connection to ThrillConnect/);
    const before = await balanceOf(page);
    const line = await openGame(visitor, page);
    await context.setOffline(true);
    await line.cut();
    const heard = line.heard.length;
    await letWin(product, 'finn', 'major');
    expect(line.heard).toHaveLength(heard);
    expect(await balanceOf(page)).toBe(before);
    line.mend();
    await context.setOffline(false);
    await overlay(page).waitFor();
    const amount = await won(page);
    expect(amount).toBeGreaterThanOrEqual(50_000);
    await expect.poll(() => balanceOf(page)).toBe(before + amount);
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'hidden' });
    expect(await game(page).isVisible()).toBe(true);
  });
});
