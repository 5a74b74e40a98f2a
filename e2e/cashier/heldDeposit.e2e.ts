import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../accessibility.ts';
import { balanceOf } from '../balance.ts';
import { waitForHydration } from '../hydration.ts';
import { fillSignUp, NEWCOMER, signUp, toSignUp } from '../identity/newcomer.ts';
import { runningProduct } from '../product.ts';
import { textOf } from '../pages/texts.ts';
import { DESKTOP, openWorld, PHONE, type Visitor, type World } from '../world.ts';
import { goToPayment, openDeposit, pressIn } from './cashierPages.ts';
import { payHeldPayout, setPayouts } from './payouts.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
  await setPayouts('trustly', 'hold');
});
afterEach(async () => {
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
});
afterAll(async () => {
  await setPayouts('trustly', 'succeed');
  await world.end();
});

/** In another tab, as the payment page covers the first one. */
async function setDayLimit({ context, address }: Visitor, amount: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address('/en/profile/limits/'));
  await waitForHydration(page);
  const kind = textOf('profile.limit.kind.Deposit');
  const card = page
    .locator('.fy-limit')
    .filter({ hasText: kind })
    .filter({ hasText: textOf('profile.limit.per.Day') });
  await card.getByRole('button', { name: kind }).click();
  await card.getByRole('textbox').fill(amount);
  await card.locator('button[type=submit]').click();
  await card.getByText(`€${amount}`, { exact: true }).waitFor();
  await page.close();
}

async function openHistory({ page, address }: Visitor): Promise<Locator> {
  await page.goto(address('/en/profile/deposit-history/'));
  await waitForHydration(page);
  return page.getByRole('row').filter({ hasText: textOf('profile.payment.held.limit') });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing of the page is broken, on this screen. */
async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

async function register(person: typeof NEWCOMER): Promise<void> {
  await toSignUp(visitor);
  await fillSignUp(visitor.page, person);
  await signUp(visitor.page, person);
}

/** A deposit that was open when its player set a lower limit, and is paid after it. */
async function payAboveLimit(amount: string): Promise<string> {
  const { page } = visitor;
  await page.goto(visitor.address('/en/'));
  await goToPayment(page, { from: 'Trustly', amount });
  await setDayLimit(visitor, '25.00');
  await pressIn(page, 'Pay now');
  const title = textOf('cashier.held.title', { amount: `€${amount}` });
  const dialog = page.getByRole('dialog', { name: textOf('cashier.deposit.title') });
  await dialog.getByRole('heading', { name: title }).waitFor();
  await dialog.getByText(textOf('cashier.held.reason.DepositLimitReached')).waitFor();
  await dialog.getByText(textOf('cashier.held.text')).waitFor();
  expect(await balanceOf(page)).toBe(0);
  await expectSound(page);
  return title;
}

it('LIMIT-12 money above the deposit limit is not in the balance; the deposit history says why, and that it was sent back', async () => {
  visitor = await world.visit('northlight', { screen: DESKTOP });
  const { page } = visitor;
  await register({
    ...NEWCOMER,
    email: 'hilma@foyer.test',
    firstName: 'Hilma',
    lastName: 'Ylämäki',
    birthDate: '1966-01-17',
  });
  await payAboveLimit('40.00');
  const held = await openHistory(visitor);
  await held.getByText(textOf('profile.payment.RollbackInitialized')).waitFor();
  await expectSound(page);
  await page.setViewportSize(PHONE);
  await expectSound(page);

  await payHeldPayout('trustly', '40.00');
  const returned = async () => {
    const row = await openHistory(visitor);
    return row.getByText(textOf('profile.payment.RolledBacked'), { exact: true }).count();
  };
  await expect.poll(returned).toBe(1);
  await expectSound(page);
  expect(await balanceOf(page)).toBe(0);
});

it('LIMIT-12 money above the deposit limit is not in the balance; the cashier says so on a phone until it was sent back', async () => {
  visitor = await world.visit('tivoli', { screen: PHONE });
  const { page } = visitor;
  await register({
    ...NEWCOMER,
    email: 'hubert@foyer.test',
    firstName: 'Hubert',
    lastName: 'Ylämäki',
    birthDate: '1967-02-18',
  });
  const title = await payAboveLimit('45.00');
  await page.reload();
  const dialog = await openDeposit(page);
  await dialog.getByText(title).waitFor();
  await expectSound(page);

  await payHeldPayout('trustly', '45.00');
  const isSaid = async () => {
    await page.goto(visitor.address('/en/'));
    const again = await openDeposit(page);
    return again.getByText(title).isVisible();
  };
  await expect.poll(isSaid).toBe(false);
  expect(await balanceOf(page)).toBe(0);
});
