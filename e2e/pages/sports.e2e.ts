import type { Locator, Page } from '@playwright/test';
import { violations, violationsInFrame } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { book, lateMatch, pickOdds } from '../support/sportsbook.ts';
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
  const bet = book(page).getByRole('button', { name: /^(Accept and bet|Bet) €/ });
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

/** Whether no bar of the lobby covers the middle of an element in the frame. */
const isUncovered = async (page: Page, element: Locator): Promise<boolean> => {
  const box = await element.boundingBox();
  if (!box) return false;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'IFRAME', middle);
};

const sportsOf = (page: Page) => book(page).getByRole('button', { name: /^Football/ });

/** The page scrolls and the frame does not; the slip and the sports are on the screen wherever the page is. */
async function expectOneScroll(page: Page, slip: Locator): Promise<void> {
  const canScroll = () => document.documentElement.scrollHeight > document.documentElement.clientHeight;
  await expect.poll(() => frameOf(page).evaluate(canScroll)).toBe(false);
  expect(await page.evaluate(canScroll)).toBe(true);
  for (const top of [0, 900, 400]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => isUncovered(page, slip)).toBe(true);
    await expect.poll(() => isUncovered(page, sportsOf(page))).toBe(true);
  }
}

/**
 * A match begins at its top, and the way back leads to where the list was left. What grows above the screen moves nothing
 * on it, and the focus is never covered.
 */
async function expectPlaces(page: Page): Promise<void> {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const left = await scrolled();
  await lateMatch(page)
    .locator('.more')
    .evaluate((more: HTMLElement) => more.click());
  const back = book(page).getByRole('button', { name: 'Back' });
  await expect.poll(() => isUncovered(page, back)).toBe(true);
  await back.press('Enter');
  await expect.poll(scrolled).toBe(left);
  await expect.poll(() => isUncovered(page, sportsOf(page))).toBe(true);
  const row = lateMatch(page);
  const before = await row.boundingBox();
  await frameOf(page).evaluate(() => document.querySelector('.list')?.prepend('–'));
  await expect.poll(scrolled).toBeGreaterThan(left);
  const moved = async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0));
  await expect.poll(moved).toBeLessThan(1);
  const format = book(page).getByLabel('Odds format');
  await format.focus();
  await expect.poll(() => isUncovered(page, format)).toBe(true);
}

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
  await expect.poll(() => betSlipOf(visitor)).toMatch(/^[a-z-]+-\d+-\d~result~home~[bp]\d+$/);
  const slip = await betSlipOf(visitor);
  await expectOneScroll(page, book(page).getByRole('button', { name: /Bet slip/ }));
  await expectPlaces(page);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await clickInFrame(book(page).getByRole('button', { name: /Bet slip/ }));
  expect(await violationsInFrame(frameOf(page))).toEqual([]);

  await clickInFrame(book(page).getByRole('button', { name: 'Sign in to bet' }));
  await page.locator('input[name=email]').fill(PLAYERS.tove.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  // The search names the part of the sportsbook that was open.
  await page.waitForURL(({ pathname }) => pathname === '/en/sports/');
  await waitForHydration(page);
  expect(await betSlipOf(visitor)).toBe(slip);
  const before = await balanceOf(page);
  await clickInFrame(book(page).getByRole('button', { name: /Bet slip/ }));
  const returns = book(page).locator('.stake-form .returns dd');
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
  await expectOneScroll(page, book(page).getByRole('heading', { name: /^Bet slip/ }));
  await expectPlaces(page);
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

test('OPEN-43 a player finds markets of a match by keyboard, chooses a format of odds, combines selections of it, bets the same again, and cashes out in two parts', async ({
  arrive,
}) => {
  const visitor = await arrive('petra', { screen: PHONE });
  const { page, address } = visitor;
  await page.goto(address('/en/sports/'));
  await waitForHydration(page);
  await clickInFrame(lateMatch(page).locator('.more'));
  const tabs = book(page).getByRole('tab');
  await expect(tabs).toHaveCount(6);
  const counts = (await tabs.locator('small').allInnerTexts()).map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(90);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(book(page).getByRole('tab', { name: /^Corners/ })).toBeFocused();
  await expect(book(page).getByRole('group', { name: /Corners – Over or under 9.5/ })).toBeVisible();
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await page.keyboard.press('Home');
  await book(page).getByLabel('Odds format').selectOption('fractional');
  const odd = book(page).getByRole('group', { name: 'Match result' }).locator('.odd').first();
  await expect(odd.locator('b')).toHaveText(/^\d+\/\d+$/);
  await clickInFrame(odd);
  await clickInFrame(book(page).getByRole('tab', { name: /^Goals/ }));
  const overs = book(page).getByRole('group', { name: 'Over or under 2.5', exact: true });
  await clickInFrame(overs.locator('.odd').first());
  await clickInFrame(book(page).getByRole('button', { name: /Bet slip/ }));
  await expect(book(page).locator('.coupon .builder b').last()).toHaveText(/^\d+\/\d+$/);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  const receipt = book(page).locator('.receipt');
  await betUntil(page, () => receipt.isVisible());
  await expect(receipt.locator('.builder')).toContainText('Bet builder');
  await expect(receipt.locator('.reference')).toHaveText(/Reference [\da-f-]{36}/);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await clickInFrame(receipt.getByRole('button', { name: 'Same again' }));
  await expect.poll(() => betSlipOf(visitor)).toMatch(/~result~home~p\d+~.*~total%3A2\.5~over~p\d+$/);

  await page.reload();
  await waitForHydration(page);
  await expect(book(page).locator('.match .odd b').first()).toHaveText(/^\d+\/\d+$/);
  await cashOutInParts(page);
});

test('OPEN-43 a player finds matches by day, league and a search with a typing mistake, returns to them by back, reload and link, and bets at boosted odds up to a limit', async ({
  arrive,
}) => {
  const visitor = await arrive('petra', { screen: DESKTOP });
  const { page, address, ignoreErrors } = visitor;
  await page.goto(address('/en/sports/'));
  await waitForHydration(page);
  const days = book(page).getByRole('tablist', { name: 'Days' }).getByRole('tab');
  await days.first().focus();
  await page.keyboard.press('End');
  await expect(days.last()).toBeFocused();
  await expect(page).toHaveURL(/page=football%7Eon%3A\d{4}-\d\d-\d\d$/);
  const count = Number(await days.last().locator('small').innerText());
  await expect(book(page).locator('.league .row')).toHaveCount(count);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);

  const leagues = book(page).getByRole('navigation', { name: 'Leagues' });
  await clickInFrame(leagues.getByRole('button', { name: /^Northern League/ }));
  await expect(page).toHaveURL(/page=football%7Ein%3Anorthern$/);
  await page.goBack();
  await expect(days.last()).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(leagues.getByRole('button', { name: /^Northern League/ })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const search = book(page).getByRole('combobox', { name: 'Search teams, leagues and matches' });
  await search.fill('nothern');
  await expect(book(page).getByRole('option').first()).toContainText('Northern League');
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await search.press('ArrowDown');
  await search.press('Enter');
  const heading = book(page).locator('.match h2');
  await expect(heading).toBeFocused();
  const name = await heading.innerText();
  await page.reload();
  await waitForHydration(page);
  await expect(heading).toHaveText(name);
  await page.goto(address('/en/sports/?page=football~match:northern-x'));
  await waitForHydration(page);
  await expectBoostedBet(page, ignoreErrors);
});

/** A single bet at boosted odds, and another that is above the limit of the player. */
async function expectBoostedBet(page: Page, ignoreErrors: Visitor['ignoreErrors']): Promise<void> {
  const boost = book(page).locator('.boost .odd').last();
  await expect(boost.locator('s')).toHaveText(/^\d/);
  const odds = await boost.locator('b').innerText();
  await clickInFrame(boost);
  const slip = book(page).getByRole('complementary', { name: 'Bet slip' });
  await expect(slip.locator('.boosted b')).toHaveText(odds);
  const bet = slip.getByRole('button', { name: /^Bet €/ });
  await slip.getByRole('textbox', { name: 'Stake' }).fill('20.01');
  await expect(slip.getByRole('alert').filter({ hasText: 'Maximum stake: €20.00' })).toBeVisible();
  await expect(bet).toBeDisabled();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('20');
  const before = await balanceOf(page);
  await clickInFrame(bet);
  await expect(slip.getByText('Your bet is placed.')).toBeVisible();
  await expect.poll(() => balanceOf(page)).toBe(before - 20_00);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await clickInFrame(slip.getByRole('button', { name: 'Same again' }));
  ignoreErrors(/status of 409|status of 403/);
  await clickInFrame(bet);
  await expect(slip.getByText(/The maximum stake on each boost is €20.00/)).toBeVisible();
  expect(await balanceOf(page)).toBe(before - 20_00);
  await clickInFrame(slip.getByRole('button', { name: 'Clear all' }));
  await clickInFrame(book(page).getByRole('button', { name: 'My bets' }));
  const placed = book(page).locator('.bet').first();
  await expect(placed.getByText(/^The cash-out is calculated at the ordinary odds of /)).toBeVisible();
  const offer = minorUnits(await placed.getByRole('button', { name: /^Cash out/ }).innerText());
  expect(offer).toBeLessThan(19_00);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
}

/** Cashes 4.00 of an open bet of 10.00 out, then the rest. */
async function cashOutInParts(page: Page): Promise<void> {
  const before = await balanceOf(page);
  await clickInFrame(book(page).getByRole('button', { name: 'My bets' }));
  const bet = book(page).locator('.bet').first();
  await clickInFrame(bet.getByRole('button', { name: /^Cash out/ }));
  await expect(bet.getByRole('slider')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bet.getByRole('slider')).toHaveAttribute('aria-valuetext', '€9.90');
  await bet.getByRole('textbox', { name: 'Part of the stake' }).fill('4.00');
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  const confirm = bet.getByRole('button', { name: /^Confirm cash-out/ });
  const first = minorUnits(await confirm.innerText());
  await clickInFrame(confirm);
  await expect(bet.getByText(/^Cashed out €/)).toBeFocused();
  await expect.poll(() => balanceOf(page)).toBe(before + first);
  await clickInFrame(bet.getByRole('button', { name: /^Cash out/ }));
  const rest = minorUnits(await confirm.innerText());
  await clickInFrame(confirm);
  await book(page).locator('.bet[data-state=cashedOut]').first().waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before + first + rest);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
}
