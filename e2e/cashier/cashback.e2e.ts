import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import { balanceOf } from '../support/balance.ts';

test('ROUTE-56 SHELL-08 REW-08 a player sees their cashback by week, claims one among the rewards, and sees it credited', async ({
  arrive,
}) => {
  const visitor = await arrive('petra', { screen: PHONE, at: '/en/cashback/' });
  const { page } = visitor;
  // The first response contains the data. Each later visit requests it once, although it is cached.
  let requests = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('CashbackPage')) requests += 1;
  });
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1, name: 'Cashback' }).waitFor();
  await page.getByRole('heading', { name: 'This week' }).waitFor();
  await page.getByRole('heading', { name: 'Terms' }).waitFor();
  await page.getByRole('heading', { name: 'Claim it on Monday' }).waitFor();
  // The chart has a bar for each week of the table and one for this week.
  await page.locator('.fy-bars').getByText('€3.15').waitFor();
  await page.getByText('in the time zone Eastern European Time.').waitFor();
  // Two weeks ago the player staked 40.00 and won 8.50, so they lost 31.50.
  const row = page.getByRole('row').filter({ hasText: '€31.50' });
  await row.filter({ hasText: '€3.15' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  expect(await violations(page)).toEqual([]);

  await row.getByRole('link', { name: /^Ready to claim, / }).click();
  await page.waitForURL('**/en/rewards/');
  const reward = page.getByRole('article').filter({ hasText: '€3.15' });
  await reward.getByRole('heading', { name: /^Cashback / }).waitFor();
  const week = page.getByRole('region', { name: 'Cashback', exact: true }).getByRole('article');
  await week.getByText(/^Ready to claim from Monday/).waitFor();
  await week.getByRole('link', { name: 'How cashback works' }).waitFor();
  const before = await balanceOf(page);
  await reward.getByRole('button', { name: /^Claim, / }).click();
  await reward.getByText('Credited').waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before + 315);

  await page.getByRole('link', { name: 'How cashback works' }).click();
  await page.waitForURL('**/en/cashback/');
  await row.filter({ hasText: 'Credited' }).waitFor();
  expect(requests).toBe(1);
});
