import type { Page } from '@playwright/test';
import { violations, violationsInFrame } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { book, pickOdds } from '../support/sportsbook.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { DESKTOP, PASSWORD, PHONE, PLAYERS } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';

const frameOf = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('/touchline/'));
  if (!frame) throw new Error('the page has no sportsbook');
  return frame;
};
const betSlipOf = async ({ context }: Visitor) =>
  (await context.cookies()).find(({ name }) => name === 'sportsCoupon')?.value ?? '';

/** Clicks again if the odds changed before the click, because then nothing was staked. */
const betUntil = async (page: Page, isDone: () => Promise<boolean>): Promise<void> => {
  const bet = book(page).getByRole('button', { name: /^(Accept and bet|Bet) / });
  await expect
    .poll(async () => {
      if (await isDone()) return true;
      // The button is disabled while a bet is being placed.
      if ((await bet.count()) > 0 && (await bet.isEnabled())) await clickInFrame(bet);
      return false;
    })
    .toBe(true);
};

/** Ends a match in the console of the provider, with a win for the home side. */
const endMatch = ({ providersUrl }: Product, match: string) =>
  fetch(`${providersUrl}/touchline/`, {
    method: 'POST',
    body: new URLSearchParams({ match, end: 'home' }),
  });

test('SPORT-01 ROUTE-53 CONS-16 a visitor picks odds on a phone, signs in without losing them, bets, is paid, and must answer a reality check on a desktop', async ({
  visit,
  product,
}) => {
  const visitor = await visit('northlight', { screen: PHONE });
  const { page, address } = visitor;
  await page.goto(address('/en/sports/?productMode=casino'));
  await waitForHydration(page);
  const products = page.getByRole('navigation', { name: 'Product' }).first();
  expect(await products.locator('[aria-current]').getAttribute('href')).toBe('/en/sports/');
  await book(page).locator('.league').first().waitFor();
  await pickOdds(page);
  await expect.poll(() => betSlipOf(visitor)).toMatch(/^[a-z-]+-\d+-\d~result~home~p\d+$/);
  const slip = await betSlipOf(visitor);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await clickInFrame(book(page).getByRole('button', { name: /Bet slip/ }));
  expect(await violationsInFrame(frameOf(page))).toEqual([]);

  await clickInFrame(book(page).getByRole('button', { name: 'Sign in to bet' }));
  await page.locator('input[name=email]').fill(PLAYERS.tove.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(address('/en/sports/'));
  await waitForHydration(page);
  expect(await betSlipOf(visitor)).toBe(slip);
  const before = await balanceOf(page);
  await clickInFrame(book(page).getByRole('button', { name: /Bet slip/ }));
  const returns = book(page).locator('.counter .returns dd');
  await expect.poll(() => returns.innerText()).not.toBe('€0.00');
  const placed = book(page).getByText('Your bet is placed.');
  await betUntil(page, () => placed.isVisible());
  await expect.poll(() => balanceOf(page)).toBe(before - 10_00);
  await expect.poll(() => betSlipOf(visitor)).toBe('');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Chat with us/ }).count()).toBe(0);

  await clickInFrame(book(page).getByRole('dialog').getByRole('button', { name: 'My bets' }));
  const coupon = book(page).locator('.bet').first();
  await coupon.getByText('Open', { exact: true }).waitFor();
  const payout = minorUnits(await coupon.locator('.returns dd').innerText());
  await endMatch(product, slip.split('~')[0] ?? '');
  await coupon.getByText('Stake', { exact: true }).waitFor();
  await book(page).locator('.bet[data-state=won]').first().waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before - 10_00 + payout);

  await expectRealityCheck(product, visitor);
});

/** The game history lists the bet, and a due reality check blocks the next one. */
async function expectRealityCheck(product: Product, { page, address, ignoreErrors }: Visitor): Promise<void> {
  const placed = book(page).getByText('Your bet is placed.');
  await page.setViewportSize(DESKTOP);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await page.goto(address('/en/profile/game-history/'));
  await waitForHydration(page);
  await page.getByRole('cell', { name: 'Sports bet' }).first().waitFor();
  await page.goto(address('/en/sports/'));
  await waitForHydration(page);
  await pickOdds(page);
  await product.passTime(PLAYERS.tove.email, 61);
  const check = page.getByRole('dialog', { name: /since you signed in/ });
  await check.waitFor();
  await page.keyboard.press('Escape');
  await check.waitFor({ state: 'hidden' });
  ignoreErrors(/status of (403|409)/);
  const refused = book(page).getByText('Answer your reality check first. Nothing was staked.');
  await betUntil(page, () => refused.isVisible());
  await check.waitFor();
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await check.waitFor({ state: 'hidden' });
  await betUntil(page, () => placed.isVisible());
}
