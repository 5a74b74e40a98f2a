import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { DESKTOP, PHONE, PLAYERS } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';
import { trackConnection, type Connection } from '../support/connection.ts';
import { gameElement, spinButton } from '../support/game.ts';

const GAME = '/en/games/fox-and-ember/';

const types = ({ received }: Connection): readonly string[] =>
  received.map((message) => String(JSON.parse(message).type));

/** JSOCK-01: the socket has player and session as its token, and the currency. */
const JACKPOT_SOCKET = /\/jackpot\/v1\/events\?token=[\w-]+(?::|%3A)[\w-]+&currency=EUR$/;

/** Opens a game that can be played, and waits until the page receives jackpot updates. */
async function openGame({ address }: Visitor, page: Page): Promise<Connection> {
  const connection = await trackConnection(page, JACKPOT_SOCKET);
  await page.goto(address(GAME));
  await waitForHydration(page);
  const spin = spinButton(page);
  await expect(spin).toBeEnabled();
  await expect.poll(() => types(connection)).toContain('JackpotUpdate');
  return connection;
}

const awardPot = (product: Product, player: 'anna' | 'finn', pot: 'minor' | 'major') =>
  product.operate('jackpot-win', PLAYERS[player].brand, PLAYERS[player].email, pot, 'e2e', 'a test');

const overlay = (page: Page) => page.getByRole('dialog', { name: /You won/ });

/** The amount in the name of the overlay, in minor units. The visible amount counts up, so it is not stable. */
async function amountWon(page: Page): Promise<number> {
  const name = (await overlay(page).getAttribute('aria-label')) ?? '';
  return minorUnits(/€[\d,.]+\d/.exec(name)?.[0] ?? '');
}

test.describe('a player who wins a pot', () => {
  test('JACK-46 JACK-49 sees the whole amount in each tab on a phone, is credited once, and returns to the game', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/' });
    const { page, context } = visitor;
    const second = await context.newPage();
    const before = await balanceOf(page);
    const connection = await openGame(visitor, page);
    await openGame(visitor, second);
    await awardPot(product, 'anna', 'minor');
    await overlay(page).waitFor();
    await overlay(second).waitFor();
    const amount = await amountWon(page);
    expect(amount).toBeGreaterThanOrEqual(2000);
    expect(await amountWon(second)).toBe(amount);
    await expect.poll(() => balanceOf(page)).toBe(before + amount);
    expect(await violations(page)).toEqual([]);
    await overlay(page).getByRole('button', { name: 'Back to game' }).click();
    // The overlay is closed in one tab, and closes in the other too.
    for (const tab of [page, second]) await overlay(tab).waitFor({ state: 'hidden' });
    expect(await gameElement(page).isVisible()).toBe(true);

    // A win that was seen is not shown again.
    connection.received.length = 0;
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => types(connection)).toContain('JackpotUpdate');
    expect(await overlay(page).count()).toBe(0);
    expect(await balanceOf(page)).toBe(before + amount);
  });

  test('JSOCK-01 JSOCK-06 JACK-46 sees the win once at the next visit if no tab was open', async ({
    arrive,
    product,
  }) => {
    await awardPot(product, 'finn', 'minor');
    const visitor = await arrive('finn', { screen: PHONE, at: '/en/profile/' });
    const { page } = visitor;
    const connection = await openGame(visitor, page);
    await overlay(page).waitFor();
    // An overlay that was not closed appears again after a reload.
    await page.reload();
    await overlay(page).waitFor();
    expect(await amountWon(page)).toBeGreaterThanOrEqual(2000);
    await overlay(page).getByRole('button', { name: 'Back to game' }).click();
    await overlay(page).waitFor({ state: 'hidden' });
    await expect.poll(() => types(connection)).toContain('WinSeen');
    connection.received.length = 0;
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => types(connection)).toContain('JackpotUpdate');
    expect(await overlay(page).count()).toBe(0);
  });

  test('JSOCK-06 JSOCK-09 sees the win after the network and the socket are back, and is credited once', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('finn', { screen: DESKTOP, at: '/en/profile/' });
    const { page, context, ignoreErrors } = visitor;
    ignoreErrors(/ERR_INTERNET_DISCONNECTED|WebSocket|Unable to establish connection to ThrillConnect/);
    const before = await balanceOf(page);
    const connection = await openGame(visitor, page);
    await context.setOffline(true);
    await connection.interrupt();
    const receivedBefore = connection.received.length;
    await awardPot(product, 'finn', 'major');
    expect(connection.received).toHaveLength(receivedBefore);
    expect(await balanceOf(page)).toBe(before);
    connection.restore();
    await context.setOffline(false);
    await overlay(page).waitFor();
    const amount = await amountWon(page);
    expect(amount).toBeGreaterThanOrEqual(50_000);
    await expect.poll(() => balanceOf(page)).toBe(before + amount);
    await page.keyboard.press('Escape');
    await overlay(page).waitFor({ state: 'hidden' });
    expect(await gameElement(page).isVisible()).toBe(true);
  });
});
