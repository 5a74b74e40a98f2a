import { randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { PHONE, PLAYERS } from '../visitors/players.ts';
import { goToPayment, pressIn } from './cashierPages.ts';
import { balanceOf } from '../support/balance.ts';
import { gameFrame } from '../support/game.ts';

const card = (page: Page, period: string, kind = 'Deposit limit') =>
  page.locator('.fy-limit').filter({ hasText: kind }).filter({ hasText: period });

async function ask(page: Page, period: string, amount: string, kind = 'Deposit limit'): Promise<void> {
  const limit = card(page, period, kind);
  await limit.getByRole('button', { name: kind }).click();
  await limit.getByRole('textbox').fill(amount);
  await limit.locator('button[type=submit]').click();
}

/** By the button itself: the question may stand before it by now. */
const press = (button: Locator): Promise<void> => button.evaluate((element: HTMLElement) => element.click());

/** Of those that can be paid; whatever there was, it leaves too little for two more. */
async function chooseLargestBet(frame: FrameLocator): Promise<void> {
  const amount = async (selector: string) =>
    Number((await frame.locator(selector).innerText()).replace(/[^\d.]/g, ''));
  const raise = frame.getByRole('button', { name: 'Increase bet' });
  while (await raise.isEnabled()) await press(raise);
  const balance = await amount('.balance dd');
  const lower = frame.getByRole('button', { name: 'Decrease bet' });
  // Below the smallest there is nothing to pay it with: the question is on its way.
  while ((await amount('.stake-value')) > balance && (await lower.isEnabled())) await press(lower);
}

/** In minor units: of more than that, no bet of this game leaves too little for two more. */
const MOST_TO_LOSE = 100_00;

/** After a large win the house takes back what is above: else the player would have to lose it, bet by bet. */
async function takeBackWin(product: Product, page: Page): Promise<void> {
  const above = (await balanceOf(page)) - MOST_TO_LOSE;
  if (above <= 0) return;
  const { brand, email } = PLAYERS.finn;
  const act = [
    randomUUID(),
    `-${(above / 100).toFixed(2)}`,
    'journeys',
    'a win that would take long to lose',
  ] as const;
  await product.operate('correct', brand, email, ...act);
  await expect.poll(() => balanceOf(page)).toBeLessThanOrEqual(MOST_TO_LOSE);
}

test.describe('the limits of a player', () => {
  test('PROF-06 RG-01 RG-02 LIMIT-01 LIMIT-02 LIMIT-04 one holds at once, a raise is counted down and can be called off', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/limits/' });
    const { page } = visitor;
    await waitForHydration(page);
    // Nine limits, and how often a reality check comes.
    await expect(page.locator('.fy-limit')).toHaveCount(10);
    await ask(page, 'per week', '9000');
    await page.getByText('Deposit limit, per week: now €9,000.00').waitFor();
    await ask(page, 'per week', '8000.50');
    await page.getByText('Deposit limit, per week: now €8,000.50').waitFor();
    await ask(page, 'per week', '9500');
    const week = card(page, 'per week');
    await expect.poll(() => week.getByRole('timer').innerText()).toMatch(/^23:59:\d\d$/);
    await week.getByText('€8,000.50', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await waitForHydration(page);
    await week.getByRole('button', { name: 'Cancel increase' }).click();
    await week.getByRole('timer').waitFor({ state: 'detached' });
  });
});

test.describe('a bet that passes a limit of the player’s own', () => {
  test('PROF-06 LIMIT-07 is told calmly, in the game and under it, with what is left and the way to the limits', async ({
    arrive,
  }) => {
    const visitor = await arrive('bo', { screen: PHONE, at: '/en/profile/limits/' });
    const { page, address } = visitor;
    await waitForHydration(page);
    await ask(page, 'per day', '0.05', 'Stake limit');
    await page.getByText('Stake limit, per day: now €0.05').waitFor();
    await page.goto(address('/en/games/bramble-court/'));
    const frame = gameFrame(page);
    const spin = frame.getByRole('button', { name: /spin/i });
    await spin.waitFor();
    await expect(spin).toBeEnabled();
    // The studio answers its frame as the wallet has answered it.
    visitor.ignoreErrors(/status of 403/);
    await press(spin);
    await frame.locator('.notice', { hasText: 'it would exceed a limit you set' }).waitFor();
    await page.getByText('Stake limit, per day: €0.05 left of €0.05').waitFor();
    expect(await violations(page)).toEqual([]);
    await expect(spin).toBeEnabled();
    await page.getByRole('link', { name: 'See your limits' }).press('Enter');
    await card(page, 'per day', 'Loss limit').waitFor();
  });
});

test.describe('when funds run low', () => {
  test('CASH-10 CASH-15 a deposit is offered after a bet, and a no is kept', async ({ arrive, product }) => {
    const visitor = await arrive('finn');
    const { page, context, address } = visitor;
    await page.evaluate(() =>
      localStorage.setItem('consentBanner', '{"by":"hand","accepted":[1,2],"knewSignal":false}'),
    );
    await goToPayment(page, { from: 'Finshark', amount: '20.00' });
    await pressIn(page, 'Pay now');
    await page.getByRole('heading', { name: '€20.00 added to your balance' }).waitFor();
    await page.goto(address('/en/games/fox-and-ember/'));
    const frame = gameFrame(page);
    const spin = frame.getByRole('button', { name: /spin/i });
    const question = page.getByRole('dialog', { name: 'Your balance is running low' });
    await expect
      .poll(
        async () => {
          const isAsked = await question.isVisible();
          if (!isAsked && (await spin.isEnabled())) {
            await takeBackWin(product, page);
            await chooseLargestBet(frame);
            await press(spin);
          }
          return isAsked;
        },
        { timeout: 60_000, intervals: [250] },
      )
      .toBe(true);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    const flag = async () =>
      (await context.cookies()).find(({ name }) => name === 'displayWantToDepositDialog')?.value;
    await expect.poll(flag).toBe('false');
  });
});
