import type { FrameLocator, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';

/** Opens the deposit dialog with the button in the header. */
export async function openDeposit(page: Page): Promise<Locator> {
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByLabel('Amount', { exact: true }).waitFor();
  return dialog;
}

/** The page of the payment provider, in a frame. */
export const frameIn = (page: Page): FrameLocator => page.getByRole('dialog').frameLocator('iframe');

export const pressIn = (page: Page, name: string): Promise<void> =>
  clickInFrame(frameIn(page).getByRole('button', { name }));

interface Card {
  readonly number: string;
  readonly until: string;
  readonly code: string;
}

/** Fills in and sends the card form of the payment provider. */
export async function payByCard(page: Page, { number, until, code }: Card): Promise<void> {
  const field = (label: string) => frameIn(page).getByLabel(label);
  await field('Card number').fill(number);
  await field('Valid until').fill(until);
  await field('Security code').fill(code);
  await pressIn(page, 'Pay now');
  await field('Card number').waitFor({ state: 'detached' });
}

interface DepositChoice {
  /** Name of the payment method, or the account that is already known for it. */
  readonly from: string;
  readonly amount: string;
}

/** Opens the deposit dialog, fills it in and continues to the page of the payment provider. */
export const goToPayment = async (page: Page, order: DepositChoice): Promise<void> =>
  continueToPayment(page, await openDeposit(page), order);

/** Fills in a deposit dialog that is already open, and continues to the page of the payment provider. */
export async function continueToPayment(
  page: Page,
  dialog: Locator,
  { from, amount }: DepositChoice,
): Promise<void> {
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  // An account that another test used at this provider is listed before the provider itself.
  await dialog.getByRole('radio', { name: from }).last().check();
  // The button names the amount in the player's currency.
  await dialog.getByRole('button', { name: new RegExp(`^Deposit \\D${amount}$`) }).click();
  await frameIn(page).getByRole('heading').waitFor();
}
