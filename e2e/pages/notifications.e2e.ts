import type { Page } from '@playwright/test';
import { goToPayment, pressIn } from '../cashier/cashierPages.ts';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { PHONE } from '../visitors/players.ts';

const PATH = '/en/profile/notifications/';
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const named = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).waitFor();
const showsNone = named('Notifications');
const showsOne = named('Notifications, 1 unread');

async function readAll(page: Page): Promise<void> {
  const all = page.getByRole('main').getByRole('button', { name: 'Mark all as read' });
  const empty = page.getByRole('main').getByRole('heading', { name: 'No notifications yet' });
  const none = page.getByRole('main').getByText('0 unread');
  await all.or(empty).or(none).first().waitFor();
  await waitForHydration(page);
  if (await all.isVisible()) await all.click();
  await empty.or(none).first().waitFor();
}

async function deposit(page: Page, amount: string): Promise<void> {
  await goToPayment(page, { from: 'Trustly', amount });
  await pressIn(page, 'Pay now');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByRole('heading', { name: `€${amount} added to your balance` }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

test('MONEY-08 a deposit is in the list of notifications, and read in every tab once it was followed', async ({
  arrive,
}) => {
  const { page, context, address } = await arrive('anna', { at: PATH });
  await readAll(page);
  await showsNone(page);
  const other = await context.newPage();
  await other.goto(address('/en/'));
  await showsNone(other);
  await deposit(page, '21.00');
  await Promise.all([page, other].map(showsOne));

  // By keyboard: Escape closes the panel and returns the focus.
  await button(other).focus();
  await other.keyboard.press('Enter');
  const panel = other.getByRole('region', { name: 'Notifications' });
  const entry = panel.getByRole('link', { name: 'Unread: €21.00 added to your balance' });
  await entry.waitFor();
  expect(await violations(other)).toEqual([]);
  await other.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect(button(other)).toBeFocused();

  await other.keyboard.press('Enter');
  await entry.click();
  await other.waitForURL(/\/en\/profile\/deposit-history\/$/);
  await panel.waitFor({ state: 'hidden' });
  await Promise.all([page, other].map(showsNone));
  await page.goto(address(PATH));
  const read = page.getByRole('main').getByRole('link', { name: /^€21\.00 added to your balance/ });
  await read.first().waitFor();
  expect(await violations(page)).toEqual([]);
  // A change of the language changes the list.
  await page.goto(address('/fi/profile/notifications/'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^21,00\s€ lisätty saldoosi/ })
    .first()
    .waitFor();
});

test('MONEY-08 on a phone the menu has the notifications and their number', async ({ arrive }) => {
  const { page, address } = await arrive('anna', { at: PATH, screen: PHONE });
  await readAll(page);
  await page.goto(address('/en/'));
  await deposit(page, '22.00');
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu, 1 unread' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.waitForURL(address(PATH));
  await page.getByRole('main').getByText('1 unread').waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('main').getByText('0 unread').waitFor();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Menu', exact: true })
    .waitFor();
});
