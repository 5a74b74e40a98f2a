import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { fillSignUp, NEWCOMER, signUp, toSignUp } from '../identity/newcomer.ts';
import { textOf } from '../support/texts.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { goToPayment, openDeposit, pressIn } from './cashierPages.ts';
import { payHeldPayout, setPayouts } from './payouts.ts';
import { balanceOf } from '../support/balance.ts';

test.beforeAll(({ product }) => setPayouts(product, 'trustly', 'hold'));
test.afterAll(({ product }) => setPayouts(product, 'trustly', 'succeed'));

/** Sets the limit in another tab, because the payment page covers the first one. */
async function setDayLimit({ context, address }: Visitor, amount: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address('/en/profile/limits/'));
  await waitForHydration(page);
  const kind = textOf('profile.limit.kind.Deposit');
  const card = page
    .getByRole('article')
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

/** The page has no accessibility violation and no horizontal overflow. */
async function expectValid(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

async function register(visitor: Visitor, person: typeof NEWCOMER): Promise<void> {
  await toSignUp(visitor);
  await fillSignUp(visitor.page, person);
  await signUp(visitor.page, person);
}

/** Starts a deposit, sets a deposit limit below its amount, and pays it. @returns the title of the notice */
async function payAboveLimit(visitor: Visitor, amount: string): Promise<string> {
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
  await expectValid(page);
  return title;
}

test('LIMIT-12 money above the deposit limit is not credited, and the deposit history says why until it was returned', async ({
  visit,
  product,
}) => {
  const visitor = await visit('northlight', { screen: DESKTOP });
  const { page } = visitor;
  await register(visitor, {
    ...NEWCOMER,
    email: 'hilma@foyer.test',
    firstName: 'Hilma',
    lastName: 'Ylämäki',
    birthDate: '1966-01-17',
  });
  await payAboveLimit(visitor, '40.00');
  const held = await openHistory(visitor);
  await held.getByText(textOf('profile.payment.RollbackInitialized')).waitFor();
  await expectValid(page);
  await page.setViewportSize(PHONE);
  await expectValid(page);

  await payHeldPayout(product, 'trustly', '40.00');
  const returned = async () => {
    const row = await openHistory(visitor);
    return row.getByText(textOf('profile.payment.RolledBacked'), { exact: true }).count();
  };
  await expect.poll(returned).toBe(1);
  await expectValid(page);
  expect(await balanceOf(page)).toBe(0);
});

test('LIMIT-12 money above the deposit limit is not credited, and the cashier says why on a phone until it was returned', async ({
  visit,
  product,
}) => {
  const visitor = await visit('tivoli', { screen: PHONE });
  const { page } = visitor;
  await register(visitor, {
    ...NEWCOMER,
    email: 'hubert@foyer.test',
    firstName: 'Hubert',
    lastName: 'Ylämäki',
    birthDate: '1967-02-18',
  });
  const title = await payAboveLimit(visitor, '45.00');
  await page.reload();
  const dialog = await openDeposit(page);
  await dialog.getByText(title).waitFor();
  await expectValid(page);

  await payHeldPayout(product, 'trustly', '45.00');
  const hasNotice = async () => {
    await page.goto(visitor.address('/en/'));
    const again = await openDeposit(page);
    return again.getByText(title).isVisible();
  };
  await expect.poll(hasNotice).toBe(false);
  expect(await balanceOf(page)).toBe(0);
});
