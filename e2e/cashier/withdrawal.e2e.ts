import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { waitForHydration, holdRequests } from '../hydration.ts';
import { violations } from '../accessibility.ts';
import { balanceOf } from '../balance.ts';
import { runningProduct } from '../product.ts';
import { openWorld, PHONE, type Visitor, type World } from '../world.ts';
import { setPayouts } from './payouts.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterEach(async () => {
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
});
afterAll(() => world.end());

/** From the page of withdrawals, whether it is awake or not. */
async function withdraw(company: string, amount: string, letCome = () => {}): Promise<void> {
  const { page } = visitor;
  await page.getByLabel('Amount', { exact: true }).fill(amount);
  await page.getByRole('radio', { name: company }).first().check();
  await page.getByRole('button', { name: 'Review' }).click();
  letCome();
  await page.getByText('In your account').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Withdraw €${amount}` }).click();
}

it('MONEY-08 CASH-23 a withdrawal is looked over, leaves the balance at once, and is told when it is paid', async () => {
  await setPayouts('zimpler', 'succeed');
  visitor = await world.arrive('anna', { screen: PHONE, at: '/en/withdraw/' });
  const { page } = visitor;
  const before = await balanceOf(page);
  // What is written, chosen and pressed before the page answers is taken as it stood.
  const letCome = await holdRequests(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await withdraw('Zimpler', '20.00', letCome);
  await expect.poll(() => balanceOf(page)).toBe(before - 2000);
  await page.getByText('€20.00 has been paid out.').waitFor();
});

it('MONEY-08 CASH-22 CASH-25 one that waits says for whom, and is taken back with a reason', async () => {
  await setPayouts('finshark', 'hold');
  visitor = await world.arrive('anna', { at: '/en/withdraw/' });
  const { page } = visitor;
  const before = await balanceOf(page);
  await waitForHydration(page);
  await withdraw('Finshark', '35.00');
  const tracked = page.getByRole('article', { name: '€35.00' });
  await tracked.getByText('Waiting for the payment provider.').waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before - 3500);
  expect(await violations(page)).toEqual([]);
  await tracked.getByRole('button', { name: 'Cancel withdrawal' }).click();
  expect(await tracked.getByRole('button', { name: 'Cancel withdrawal' }).isDisabled()).toBe(true);
  await tracked.getByRole('radio', { name: 'Not enough games I like' }).check();
  await tracked.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await tracked.waitFor({ state: 'hidden' });
  await expect.poll(() => balanceOf(page)).toBe(before);
});
