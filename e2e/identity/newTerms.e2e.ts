import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

const TITLE = 'We have updated our terms';

test('OVER-08 AMB-12 closed with Escape, the new terms return on the next page, and nothing can be played or deposited', async ({
  arrive,
}) => {
  const { page, address } = await arrive('venla', { screen: DESKTOP });
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.waitFor();
  await dialog.getByText('What has changed: The section ‘Changes’').waitFor();
  expect(await violations(page)).toEqual([]);
  // The text scrolls with the keyboard.
  await dialog.getByText('Full text').focus();
  await page.keyboard.press('End');
  await expect(dialog.getByText('When we publish a new version')).toBeInViewport();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(address('/en/games/fox-and-ember/'));
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Our terms have changed. Accept them to play.').waitFor();
  await expect(page.locator('.fy-game iframe')).toHaveCount(0);

  // Withdrawals stay open.
  await page.goto(address('/en/withdraw/'));
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1, name: 'Withdraw' }).waitFor();
  await expect(dialog).toHaveCount(0);
});

test('OVER-08 accepting in one tab closes the question in the other, and a blocked game opens', async ({
  arrive,
}) => {
  const { page, context, address } = await arrive('venla', { at: '/en/games/fox-and-ember/' });
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(address('/en/'));
  const otherDialog = other.getByRole('dialog', { name: TITLE });
  await otherDialog.waitFor();
  await page.getByRole('button', { name: 'Read and accept' }).click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await page.locator('.fy-game iframe').waitFor();
  await otherDialog.waitFor({ state: 'hidden' });
  await page.reload();
  await waitForHydration(page);
  await page.locator('.fy-game iframe').waitFor();
  await expect(dialog).toHaveCount(0);
});

test('OVER-08 on a phone, at another brand, the new terms are accepted with the keyboard alone', async ({
  arrive,
}) => {
  const { page } = await arrive('rory', { screen: PHONE });
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const accept = dialog.getByRole('button', { name: 'Accept' });
  for (let step = 0; step < 30 && !(await accept.evaluate((it) => it === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByText('Thank you. You can play and deposit.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  await waitForHydration(page);
  await expect(dialog).toHaveCount(0);
});
