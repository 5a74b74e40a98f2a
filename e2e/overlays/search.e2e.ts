import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE, DESKTOP, type PlayerName } from '../visitors/players.ts';
import type { Arrive, ArriveOptions } from '../visitors/visitors.ts';

async function openPage(arrive: Arrive, player: PlayerName, options?: ArriveOptions): Promise<Page> {
  const visitor = await arrive(player, options);
  await waitForHydration(visitor.page);
  return visitor.page;
}

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => search(page).getByRole('combobox', { name: 'Search games and studios' });
const option = (page: Page, name: RegExp | string) => search(page).getByRole('option', { name });
const posters = (page: Page) => search(page).getByRole('group', { name: 'Games' }).getByRole('option');
/** The name of the option that the arrow keys have chosen. */
const chosen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const found = id ? document.getElementById(id) : null;
    return found && (found.querySelector('img')?.alt ?? found.textContent);
  });
const keySwitch = (page: Page) => search(page).getByRole('switch', { name: 'Press / to search' });
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });
const mayScroll = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');

test.describe('search', () => {
  test('OVER-04 OVER-16 can be opened, used and closed with the keyboard', async ({ arrive }) => {
    const page = await openPage(arrive, 'anna');
    await page.getByRole('link', { name: 'Slots' }).first().focus();
    const before = await focused(page);
    await page.keyboard.press('/');
    await field(page).waitFor();
    expect(await mayScroll(page)).toBe(false);
    await page.keyboard.type('owl');
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(before);
    expect(await mayScroll(page)).toBe(true);

    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type('owl parl');
    await expect(posters(page)).toHaveCount(1);
    await expect.poll(() => search(page).getByRole('status').textContent()).toBe('1 result');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page)).toBe('Owl Parliament');
    await expect(option(page, /^Owl Parliament/)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => chosen(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen(page)).toBe('Owl Parliament');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en\/games\/owl-parliament\/$/);
    await search(page).waitFor({ state: 'hidden' });
    // The focus is on the new page.
    await expect.poll(() => focused(page)).toContain('Owl Parliament');
  });

  for (const [name, screen] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`OVER-04 has no accessibility violations and no overflow on a ${name}`, async ({ arrive }) => {
      const page = await openPage(arrive, 'finn', { screen, at: '/en/profile/' });
      await page.getByRole('button', { name: 'Search' }).filter({ visible: true }).first().click();
      await option(page, 'Slots').waitFor();
      expect(await violations(page)).toEqual([]);
      await field(page).fill('o');
      await expect.poll(() => posters(page).count()).toBeGreaterThan(3);
      expect(await violations(page)).toEqual([]);
      // The filters are one chip, so that the results come first.
      await expect(search(page).getByRole('combobox', { name: 'Volatility' })).toBeHidden();
      await search(page).getByRole('button', { name: 'Filter' }).click();
      await search(page).getByRole('combobox', { name: 'Volatility' }).waitFor();
      const sideways = await search(page).evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
      expect(sideways).toBe(false);
      await search(page).getByRole('button', { name: 'Close search' }).click();
      await search(page).waitFor({ state: 'hidden' });
    });
  }

  test('OVER-04 keeps the focus inside while tabbing', async ({ arrive }) => {
    const page = await openPage(arrive, 'anna');
    await page.keyboard.press('/');
    await field(page).waitFor();
    for (let tab = 0; tab < 20; tab++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document;
        // After the last control the focus may move to the browser's own controls.
        return activeElement !== body && !activeElement?.closest('dialog[open]');
      });
      expect(isOutside, `after ${tab + 1} times Tab`).toBe(false);
    }
  });

  test('OPEN-46 finds categories, promotions and matches, and forgives typing errors', async ({ arrive }) => {
    const page = await openPage(arrive, 'anna');
    await page.keyboard.press('/');
    await field(page).fill('crahs');
    await expect(option(page, 'Crash games').first()).toHaveAttribute(
      'href',
      /^\/en\/game-(list|category)\/crash\/$/,
    );
    await field(page).fill('league');
    await expect(option(page, / – .*League$/).first()).toHaveAttribute('href', '/en/sports/');
    await field(page).fill('three jackpots');
    await expect(search(page).getByRole('group', { name: 'Promotions' }).getByRole('option')).toHaveCount(1);
  });

  test('OVER-04 says that there are no results, and can be cleared', async ({ arrive }) => {
    const page = await openPage(arrive, 'anna', { screen: PHONE, at: '/en/profile/' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }).click();
    await field(page).fill('xyzzy');
    await search(page).getByRole('heading', { name: 'No results for “xyzzy”' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await search(page).getByRole('button', { name: 'Clear search' }).click();
    await option(page, 'New games').click();
    await page.waitForURL(/\/en\/game-list\/new\/$/);
  });

  test('OVER-04 does not open with a slash in a text field or when the shortcut is off', async ({
    arrive,
  }) => {
    const page = await openPage(arrive, 'anna');
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type('a/b');
    expect(await field(page).inputValue()).toBe('a/b');
    await keySwitch(page).click();
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'hidden' });
    await page.reload();
    await waitForHydration(page);
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => field(page).inputValue()).toBe('');
    expect(await keySwitch(page).isChecked()).toBe(false);
  });
});

test.describe('confirmation', () => {
  test('OVER-01 OVER-16 is cancelled by Escape', async ({ arrive }) => {
    const page = await openPage(arrive, 'anna', { at: '/en/games/owl-parliament/' });
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: /sign out/i }).click();
    const confirmation = page.locator('[data-variant=confirmation]');
    await confirmation.getByRole('button', { name: 'Cancel' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await confirmation.waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/games/owl-parliament/');
    expect(await mayScroll(page)).toBe(true);
  });
});
