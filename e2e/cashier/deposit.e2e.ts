import type { Page } from '@playwright/test';
import { MINUTE } from '@foyer/domain/duration.ts';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE, PLAYERS } from '../visitors/players.ts';
import { openSignInForm, sendSignInForm } from '../visitors/signIn.ts';
import { frameIn, continueToPayment, goToPayment, openDeposit, payByCard, pressIn } from './cashierPages.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';
import { gameFrame } from '../support/game.ts';

const AWARD = 'Includes the instant banking reward';
/** Of Playwright's clock. */
const FRAME_MS = 16;

test.describe('a deposit from the dialog', () => {
  test('CASH-03 WALLET-07 FLAG-07 is paid in the provider’s frame and added to the balance', async ({
    arrive,
  }) => {
    const visitor = await arrive('finn', { screen: PHONE });
    const { page } = visitor;
    const before = await balanceOf(page);
    await goToPayment(page, { from: 'Trustly', amount: '20.00' });
    await pressIn(page, 'Pay now');
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await dialog.getByRole('heading', { name: '€20.00 added to your balance' }).waitFor();
    await expect.poll(() => balanceOf(page)).toBe(before + 2000);
    expect(await violations(page)).toEqual([]);
    // Nothing is lost any more, so Escape closes the dialog.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // GQLO-03: the method of the last deposit comes first in the next dialog and is preselected.
    const again = await openDeposit(page);
    await again.getByRole('radio', { name: /Last used/, checked: true }).waitFor();
    expect(await again.getByText(AWARD).count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
  });

  test('CASH-19 FLAG-07 by a refused card leaves the balance unchanged and offers another try', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna');
    const { page } = visitor;
    const before = await balanceOf(page);
    await goToPayment(page, { from: 'Different card', amount: '30.00' });
    await payByCard(page, { number: '4000 0000 0000 9995', until: '12/40', code: '123' });
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await dialog.getByRole('heading', { name: '€30.00 was not deposited' }).waitFor();
    expect(await balanceOf(page)).toBe(before);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: 'Deposit €20.00' }).waitFor();
    // FLAG-07: this brand has no such reward.
    expect(await dialog.getByText(AWARD).count()).toBe(0);
  });

  test('CASH-19 SUB-05 can be continued after the tab was closed, and completes without a subscription', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna');
    await goToPayment(visitor.page, { from: 'Trustly', amount: '25.00' });
    await visitor.page.close();
    const page = await visitor.context.newPage();
    // The socket stays open and sends nothing.
    await page.routeWebSocket(/graphql/, () => {});
    await page.goto(visitor.address('/en/'));
    const before = await balanceOf(page);
    const dialog = await openDeposit(page);
    await dialog.getByText('You have an unfinished deposit of €25.00.').waitFor();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const frame = frameIn(page);
    await clickInFrame(frame.getByText('Sandbox'));
    await frame.getByLabel('Sandbox').selectOption('afterReturn');
    await pressIn(page, 'Pay now');
    await dialog.getByRole('heading', { name: '€25.00 added to your balance' }).waitFor();
    await page.goto(visitor.address('/en/withdraw/'));
    await expect.poll(() => balanceOf(page)).toBe(before + 2500);
    // MONEY-04: a second deposit from the same account does not list it twice.
    await expect(page.getByRole('radio', { name: /Nordbank •• 4417/ })).toHaveCount(1);
  });
});

/** Scrolls with the mouse wheel, because `scrollBy` would also scroll a page that a dialog locks. */
const scrollBy = async (page: Page, pixels: number): Promise<void> => {
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, pixels);
};

test.describe('the deposit dialog', () => {
  test('QUERY-04 CASH-08 OVER-17 opens from a URL at the payment step, moves no money, and removes its parameters when it closes', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna');
    const { page } = visitor;
    const before = await balanceOf(page);
    await page.goto(visitor.address('/en/?autoSubmit=1&paymentMethod=trustly&amount=40&other=x'));
    await frameIn(page).getByRole('heading', { name: 'Pay €40.00' }).waitFor();
    expect(await balanceOf(page)).toBe(before);
    const hasFont = () => [...document.fonts].some(({ status }) => status === 'loaded');
    await expect.poll(() => frameIn(page).locator('body').evaluate(hasFont)).toBe(true);
    await page.keyboard.press('Escape');
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    expect(await dialog.isVisible()).toBe(true);
    // CASH-08: the page behind stays where it is.
    await scrollBy(page, 300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // CASH-06: a message from another origin does not close the dialog; the provider's close button does.
    await page.evaluate(() => {
      const [data, origin] = ['close-quick-deposit', 'https://stranger.example'];
      dispatchEvent(new MessageEvent('message', { data, origin }));
    });
    expect(await dialog.isVisible()).toBe(true);
    await pressIn(page, 'Close');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Your deposit of €40.00 is not finished. Nothing has been taken').waitFor();
    await expect(page).toHaveURL(visitor.address('/en/?other=x'));
    // Chromium may ignore the wheel for a moment after the page is unlocked.
    const scrolled = async () => {
      await scrollBy(page, 300);
      return page.evaluate(() => scrollY);
    };
    await expect.poll(scrolled).toBeGreaterThanOrEqual(300);
    expect(await balanceOf(page)).toBe(before);
  });

  test('QUERY-04 does nothing for a visitor, and opens after they have signed in', async ({ visit }) => {
    const visitor = await visit('northlight');
    const { page } = visitor;
    const query = '?autoSubmit=1&paymentMethod=trustly&amount=40';
    await page.goto(visitor.address(`/en/${query}`));
    await waitForHydration(page);
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    expect(await dialog.count()).toBe(0);
    await openSignInForm(page);
    await sendSignInForm(page, PLAYERS.anna.email);
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/en/' && searchParams.size === 3);
    await frameIn(page).getByRole('heading', { name: 'Pay €40.00' }).waitFor();
  });

  test('QUERY-04 does not open for an amount alone, with or without a toast', async ({ arrive }) => {
    const { page, address } = await arrive('anna');
    for (const query of ['amount=40', 'amount=40&showToast=deposit', 'amount=40&currency=EUR']) {
      await page.goto(address(`/en/?${query}`));
      await waitForHydration(page);
      // If the dialog were to open, its code would be loaded before the network is idle.
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
  });

  test('CASH-04 CASH-05 CASH-07 opens in the lobby from the cashier page, and closes with Back or without its URL parameters', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { at: '/en/deposit/' });
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'Deposit' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const dialog = await openDeposit(page);
    await expect(page).toHaveURL(visitor.address('/en/'));
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.goto(visitor.address('/en/?paymentMethod=card'));
    await dialog.getByRole('radio', { name: /Card/, checked: true }).waitFor();
    await page.evaluate(() => history.replaceState(history.state, '', '/en/'));
    await dialog.waitFor({ state: 'hidden' });
  });

  for (const cashier of ['deposit', 'withdraw'])
    test(`CASH-04 from the ${cashier} page opens 100 ms after the lobby`, async ({ arrive }) => {
      const visitor = await arrive('anna', { at: '/en/profile/' });
      const { page } = visitor;
      await page.clock.install();
      await page.goto(visitor.address(`/en/${cashier}/`));
      await waitForHydration(page);
      await page.clock.pauseAt(Date.now() + MINUTE);
      const dialog = page.getByRole('dialog', { name: 'Deposit' });
      await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
      // The press is painted before the lobby is shown.
      await page.clock.runFor(2 * FRAME_MS);
      await expect(page).toHaveURL(visitor.address('/en/'));
      await page.locator('[data-cashier]').waitFor({ state: 'detached' });
      await page.clock.runFor(99);
      expect(await dialog.count()).toBe(0);
      await page.clock.runFor(1);
      await page.clock.resume();
      await dialog.getByLabel('Amount', { exact: true }).waitFor();
    });

  test('FLAG-03 has the dark theme where the brand sets it, and the page around it stays light', async ({
    arrive,
  }) => {
    const visitor = await arrive('chloe', { screen: PHONE, at: '/fr/deposit/' });
    const { page } = visitor;
    await waitForHydration(page);
    const schemeOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).colorScheme);
    expect([await schemeOf('[data-cashier]'), await schemeOf('html')]).toEqual(['dark', 'light']);
    expect(await violations(page)).toEqual([]);
  });
});

/** REW-05: a free spin costs nothing, and its win is cash. */
async function playFreeSpin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Play' }).click();
  const frame = gameFrame(page);
  const intro = frame.getByRole('alertdialog', { name: '10 free spins worth €0.20 each' });
  await intro.waitFor();
  const before = await balanceOf(page);
  await clickInFrame(intro.getByRole('button', { name: 'Start' }));
  await frame.getByText('Free spins left: 10').waitFor();
  const spin = frame.getByRole('button', { name: 'Spin', exact: true });
  await clickInFrame(spin);
  await frame.getByRole('status').getByText('Free spins left: 9').waitFor();
  const won = minorUnits(await frame.locator('.meter.win dd').innerText());
  await expect.poll(() => balanceOf(page)).toBe(before + won);
}

test('REW-05 REW-06 REW-07 claimed rewards appear in two tabs, a deposit reward opens the deposit dialog, and free spins open their game', async ({
  arrive,
}) => {
  const visitor = await arrive('bo', { at: '/en/rewards/' });
  const { page } = visitor;
  const other = await visitor.context.newPage();
  // The tab requests the rewards a second time when its subscription to changes has started.
  const isSubscribed = other.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('RewardsPage'),
  );
  await other.goto(visitor.address('/en/rewards/'));
  await Promise.all([waitForHydration(page), waitForHydration(other), isSubscribed]);
  const before = await balanceOf(page);
  expect(await violations(page)).toEqual([]);
  // The messages close by themselves, so both tabs are watched at the same time.
  const messages = [page, other].flatMap((tab) => [
    tab.getByText('€15.00 is in your balance.').waitFor(),
    tab.getByText('€40.00 of bonus money is in your balance.').waitFor(),
  ]);
  await page.getByRole('button', { name: 'Claim, Sünnipäevaraha' }).click();
  await page.getByRole('button', { name: 'Claim, Boonusraha' }).click();
  await Promise.all(messages);
  for (const tab of [page, other]) {
    await expect.poll(() => balanceOf(tab)).toBe(before + 1500);
    await tab.getByRole('banner').getByText('€40.00').waitFor();
  }
  // REW-14: a credited reward is listed until this tab dismisses it.
  const credited = page.getByRole('region', { name: 'Credited' });
  const names = async () => (await credited.getByRole('heading', { level: 3 }).allInnerTexts()).sort();
  await expect.poll(names).toEqual(['Boonusraha', 'Sünnipäevaraha']);
  await page.getByRole('button', { name: 'Dismiss, Boonusraha' }).click();
  await expect.poll(names).toEqual(['Sünnipäevaraha']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const depositReward = page.getByRole('article').filter({ hasText: 'Sissemakse lisa' });
  const depositLink = depositReward.getByRole('link', { name: 'Deposit' });
  await depositLink.click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await continueToPayment(page, dialog, { from: 'Trustly', amount: '20.00' });
  await pressIn(page, 'Pay now');
  await dialog.getByRole('heading', { name: '€20.00 added to your balance' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await depositLink.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Claim, Tasuta keerutused' }).click();
  await playFreeSpin(page);
});
