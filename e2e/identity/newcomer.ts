import type { Page } from '@playwright/test';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceIn } from '../support/balance.ts';
import { openSignInForm } from '../visitors/signIn.ts';

export const NEWCOMER = {
  email: 'mia@foyer.test',
  password: 'a short sentence',
  firstName: 'Mia',
  lastName: 'Niemi',
  birthDate: '1990-02-28',
};

/** To the identity provider's own form, from the page that leads there. */
export async function toSignUp({ page, address }: Visitor): Promise<void> {
  await page.goto(address('/en/register/'));
  await openSignInForm(page);
  await page.waitForURL(/\/form\/sign-up/);
}

/** Of age, and all that is said of the person; the terms are not accepted yet. */
export async function fillSignUp(page: Page, person: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(person)) await page.locator(`input[name=${field}]`).fill(value);
  await page.locator('input[name=adult]').check();
}

/** The form that is filled in is sent, and who sent it signs in on the page that comes. */
export async function signUp(page: Page, { email, password } = NEWCOMER): Promise<void> {
  await page.locator('input[name=terms]').check();
  await page.locator('form button[type=submit]').click();
  await page.getByText(`We sent an email to ${email}`).waitFor();
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await balanceIn(page).waitFor();
}
