import type { FrameLocator, Page } from '@playwright/test';
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

/** Opens the registration page, which leads to the form of the identity provider. */
export async function toSignUp({ page, address }: Visitor): Promise<void> {
  await page.goto(address('/en/register/'));
  await page.waitForURL(/\/form\/sign-up/);
}

/** The sections of the form, each of which has a step. */
type StepName = 'account' | 'person' | 'consents' | 'jackpot';

export const stepOf = (page: Page, name: StepName) => page.locator(`section[data-step=${name}]`);

/** Presses the button of a step, which leads to the next one or sends the form. */
export const continueSignUp = (page: Page) => page.locator('form button[type=submit]').click();

/** Waits until the script of the form has loaded. */
export const waitForSteps = (page: Page) => page.locator('html:not([data-sign-up-steps])').waitFor();

/** Fills in the three fields of a date of birth. @param date ISO 8601 */
export async function fillBirthDate(form: Page | FrameLocator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await form.getByLabel('Day', { exact: true }).fill(day);
  await form.getByLabel('Month', { exact: true }).fill(month);
  await form.getByLabel('Year', { exact: true }).fill(year);
}

/** Fills in the steps of the form as far as the terms, and does not accept them. */
export async function fillSignUp(page: Page, person: Record<string, string>): Promise<void> {
  const { birthDate = '', email = '', password = '', ...others } = person;
  await waitForSteps(page);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await continueSignUp(page);
  await stepOf(page, 'person').getByRole('heading').waitFor();
  await fillBirthDate(page, birthDate);
  const fill = ([field, value]: readonly [string, string]) =>
    page.locator(`input[name=${field}]`).fill(value);
  const isLimit = ([field]: readonly [string, string]): boolean => field.endsWith('Limit');
  for (const entry of Object.entries(others)) if (!isLimit(entry)) await fill(entry);
  await continueSignUp(page);
  await stepOf(page, 'consents').getByRole('heading').waitFor();
  for (const entry of Object.entries(others)) if (isLimit(entry)) await fill(entry);
  await page.locator('input[name=adult]').check();
  const withoutLimits = page.locator('input[name=withoutLimits]');
  if ((await withoutLimits.isVisible()) && !Object.entries(others).some(isLimit)) await withoutLimits.check();
}

/** Accepts the terms, sends the form and signs in on the next page. */
export async function signUp(page: Page, { email, password } = NEWCOMER): Promise<void> {
  await page.locator('input[name=terms]').check();
  await continueSignUp(page);
  await sendSignUp(page, { email, password });
}

/** Sends the form, from its last step or from a choice about the jackpot, and signs in on the next page. */
export async function sendSignUp(
  page: Page,
  { email, password }: Pick<typeof NEWCOMER, 'email' | 'password'>,
): Promise<void> {
  const sent = page.getByText(`We sent an email to ${email}`);
  const jackpot = stepOf(page, 'jackpot').getByRole('heading');
  await sent.or(jackpot).first().waitFor();
  if (await jackpot.isVisible()) await continueSignUp(page);
  await sent.waitFor();
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
