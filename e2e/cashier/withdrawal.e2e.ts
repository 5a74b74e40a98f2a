import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { holdRequests } from '../support/routes.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';
import { setPayouts } from './payouts.ts';
import { balanceOf } from '../support/balance.ts';

/** Withdraws on the withdrawal page, hydrated or not. @param hydrate is called after the form is filled in */
async function withdraw(
  page: Page,
  provider: string | RegExp,
  amount: string,
  { hydrate = () => {}, currency = '€' } = {},
): Promise<void> {
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('radio', { name: provider }).first().check();
  await page.getByRole('button', { name: 'Review' }).click();
  hydrate();
  await page.getByText('In your account').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Withdraw ${currency}${amount}` }).click();
}

test('MONEY-08 CASH-23 a withdrawal is reviewed, deducted at once, and reported when it is paid', async ({
  arrive,
  product,
}) => {
  await setPayouts(product, 'zimpler', 'succeed');
  const visitor = await arrive('anna', { screen: PHONE, at: '/en/withdraw/' });
  const { page } = visitor;
  const before = await balanceOf(page);
  // Input before hydration is not lost.
  const hydrate = await holdRequests(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await withdraw(page, 'Zimpler', '20.00', { hydrate });
  await expect.poll(() => balanceOf(page)).toBe(before - 2000);
  await page.getByText('€20.00 has been paid out.').waitFor();
});

test('MONEY-08 CASH-22 CASH-25 a pending withdrawal says what it waits for, and can be cancelled with a reason', async ({
  arrive,
  product,
}) => {
  await setPayouts(product, 'finshark', 'hold');
  const visitor = await arrive('anna', { at: '/en/withdraw/' });
  const { page } = visitor;
  const before = await balanceOf(page);
  await waitForHydration(page);
  await withdraw(page, 'Finshark', '35.00');
  const tracked = page.getByRole('article', { name: '€35.00' });
  await tracked.getByText('Waiting for the payment provider.').waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before - 3500);
  expect(await violations(page)).toEqual([]);
  await tracked.getByRole('button', { name: 'Cancel withdrawal' }).click();
  expect(await tracked.getByRole('button', { name: 'Cancel withdrawal' }).isDisabled()).toBe(true);
  await tracked.getByRole('radio', { name: 'Not enough games I like' }).check();
  await tracked.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await tracked.waitFor({ state: 'hidden' });
  await expect.poll(() => balanceOf(page)).toBe(before);
});

test('MONEY-13 MONEY-08 a withdrawal that an operator has to approve says so, and can be cancelled meanwhile', async ({
  arrive,
}) => {
  const visitor = await arrive('diego', { screen: PHONE, at: '/en/withdraw/' });
  const { page } = visitor;
  const before = await balanceOf(page);
  await waitForHydration(page);
  await withdraw(page, /Visa/, '20.00', { currency: '$' });
  const tracked = page.getByRole('article', { name: '$20.00' });
  await tracked.getByText('Our payments team is checking this withdrawal before it is paid. By ').waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before - 2000);
  expect(await violations(page)).toEqual([]);
  await tracked.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await tracked.getByRole('radio', { name: 'Not enough games I like' }).check();
  await tracked.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await tracked.waitFor({ state: 'hidden' });
  await expect.poll(() => balanceOf(page)).toBe(before);
});
