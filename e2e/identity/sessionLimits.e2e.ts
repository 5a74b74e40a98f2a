import { randomUUID } from 'node:crypto';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';
import { NEWCOMER, register, signInAgain } from './newcomer.ts';

/** A player that no other test uses, because a session limit stops all play. */
const VERA = { ...NEWCOMER, email: 'vera@foyer.test', firstName: 'Vera', birthDate: '1973-09-09' };

test('LIC-09 LIMIT-14 a session limit warns in every tab, signs out, and then allows withdrawals and no play', async ({
  visit,
  product,
}) => {
  const visitor = await visit('northlight', { screen: PHONE });
  const { page, context, address, ignoreErrors } = visitor;
  await register(visitor, VERA);
  await product.operate('correct', 'northlight', VERA.email, randomUUID(), '60.00', 'e2e', 'a test');
  await page.goto(address('/en/profile/limits/'));
  await waitForHydration(page);
  const week = page.getByRole('article').filter({ hasText: 'Session limit' }).filter({ hasText: 'per week' });
  await week.getByRole('button', { name: 'Set limit: Session limit, per week' }).click();
  await week.getByRole('textbox').fill('an hour');
  await week.getByRole('button', { name: 'Save limit' }).click();
  await week.getByText('Enter a whole number of minutes from 1 to 10080').waitFor();
  // Short, because a week that began during the played time would allow play again.
  await week.getByRole('textbox').fill('7');
  expect(await violations(page)).toEqual([]);
  await week.getByRole('button', { name: 'Save limit' }).click();
  await page.getByText('Session limit, per week: now 7 min').waitFor();
  await week.getByRole('button', { name: 'Change: Session limit, per week' }).click();
  await week.getByRole('textbox').fill('120');
  await week.getByText('Higher than your current limit').waitFor();
  await week.getByRole('button', { name: 'Request increase' }).click();
  await expect.poll(() => week.getByRole('timer').innerText()).toMatch(/^23:59:\d\d$/);

  const other = await context.newPage();
  await other.goto(address('/en/games/bramble-court/'));
  await waitForHydration(other);
  await product.passTime(VERA.email, 2);
  await Promise.all(
    [page, other].map((tab) => tab.getByText(/^5 minutes left until your session limit/).waitFor()),
  );
  expect(await violations(page)).toEqual([]);
  await product.passTime(VERA.email, 4);
  await Promise.all(
    [page, other].map((tab) => tab.getByText(/^1 minute left until your session limit/).waitFor()),
  );
  // Requests that were in flight when the session ended get this response.
  ignoreErrors(/status of 401/);
  await product.passTime(VERA.email, 1);
  for (const tab of [page, other]) {
    await tab.waitForURL(/\/login\/\?logoutReason=SESSION_LIMIT_REACHED/);
    await tab.getByText('You have reached your session limit.').waitFor();
  }
  await other.close();

  await signInAgain(visitor, VERA);
  await page.goto(address('/en/games/bramble-court/'));
  await page.getByText('You have reached your session limit. You can play again from').waitFor();
  await page.goto(address('/en/withdraw/'));
  await expect(page.getByRole('main')).toContainText('60.00');
  await page.goto(address('/en/profile/session-history/'));
  await page.getByText('You reached your session limit').first().waitFor();
});
