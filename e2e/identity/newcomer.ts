import type { Page } from '@playwright/test';
import type { Visitor } from '../visitors/visitors.ts';
import { waitForHydration } from '../support/hydration.ts';
import { balanceIn } from '../support/balance.ts';
import { openSignInForm } from '../visitors/signIn.ts';

export const NEWCOMER = {
  email: 'mia@foyer.test',
  password: 'a short sentence',
  firstName: 'Mia',
  lastName: 'Niemi',
  birthDate: '1990-02-28',
};

/** Opens the registration form of the identity provider from the registration page. */
export async function toSignUp({ page, address }: Visitor): Promise<void> {
  await page.goto(address('/en/register/'));
  await openSignInForm(page);
  await page.waitForURL(/\/form\/sign-up/);
}

/** Fills in the form, without accepting the terms. */
export async function fillSignUp(page: Page, person: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(person)) await page.locator(`input[name=${field}]`).fill(value);
  await page.locator('input[name=adult]').check();
}

/** Accepts the terms, sends the form and signs in on the next page. */
export async function signUp(page: Page, { email, password } = NEWCOMER): Promise<void> {
  await page.locator('input[name=terms]').check();
  await page.locator('form button[type=submit]').click();
  await page.getByText(`We sent an email to ${email}`).waitFor();
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await balanceIn(page).waitFor();
}

export async function register(visitor: Visitor, person: typeof NEWCOMER): Promise<void> {
  await toSignUp(visitor);
  await fillSignUp(visitor.page, person);
  await signUp(visitor.page, person);
}

export async function signInAgain({ page }: Visitor, { email, password }: typeof NEWCOMER): Promise<void> {
  await waitForHydration(page);
  await openSignInForm(page);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await balanceIn(page).waitFor();
}
