import type { FrameLocator, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';

/** The deposit's dialog, from the button in the header of a page that is awake. */
export async function openDeposit(page: Page): Promise<Locator> {
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByLabel('Amount', { exact: true }).waitFor();
  return dialog;
}

/** The payment company's own page inside ours. */
export const frameIn = (page: Page): FrameLocator => page.frameLocator('iframe.fy-companyframe');

/** Presses a button of that page. */
export const pressIn = (page: Page, name: string): Promise<void> =>
  clickInFrame(frameIn(page).getByRole('button', { name }));

interface TypedCard {
  readonly number: string;
  readonly until: string;
  readonly code: string;
}

/** Fills the company's form and sends it. */
export async function payByCard(page: Page, { number, until, code }: TypedCard): Promise<void> {
  const field = (label: string) => frameIn(page).getByLabel(label);
  await field('Card number').fill(number);
  await field('Valid until').fill(until);
  await field('Security code').fill(code);
  await pressIn(page, 'Pay now');
  await field('Card number').waitFor({ state: 'detached' });
}

interface Order {
  /** Where the money comes from. */
  readonly from: string;
  readonly amount: string;
}

/** Opens the dialog, chooses there and goes on to the company's page. */
export const goToPayment = async (page: Page, order: Order): Promise<void> =>
  goOnToPayment(page, await openDeposit(page), order);

/** The same from a dialog that is open. */
export async function goOnToPayment(page: Page, dialog: Locator, { from, amount }: Order): Promise<void> {
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  // The last: an account there that another journey has used by now stands before it.
  await dialog.getByRole('radio', { name: from }).last().check();
  await dialog.getByRole('button', { name: `Deposit €${amount}` }).click();
  await frameIn(page).getByRole('heading').waitFor();
}
