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
import { textOf } from '../support/texts.ts';

const card = (page: Page, period: string, kind = 'Deposit limit') =>
  page.getByRole('article').filter({ hasText: kind }).filter({ hasText: period });

async function setLimit(page: Page, period: string, amount: string, kind = 'Deposit limit'): Promise<void> {
  const limit = card(page, period, kind);
  await limit.getByRole('button', { name: kind }).click();
  await limit.getByRole('textbox').fill(amount);
  await limit.locator('button[type=submit]').click();
}

/** Clicks through the DOM, because a dialog may cover the button. */
const press = (button: Locator): Promise<void> => button.evaluate((element: HTMLElement) => element.click());

/** Chooses the largest bet that the balance can pay; the rest pays for fewer than two more bets of that size. */
async function chooseLargestBet(frame: FrameLocator): Promise<void> {
  const amount = async (selector: string) =>
    Number((await frame.locator(selector).innerText()).replace(/[^\d.]/g, ''));
  const raise = frame.getByRole('button', { name: 'Increase bet' });
  while (await raise.isEnabled()) await press(raise);
  const balance = await amount('.balance dd');
  const lower = frame.getByRole('button', { name: 'Decrease bet' });
  // If not even the smallest bet can be paid, the dialog is about to appear.
  while ((await amount('.stake-value')) > balance && (await lower.isEnabled())) await press(lower);
}

/** In minor units. From a larger balance, two more bets could be paid even after the largest bet of this game. */
const MAX_BALANCE = 100_00;

/** Lowers the balance with an operator command after a large win, which would take many bets to lose. */
async function takeBackWin(product: Product, page: Page): Promise<void> {
  const above = (await balanceOf(page)) - MAX_BALANCE;
  if (above <= 0) return;
  const { brand, email } = PLAYERS.finn;
  const correction = [
    randomUUID(),
    `-${(above / 100).toFixed(2)}`,
    'journeys',
    'a win that would take long to lose',
  ] as const;
  await product.operate('correct', brand, email, ...correction);
  await expect.poll(() => balanceOf(page)).toBeLessThanOrEqual(MAX_BALANCE);
}

test.describe('limits', () => {
  test('LIMIT-01 LIMIT-04 a lower limit applies at once, and an increase has a countdown and can be cancelled', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/limits/' });
    const { page } = visitor;
    await waitForHydration(page);
    // The page shows nine limits on amounts, two on time, and the interval of the reality check.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await setLimit(page, 'per week', '9000');
    await page.getByText('Deposit limit, per week: now €9,000.00').waitFor();
    await setLimit(page, 'per week', '8000.50');
    await page.getByText('Deposit limit, per week: now €8,000.50').waitFor();
    await setLimit(page, 'per week', '9500');
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

test.describe('a bet above the player’s stake limit', () => {
  test('PROF-06 LIMIT-07 LIC-11 is refused in the game, and the page shows what is left and a link to the limits, among them no reality check', async ({
    arrive,
  }) => {
    const visitor = await arrive('bo', { screen: PHONE, at: '/en/profile/limits/' });
    const { page, address } = visitor;
    await waitForHydration(page);
    expect(await card(page, '', 'Reality check').count()).toBe(0);
    await setLimit(page, 'per day', '30', 'Stake limit');
    await page.getByText('Stake limit, per day: now €30.00').waitFor();
    await page.goto(address('/en/games/bramble-court/'));
    const frame = gameFrame(page);
    const spin = frame.getByRole('button', { name: /spin/i });
    await spin.waitFor();
    await expect(spin).toBeEnabled();
    await chooseLargestBet(frame);
    // The studio's response to the frame has the status of the wallet's response to the studio.
    visitor.ignoreErrors(/status of 403/);
    await press(spin);
    await frame.locator('.notice', { hasText: 'it would exceed a limit you set' }).waitFor();
    await page.getByText('Stake limit, per day: €30.00 left of €30.00').waitFor();
    expect(await violations(page)).toEqual([]);
    await expect(spin).toBeEnabled();
    await page.getByRole('link', { name: 'See your limits' }).press('Enter');
    await card(page, 'per day', 'Loss limit').waitFor();
  });
});

test.describe('a loss limit at all casinos of the licence', () => {
  test('PROF-07 LIMIT-13 FLAG-09 is set, lowered and raised on its page, and refuses a bet that it leaves no room for in a game with general information', async ({
    arrive,
  }) => {
    const visitor = await arrive('bo', { at: '/en/profile/global-limits/' });
    const { page, address } = visitor;
    await waitForHydration(page);
    await page.getByText('These limits count for all your accounts at Baltika Casino').waitFor();
    // The page shows limits on deposits and on losses, each for a day, a week and a month.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await setLimit(page, 'per day', '0.04', 'Loss limit');
    await page.getByText('Loss limit, per day: now €0.04').waitFor();
    await setLimit(page, 'per day', '0.02', 'Loss limit');
    await page.getByText('Loss limit, per day: now €0.02').waitFor();
    await setLimit(page, 'per day', '10', 'Loss limit');
    const day = card(page, 'per day', 'Loss limit');
    await expect.poll(() => day.getByRole('timer').innerText()).toMatch(/^23:59:\d\d$/);
    const changes = page.getByRole('table', { name: 'Recent changes' }).getByRole('row');
    const requested = changes.filter({ hasText: 'Loss limit, per day: increase to €10.00 requested' });
    await expect(requested).toContainText('Baltika Casino');
    await page.setViewportSize(PHONE);
    expect(await violations(page)).toEqual([]);
    await page.goto(address('/en/games/bramble-court/'));
    const frame = gameFrame(page);
    const spin = frame.getByRole('button', { name: /spin/i });
    await expect(spin).toBeEnabled();
    await page.getByText(textOf('games.information')).waitFor();
    await chooseLargestBet(frame);
    visitor.ignoreErrors(/status of 403/);
    await press(spin);
    // What the player has won today, in free spins too, may be lost besides.
    await page.getByText(/Loss limit at all casinos, per day: €\d+\.\d\d left of €0\.02/).waitFor();
    await page.getByRole('link', { name: 'See your limits' }).press('Enter');
    await page.waitForURL('**/profile/global-limits/');
    await day.getByRole('button', { name: 'Cancel increase' }).click();
    await day.getByRole('timer').waitFor({ state: 'detached' });
    await changes.filter({ hasText: 'Loss limit, per day: increase to €10.00 cancelled' }).waitFor();
  });
});

test.describe('when funds run low', () => {
  test('CASH-10 CASH-15 a deposit is offered after a bet, and a refusal is remembered', async ({
    arrive,
    product,
  }) => {
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
    const offer = page.getByRole('dialog', { name: 'Your balance is running low' });
    await expect
      .poll(
        async () => {
          const isOffered = await offer.isVisible();
          if (!isOffered && (await spin.isEnabled())) {
            await takeBackWin(product, page);
            await chooseLargestBet(frame);
            await press(spin);
          }
          return isOffered;
        },
        { timeout: 60_000, intervals: [250] },
      )
      .toBe(true);
    await offer.getByRole('button', { name: 'Cancel' }).click();
    await offer.waitFor({ state: 'hidden' });
    const flag = async () =>
      (await context.cookies()).find(({ name }) => name === 'displayWantToDepositDialog')?.value;
    await expect.poll(flag).toBe('false');
  });
});
