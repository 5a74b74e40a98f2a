import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import { givePoints } from '../support/points.ts';
import { balanceOf } from '../support/balance.ts';

test('ROUTE-58 GAMI-16 REW-06 a player buys what their points allow, and claims it among the rewards', async ({
  arrive,
  product,
}) => {
  const visitor = await arrive('siiri', { screen: PHONE, at: '/en/rewards-shop/' });
  const { page } = visitor;
  await waitForHydration(page);
  const points = page.getByRole('main').locator('strong').first();
  expect(await page.getByRole('link', { name: 'Go to the programme' }).getAttribute('href')).toBe(
    '/en/loyalty-program/',
  );
  expect(await page.getByRole('button', { name: /^Buy / }).count()).toBe(0);

  await givePoints(product, visitor, 'foyer-northlight-5', 700);
  await page.reload();
  await waitForHydration(page);
  expect(await points.innerText()).toBe('700');
  await page.getByText('Level 3: Gold').waitFor();
  const coffee = page.getByRole('article').filter({ hasText: 'Coffee money' });
  await coffee.getByRole('button', { name: 'Buy Coffee money, 500 points' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Buy Coffee money?' });
  await confirmation.getByText('200 points', { exact: true }).waitFor();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await confirmation.getByRole('button', { name: 'Buy for 500 points' }).click();
  const bought = page.getByRole('dialog', { name: 'It’s yours' });
  await bought.getByText('You will find Coffee money among your rewards.').waitFor();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
  await bought.getByRole('button', { name: 'Continue shopping' }).click();
  await expect.poll(() => points.innerText()).toBe('200');
  await coffee.getByText('Limit reached for today').waitFor();
  const spins = page.getByRole('article').filter({ hasText: 'A handful of spins' });
  await spins.getByText('200 points to go').waitFor();

  await page.setViewportSize(DESKTOP);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Buy First taste, 50 points' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Buy First taste?' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await points.innerText()).toBe('200');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Buy for 50 points' }).click();
  await page.getByRole('link', { name: 'Go to my rewards' }).click();

  await page.waitForURL('**/en/rewards/');
  await page.getByRole('heading', { name: 'First taste' }).waitFor();
  const reward = page.getByRole('article').filter({ hasText: 'Coffee money' });
  const before = await balanceOf(page);
  await reward.getByRole('button', { name: /^Claim, / }).click();
  await reward.getByText('Credited').waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before + 200);
});
