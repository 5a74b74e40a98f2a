import { randomUUID } from 'node:crypto';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import { continueSignUp, stepOf, fillSignUp, NEWCOMER, register, signInAgain, toSignUp } from './newcomer.ts';

/** Players that no other test uses, because an exclusion affects all brands of the licence. */
const TILDA = { ...NEWCOMER, email: 'tilda@foyer.test', firstName: 'Tilda', birthDate: '1971-07-07' };
const OTTO = { ...NEWCOMER, email: 'otto@foyer.test', firstName: 'Otto', birthDate: '1972-08-08' };

test('RG-05 EXCLUSION-01 EXCLUSION-04 a time-out signs out every tab at once, blocks deposits and allows withdrawals', async ({
  visit,
  product,
}) => {
  const visitor = await visit('northlight', { screen: PHONE });
  const { page, context, address, ignoreErrors } = visitor;
  await register(visitor, TILDA);
  await product.operate('correct', 'northlight', TILDA.email, randomUUID(), '60.00', 'e2e', 'a test');
  const other = await context.newPage();
  await other.goto(address('/en/profile/limits/'));
  await waitForHydration(other);

  await page.goto(address('/en/profile/self-exclusion/'));
  await waitForHydration(page);
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  await page.getByRole('button', { name: 'Take a time-out' }).click();
  await page.getByRole('heading', { name: 'Start this time-out?' }).waitFor();
  await page.getByText('It cannot be shortened').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Take a time-out' }).press('Enter');
  // Requests that were in flight when the session ended get this response.
  ignoreErrors(/status of 401/);
  await page.getByRole('button', { name: 'Start time-out' }).press('Enter');
  for (const tab of [page, other]) {
    await tab.waitForURL(/\/login\/\?logoutReason=TIMEOUT/);
    await tab.getByText('Your time-out has started.').waitFor();
  }
  await other.close();

  await signInAgain(visitor, TILDA);
  await page.goto(address('/en/deposit/'));
  await waitForHydration(page);
  await page.getByText('You are on a time-out, so you cannot deposit.').first().waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  await page.goto(address('/en/withdraw/'));
  await waitForHydration(page);
  await page.getByRole('radio').first().waitFor();
  await page.goto(address('/en/profile/self-exclusion/'));
  await waitForHydration(page);
  await page.getByText('Your time-out ends').waitFor();
  await page.getByRole('radio', { name: '14 days' }).waitFor();
  expect(await page.getByRole('radio', { name: '1 day', exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  // The same player excludes themselves and requests an early end.
  await page.setViewportSize(DESKTOP);
  await page.getByRole('radio', { name: 'Indefinitely' }).check({ force: true });
  await page.getByRole('button', { name: 'Exclude yourself' }).click();
  await page.getByRole('button', { name: 'Exclude me' }).click();
  await page.getByText('You have excluded yourself.').waitFor();
  await signInAgain(visitor, TILDA);
  await page.goto(address('/en/profile/self-exclusion/'));
  await waitForHydration(page);
  await page.getByText('No end date').waitFor();
  await page.getByLabel('Why do you want to play again?').fill('It was a bad week, and it is over.');
  await page.getByRole('button', { name: 'Request early end' }).click();
  await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^167:59:\d\d$/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stay excluded' }).click();
  await page.getByRole('timer').waitFor({ state: 'detached' });
});

test('EXCLUSION-02 EXCLUSION-03 LIC-12 another licence has a single term, and a second account is refused', async ({
  visit,
}) => {
  const visitor = await visit('tivoli', { screen: DESKTOP });
  const { page, address, ignoreErrors } = visitor;
  await register(visitor, OTTO);
  await page.goto(address('/en/profile/self-exclusion/'));
  await waitForHydration(page);
  expect(await page.getByRole('radio', { name: /year|month|No end/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Exclude yourself' }).click();
  ignoreErrors(/status of 401/);
  await page.getByRole('button', { name: 'Exclude me' }).click();
  await page.getByText('You have excluded yourself.').waitFor();

  // The excluded player registers with another address and a typo in the first name.
  await toSignUp(visitor);
  await fillSignUp(page, { ...OTTO, email: 'ottto@foyer.test', firstName: 'Ottto' });
  await page.locator('input[name=terms]').check();
  ignoreErrors(/status of (403|409|422)/);
  await continueSignUp(page);
  await stepOf(page, 'jackpot').getByRole('heading').waitFor();
  await continueSignUp(page);
  await page.getByText(/cannot open an account/i).waitFor();
  await page.goto(address('/en/login/'));
  await signInAgain(visitor, OTTO);
  await page.goto(address('/en/profile/self-exclusion/'));
  await waitForHydration(page);
  await page.getByText('Your self-exclusion ends').waitFor();
  expect(await page.getByRole('button', { name: /early end|Exclude yourself/ }).count()).toBe(0);
});
