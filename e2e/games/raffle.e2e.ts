import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE, PLAYERS } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';
import { gameElement, gameFrame, playRound } from '../support/game.ts';

const GAME = '/en/games/fox-and-ember/';

const drop = (page: Page, name: 'Hourly' | 'Daily') => page.locator('.fy-drop').filter({ hasText: name });

/** The player's own in the drop of the day. */
const ticketsOf = async (page: Page): Promise<number> =>
  Number.parseInt(await drop(page, 'Daily').locator('.fy-drop__tickets').innerText());

/** A round of a euro, which is a ticket. @returns the balance, which stands still once it is over */
async function playOnce({ address }: Visitor, page: Page): Promise<number> {
  await page.goto(address(GAME));
  await waitForHydration(page);
  await playRound(page);
  const told = gameFrame(page).locator('.meter.balance dd');
  const after = minorUnits(await told.innerText());
  await expect.poll(() => balanceOf(page)).toBe(after);
  return after;
}

/** RAFF-22: winners that find no room beside each other go round once in 70 s, until they are stopped. */
async function goesRound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 150, height: 600 });
  const band = page.locator('.fy-ticker__run');
  const style = (name: 'animationDuration' | 'animationName') =>
    band.evaluate((element, property) => getComputedStyle(element)[property], name);
  await expect.poll(() => style('animationDuration')).toBe('70s');
  await page.getByRole('button', { name: 'Pause winners' }).click();
  await expect.poll(() => style('animationName')).toBe('none');
}

const overlay = (page: Page) => page.getByRole('dialog', { name: /^Daily drop: .*Your ticket was drawn/ });

test.describe('a player with a ticket', () => {
  test('ROUTE-63 RAFF-05 RAFF-06 RAFF-10 RAFF-21 RAFF-22 OPEN-49 JSOCK-07 on a phone sees it counted, is told of the win in each tab once, and stands among the winners', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/raffle/' });
    const { page, context } = visitor;
    await waitForHydration(page);
    await expect(page.locator('.fy-drop__tickets')).toHaveCount(3);
    expect(await drop(page, 'Hourly').getAttribute('data-next')).toBe('');
    expect(await page.locator('.fy-drop[data-next]').count()).toBe(1);
    const before = await ticketsOf(page);
    const second = await context.newPage();
    const balance = await playOnce(visitor, second);
    await expect.poll(() => ticketsOf(page)).toBeGreaterThan(before);

    // What is published of a drop stands some seconds before its seed is told.
    const [found] = await Promise.all([
      violations(page),
      product.operate('end-drop', PLAYERS.anna.brand, 'daily', 'journeys', 'to be seen'),
    ]);
    expect(found).toEqual([]);
    await Promise.all([page, second].map((tab) => overlay(tab).waitFor()));
    const amount = minorUnits(
      /€[\d,.]+\d/.exec((await overlay(page).getAttribute('aria-label')) ?? '')?.[0] ?? '',
    );
    expect(amount).toBeGreaterThan(0);
    await expect.poll(() => balanceOf(second)).toBe(balance + amount);
    await overlay(second).getByRole('button', { name: 'Back to game' }).click();
    for (const tab of [page, second]) await overlay(tab).waitFor({ state: 'hidden' });
    expect(await gameElement(second).isVisible()).toBe(true);

    // The drop that follows has begun, without tickets, and who won stands in the band.
    await expect.poll(() => ticketsOf(page)).toBe(0);
    const winner = page.locator('.fy-winner').filter({ hasText: 'Daily drop' }).first();
    await winner.waitFor();
    expect(minorUnits(await winner.locator('.fy-winner__amount').innerText())).toBe(amount);
    await goesRound(page);
  });
});
