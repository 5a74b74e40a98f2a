import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE, PLAYERS } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';
import { gameElement, gameFrame, playRound } from '../support/game.ts';

const GAME = '/en/games/fox-and-ember/';
const ANNA_INITIALS = 'AA';
const TICKETS = /^\d+ tickets?$/;

const drop = (page: Page, name: 'Hourly' | 'Daily') => page.getByRole('article').filter({ hasText: name });

const ticketsOf = async (page: Page): Promise<number> =>
  Number.parseInt(await drop(page, 'Daily').getByText(TICKETS).innerText());

/** Plays a round for one euro, which earns one ticket. @returns the balance after it */
async function playOnce({ address }: Visitor, page: Page): Promise<number> {
  await page.goto(address(GAME));
  await waitForHydration(page);
  await playRound(page);
  const shown = gameFrame(page).locator('.meter.balance dd');
  const after = minorUnits(await shown.innerText());
  await expect.poll(() => balanceOf(page)).toBe(after);
  return after;
}

/** Winners that do not fit next to each other scroll round in 70 s until the player pauses them. */
async function expectScrollingWinners(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 150, height: 600 });
  const band = page.getByRole('group', { name: 'Winners' }).locator('> div');
  const style = (name: 'animationDuration' | 'animationName') =>
    band.evaluate((element, property) => getComputedStyle(element)[property], name);
  await expect.poll(() => style('animationDuration')).toBe('70s');
  await page.getByRole('button', { name: 'Pause winners' }).click();
  await expect.poll(() => style('animationName')).toBe('none');
}

const overlay = (page: Page) => page.getByRole('dialog', { name: /^Daily drop: .*Your ticket was drawn/ });

test.describe('a player with a raffle ticket', () => {
  test('ROUTE-63 RAFF-10 RAFF-22 sees it counted on a phone, sees the win once in each tab, and is listed among the winners', async ({
    arrive,
    product,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/raffle/' });
    const { page, context } = visitor;
    await waitForHydration(page);
    await expect(page.getByRole('article').getByText(TICKETS)).toHaveCount(3);
    expect(await drop(page, 'Hourly').getAttribute('data-next')).toBe('');
    expect(await page.locator('article[data-next]').count()).toBe(1);
    const before = await ticketsOf(page);
    const second = await context.newPage();
    const balance = await playOnce(visitor, second);
    await expect.poll(() => ticketsOf(page)).toBeGreaterThan(before);

    // Ending a drop takes some seconds, during which axe checks the page.
    const [found] = await Promise.all([
      violations(page),
      product.operate('end-drop', PLAYERS.anna.brand, 'daily', 'e2e', 'a test'),
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

    // The next drop has begun without tickets, and Anna is listed; the drop may have other winners.
    await expect.poll(() => ticketsOf(page)).toBe(0);
    const winner = page
      .getByRole('group', { name: 'Winners' })
      .getByRole('listitem')
      .filter({ hasText: 'Daily drop' })
      .filter({ hasText: ANNA_INITIALS })
      .first();
    await winner.waitFor();
    expect(minorUnits(await winner.getByText(/€\d/).innerText())).toBe(amount);
    await expectScrollingWinners(page);
  });
});
