import type { Page } from '@playwright/test';
import { violations, violationsInFrame } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product/product.ts';
import { DESKTOP, PASSWORD, PHONE, PLAYERS } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { balanceOf, minorUnits } from '../support/balance.ts';

const BOOK = '.fy-sportsbook iframe';
const book = (page: Page) => page.frameLocator(BOOK);
const frameOf = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('/touchline/'));
  if (!frame) throw new Error('the book is not there');
  return frame;
};
/** The last of the league: it begins in some hours, and nothing comes of it while we look. */
const farMatch = (page: Page) => book(page).locator('.league').first().locator('.row').last();
const slipOf = async ({ context }: Visitor) =>
  (await context.cookies()).find(({ name }) => name === 'sportsCoupon')?.value ?? '';

const pick = async (page: Page): Promise<void> => {
  const odd = farMatch(page).locator('.odd').first();
  await clickInFrame(odd);
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
};

/** The odds may move between a look and a press: then nothing is staked, and the next press takes the new ones. */
const betUntil = async (page: Page, isSaid: () => Promise<boolean>): Promise<void> => {
  const bet = book(page).getByRole('button', { name: /^(Accept and bet|Bet) / });
  await expect
    .poll(async () => {
      if (await isSaid()) return true;
      // It rests while a bet is under way.
      if ((await bet.count()) > 0 && (await bet.isEnabled())) await clickInFrame(bet);
      return false;
    })
    .toBe(true);
};

/** At the company's own console: the side at home has won. */
const endMatch = ({ providersUrl }: Product, match: string) =>
  fetch(`${providersUrl}/touchline/`, {
    method: 'POST',
    body: new URLSearchParams({ match, end: 'home' }),
  });

test('SPORT-01 SPORT-02 SPORT-03 ROUTE-53 CONS-16 OPEN-31 OPEN-43 FAIR-05 CLOCK-03 CLOCK-04 CHAT-01 CASH-14 a visitor on a phone picks odds, signs in with them, bets and is paid; at a desk the check comes first', async ({
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
  await pick(page);
  await expect.poll(() => slipOf(visitor)).toMatch(/^[a-z-]+-\d+-\d~result~home~p\d+$/);
  const slip = await slipOf(visitor);
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
  expect(await slipOf(visitor)).toBe(slip);
  const before = await balanceOf(page);
  await clickInFrame(book(page).getByRole('button', { name: /Bet slip/ }));
  const returns = book(page).locator('.counter .returns dd');
  await expect.poll(() => returns.innerText()).not.toBe('€0.00');
  const placed = book(page).getByText('Your bet is placed.');
  await betUntil(page, () => placed.isVisible());
  await expect.poll(() => balanceOf(page)).toBe(before - 10_00);
  await expect.poll(() => slipOf(visitor)).toBe('');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Chat with us/ }).count()).toBe(0);

  await clickInFrame(book(page).getByRole('dialog').getByRole('button', { name: 'My bets' }));
  const coupon = book(page).locator('.bet').first();
  await coupon.getByText('Open', { exact: true }).waitFor();
  const due = minorUnits(await coupon.locator('.returns dd').innerText());
  await endMatch(product, slip.split('~')[0] ?? '');
  await coupon.getByText('Stake', { exact: true }).waitFor();
  await book(page).locator('.bet[data-state=won]').first().waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before - 10_00 + due);

  await checkOnDesktop(product, visitor);
});

/** The history names the coupon, and a reality check that is due comes before the next. */
async function checkOnDesktop(product: Product, { page, address, ignoreErrors }: Visitor): Promise<void> {
  const placed = book(page).getByText('Your bet is placed.');
  await page.setViewportSize(DESKTOP);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await page.goto(address('/en/profile/game-history/'));
  await waitForHydration(page);
  await page.getByRole('cell', { name: 'Sports bet' }).first().waitFor();
  await page.goto(address('/en/sports/'));
  await waitForHydration(page);
  await pick(page);
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
