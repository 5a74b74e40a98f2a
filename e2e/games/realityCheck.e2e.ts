import type { FrameLocator, Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { DESKTOP, PHONE, PLAYERS } from '../visitors/players.ts';
import { balanceIn, balanceOf, minorUnits } from '../support/balance.ts';
import { gameFrame } from '../support/game.ts';

const TABLE = '/en/games/left-bank-blackjack/';
const MAX_DEALS = 6;
const MINUTES = 61;

const check = (page: Page) => page.getByRole('dialog', { name: /since you signed in/ });
const passHour = (product: Product) => product.passTime(PLAYERS.anna.email, MINUTES);

/** Reads a signed amount in the reality check, in minor units. */
async function sum(page: Page, name: string): Promise<number> {
  const text = await check(page).locator('dl > div').filter({ hasText: name }).locator('dd').innerText();
  return /^[-−]/.test(text) ? -minorUnits(text) : minorUnits(text);
}

function atTable(page: Page) {
  const frame: FrameLocator = gameFrame(page);
  const deal = frame.getByRole('button', { name: 'Deal' });
  const stand = frame.getByRole('button', { name: 'Stand' });
  const moves = frame.getByRole('group', { name: 'Your move' });
  const outcome = frame.getByRole('region', { name: 'Your hand' }).locator('.outcome:not([hidden])');
  const waitForDeal = () => expect(deal).toBeEnabled();
  return {
    frame,
    stand,
    /** Clicks through the DOM, because the reality check may cover the button. */
    async dealAnyway(): Promise<void> {
      await waitForDeal();
      await deal.evaluate((button: HTMLElement) => button.click());
    },
    /** Deals until the player has a move: a blackjack ends the round at once. */
    async openHand(): Promise<void> {
      for (let deals = 0; deals < MAX_DEALS && !(await stand.isVisible()); deals += 1) {
        await waitForDeal();
        await clickInFrame(deal);
        await moves.or(outcome).first().waitFor();
        const decline = frame.getByRole('button', { name: 'No insurance' });
        if (await decline.isVisible()) await clickInFrame(decline);
        await stand.or(outcome).first().waitFor();
      }
    },
    async finishHand(): Promise<void> {
      if (await stand.isVisible()) await clickInFrame(stand);
      await outcome.first().waitFor();
    },
  };
}

test('CLOCK-01 CLOCK-03 CLOCK-04 a reality check appears in all tabs after the hand, and one answer closes it everywhere', async ({
  visit,
  product,
}) => {
  // The player signs in to a new session, in which nothing was played yet.
  const visitor = await visit(PLAYERS.anna.brand, { screen: DESKTOP });
  await visitor.signIn();
  const { page, context, address } = visitor;
  await page.goto(address(TABLE));
  const table = atTable(page);
  await waitForHydration(page);
  const clock = page.getByRole('banner').locator('span:has(> span > time)');
  await expect.poll(() => clock.innerText()).toMatch(/0:\d\d[^]*€0\.00$/);
  const before = await balanceOf(page);
  await table.openHand();
  const second = await context.newPage();
  await second.goto(address('/en/promotions/'));
  await waitForHydration(second);

  await passHour(product);
  await check(second).waitFor();
  expect(await check(page).isVisible()).toBe(false);
  await clickInFrame(table.stand);
  await check(page).waitFor();
  await check(page).getByText('1 h 0', { exact: false }).waitFor();
  const net = async () => (await balanceOf(page)) - before;
  await expect.poll(async () => (await sum(page, 'Net result')) === (await net())).toBe(true);
  expect(await sum(page, 'Won')).toBe((await sum(page, 'Staked')) + (await net()));
  expect(await sum(page, 'Staked')).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);

  // The studio's response to the frame has the status of the wallet's response. Escape closes the check, but
  // it stays due.
  visitor.ignoreErrors(/status of 403/);
  await page.keyboard.press('Escape');
  await check(page).waitFor({ state: 'hidden' });
  await table.dealAnyway();
  await table.frame.locator('.notice', { hasText: 'time for your reality check' }).waitFor();
  await check(page).waitFor();
  await second.getByRole('button', { name: 'Continue playing' }).click();
  await check(second).waitFor({ state: 'hidden' });
  await check(page).waitFor({ state: 'hidden' });
  await table.openHand();
  await table.finishHand();
  await page.close();

  await passHour(product);
  await check(second).waitFor();
  await second.getByRole('button', { name: 'Leave the game' }).click();
  await balanceIn(second).waitFor({ state: 'detached' });
});

test('RG-06 LIC-11 LIMIT-01 the interval that a player chooses applies from then on', async ({
  arrive,
  product,
}) => {
  const visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/limits/' });
  const { page } = visitor;
  await waitForHydration(page);
  const card = page.getByRole('article').filter({ hasText: 'Reality check' });
  const choose = async (minutes: number) => {
    await card.getByRole('radio', { name: `${minutes} min` }).check();
    await card.getByRole('button', { name: 'Save interval' }).click();
    await page.getByText(`Reality check: every ${minutes} minutes`).waitFor();
  };
  await choose(15);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await card.getByText('every 15 minutes').waitFor();
  await product.passTime(PLAYERS.anna.email, 16);
  await page.goto(visitor.address('/en/promotions/'));
  await check(page).waitFor();
  await check(page).getByRole('link', { name: 'Change interval' }).click();
  await card.getByText('every 15 minutes').waitFor();
  await choose(60);
  await page.goto(visitor.address('/en/promotions/'));
  await check(page).getByRole('button', { name: 'Continue playing' }).click();
  await check(page).waitFor({ state: 'hidden' });
});
