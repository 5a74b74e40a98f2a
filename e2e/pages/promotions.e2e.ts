import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { fillSignUp, NEWCOMER, signUp, toSignUp } from '../identity/newcomer.ts';
import { expect, test } from '../fixtures.ts';
import { textOf } from '../support/texts.ts';
import { PHONE } from '../visitors/players.ts';

test('PROMO-02 PROMO-06 one offer opens the deposit dialog on its page, another links to a page', async ({
  visit,
}) => {
  // Nora is a new player, who has never deposited.
  const nora = await visit('tivoli', { screen: PHONE });
  const { page } = nora;
  const person = { ...NEWCOMER, email: 'nora@foyer.test' };
  await toSignUp(nora);
  await fillSignUp(page, person);
  await signUp(page, person);
  await page.goto(nora.address('/en/promotions/'));
  await waitForHydration(page);
  // The pots arrive after hydration.
  await page
    .getByRole('region', { name: textOf('blocks.jackpot.pots') })
    .getByText(/\d/)
    .nth(2)
    .waitFor();
  await page.evaluate('window.mark = 1');

  await page.getByRole('link', { name: 'How it works, Your first deposit' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent()).toBe('Your first deposit');
  expect(new URL(page.url()).search).toBe('?promotion=first-deposit');
  expect(await page.getByRole('main').locator('ul[aria-label] > li').first().innerText()).toContain(
    'No bonus',
  );
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Deposit, Your first deposit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await dialog.getByLabel('Amount', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/promotions/');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'All promotions' }).click();
  await page.getByRole('link', { name: 'See the jackpots, Three jackpots on every bet' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/jackpot/');
  expect(await page.evaluate('window.mark')).toBe(1);
  await nora.close();
});
