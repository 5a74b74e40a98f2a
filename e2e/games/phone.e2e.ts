import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { balanceIn } from '../support/balance.ts';
import { gameElement, waitForGame } from '../support/game.ts';
import { waitForHydration } from '../support/hydration.ts';
import { textOf } from '../support/texts.ts';
import { PHONE } from '../visitors/players.ts';
import { layoutFaults } from '../visual/layout.ts';

const GAME = '/en/games/fox-and-ember/';
const LANDSCAPE = { width: 844, height: 390 };

/** Names of the elements that cover the game, at points of a grid over it. */
const coversOf = (page: Page): Promise<readonly string[]> =>
  gameElement(page).evaluate((frame) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const steps = Array.from({ length: 20 }, (_, step) => (step + 0.5) / 20);
    const hits = steps.flatMap((x) =>
      steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    return [...new Set(hits)].flatMap((hit) =>
      hit === frame ? [] : [hit ? `${hit.tagName} ${hit.className}` : 'outside'],
    );
  });

async function expectGameFillsScreen(page: Page, { width, height }: typeof PHONE): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(52);
  const top = bar?.height ?? 0;
  expect(await gameElement(page).boundingBox()).toEqual({ x: 0, y: top, width, height: height - top });
  expect(await coversOf(page)).toEqual([]);
  const inBar = page.getByRole('banner');
  for (const control of [
    balanceIn(page),
    inBar.getByRole('button', { name: 'Menu' }),
    inBar.getByRole('button', { name: 'About this game' }),
    inBar.getByRole('link', { name: 'Deposit' }),
  ])
    await expect(control).toBeInViewport({ ratio: 1 });
  expect(await layoutFaults(page)).toEqual([]);
}

/** A large balance and a large result of the session. */
const showLongAmounts = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const cash = banner.querySelector('fieldset > :first-child');
    const net = banner.querySelector('span:has(> time) + span > :last-child');
    if (cash) cash.textContent = '€12,345.67';
    if (net) net.textContent = '+€1,234.50';
  });

test.describe('a game on a phone', () => {
  for (const [player, hasClock] of [
    ['anna', true],
    ['finn', false],
  ] as const) {
    test(`ROUTE-46 CLOCK-01 CLOCK-02 has the whole screen below one bar, upright and on its side, for ${player}`, async ({
      arrive,
    }) => {
      const { page } = await arrive(player, { screen: PHONE, at: GAME });
      await waitForGame(page);
      const clock = page.getByRole('banner').locator('span:has(> span > time)');
      for (const screen of [PHONE, LANDSCAPE]) {
        await page.setViewportSize(screen);
        await expectGameFillsScreen(page, screen);
        await expect(clock).toHaveCount(hasClock ? 1 : 0);
        if (hasClock) {
          await expect(clock).toBeInViewport({ ratio: 1 });
          await expect.poll(() => clock.innerText()).toMatch(/\d:\d\d[^]*€\d/);
        }
        expect(await violations(page)).toEqual([]);
        await showLongAmounts(page);
        await expectGameFillsScreen(page, screen);
        await page.getByRole('button', { name: 'About this game' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('link', { name: 'Back to lobby' })).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => scrollTo(0, 0));
      }
      // An unread message of the chat waits below the game as well.
      await page.locator('.fy-chat .fy-count').evaluate((count: HTMLElement) => (count.hidden = false));
      expect(await coversOf(page)).toEqual([]);
    });
  }

  test('FLAG-19 neither the button of the chat’s company nor the question about cookies covers it', async ({
    visit,
  }) => {
    const visitor = await visit('baltika', { screen: PHONE, hasCookieBanner: true });
    const { page, address } = visitor;
    await visitor.signIn();
    await waitForHydration(page);
    const launcher = page.locator('iframe[src*="/chat/launcher"]');
    await page.locator(`a[href="${GAME}"]:visible`).first().click();
    await page.waitForURL(address(GAME));
    await page.getByRole('heading', { level: 1, name: 'Fox & Ember' }).waitFor();
    await gameElement(page).waitFor();
    // Its picture covers it while it loads.
    await expect.poll(() => coversOf(page)).toEqual([]);
    await page.getByRole('button', { name: textOf('consent.accept') }).click();
    await expect(launcher).toBeAttached();
    await expect(launcher).toBeHidden();
  });
});
