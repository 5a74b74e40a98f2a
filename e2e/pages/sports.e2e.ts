import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { violations, violationsInFrame } from '../accessibility.ts';
import { waitForHydration } from '../hydration.ts';
import { balanceOf, minorUnits } from '../balance.ts';
import { pressInside } from '../spies/pressInside.ts';
import { runningProduct } from '../product.ts';
import { DESKTOP, openWorld, PASSWORD, PHONE, PLAYERS, type Visitor, type World } from '../world.ts';

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

const BOOK = '.fy-sportsbook iframe';
const book = (page: Page) => page.frameLocator(BOOK);
const frameOf = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('/touchline/'));
  if (!frame) throw new Error('the book is not there');
  return frame;
};
/** The last of the league: it begins in some hours, and nothing comes of it while we look. */
const farMatch = (page: Page) => book(page).locator('.league').first().locator('.row').last();
const slipOf = async () =>
  (await visitor.context.cookies()).find(({ name }) => name === 'sportsCoupon')?.value ?? '';

const pick = async (page: Page): Promise<void> => {
  const odd = farMatch(page).locator('.odd').first();
  await pressInside(odd);
  await expect.poll(() => odd.getAttribute('aria-pressed')).toBe('true');
};

/** The odds may move between a look and a press: then nothing is staked, and the next press takes the new ones. */
const betUntil = async (page: Page, isSaid: () => Promise<boolean>): Promise<void> => {
  const bet = book(page).getByRole('button', { name: /^(Accept and bet|Bet) / });
  await expect
    .poll(async () => {
      if (await isSaid()) return true;
      // It rests while a bet is under way.
      if ((await bet.count()) > 0 && (await bet.isEnabled())) await pressInside(bet);
      return false;
    })
    .toBe(true);
};

/** At the company's own console: the side at home has won. */
const end = (match: string) =>
  fetch(`http://localhost:${runningProduct().companiesPort}/touchline/`, {
    method: 'POST',
    body: new URLSearchParams({ match, end: 'home' }),
  });

it('SPORT-01 SPORT-02 SPORT-03 ROUTE-53 CONS-16 OPEN-31 OPEN-43 FAIR-05 CLOCK-03 CLOCK-04 CHAT-01 CASH-14 a visitor on a phone picks odds, signs in with them, bets and is paid; at a desk the check comes first', async () => {
  visitor = await world.visit('northlight', { screen: PHONE });
  const { page, address } = visitor;
  await page.goto(address('/en/sports/?productMode=casino'));
  await waitForHydration(page);
  const products = page.getByRole('navigation', { name: 'Product' }).first();
  expect(await products.locator('[aria-current]').getAttribute('href')).toBe('/en/sports/');
  await book(page).locator('.league').first().waitFor();
  await pick(page);
  await expect.poll(slipOf).toMatch(/^[a-z-]+-\d+-\d~result~home~p\d+$/);
  const slip = await slipOf();
  expect(await violations(page)).toEqual([]);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await pressInside(book(page).getByRole('button', { name: /Bet slip/ }));
  expect(await violationsInFrame(frameOf(page))).toEqual([]);

  await pressInside(book(page).getByRole('button', { name: 'Sign in to bet' }));
  await page.locator('input[name=email]').fill(PLAYERS.tove.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(address('/en/sports/'));
  await waitForHydration(page);
  expect(await slipOf()).toBe(slip);
  const before = await balanceOf(page);
  await pressInside(book(page).getByRole('button', { name: /Bet slip/ }));
  const returns = book(page).locator('.counter .returns dd');
  await expect.poll(() => returns.innerText()).not.toBe('€0.00');
  const placed = book(page).getByText('Your bet is placed.');
  await betUntil(page, () => placed.isVisible());
  await expect.poll(() => balanceOf(page)).toBe(before - 10_00);
  await expect.poll(slipOf).toBe('');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Chat with us/ }).count()).toBe(0);

  await pressInside(book(page).getByRole('dialog').getByRole('button', { name: 'My bets' }));
  const coupon = book(page).locator('.bet').first();
  await coupon.getByText('Open', { exact: true }).waitFor();
  const due = minorUnits(await coupon.locator('.returns dd').innerText());
  await end(slip.split('~')[0] ?? '');
  await coupon.getByText('Stake', { exact: true }).waitFor();
  await book(page).locator('.bet[data-state=won]').first().waitFor();
  await expect.poll(() => balanceOf(page)).toBe(before - 10_00 + due);

  await atDesk(page);
});

/** The history names the coupon, and a reality check that is due comes before the next. */
async function atDesk(page: Page): Promise<void> {
  const { address } = visitor;
  const placed = book(page).getByText('Your bet is placed.');
  await page.setViewportSize(DESKTOP);
  expect(await violationsInFrame(frameOf(page))).toEqual([]);
  await page.goto(address('/en/profile/game-history/'));
  await waitForHydration(page);
  await page.getByRole('cell', { name: 'Sports bet' }).first().waitFor();
  await page.goto(address('/en/sports/'));
  await waitForHydration(page);
  await pick(page);
  await runningProduct().passTime(PLAYERS.tove.email, 61);
  const check = page.getByRole('dialog', { name: /since you signed in/ });
  await check.waitFor();
  await page.keyboard.press('Escape');
  await check.waitFor({ state: 'hidden' });
  visitor.watch.forgive(/status of (403|409)/);
  const refused = book(page).getByText('Answer your reality check first. Nothing was staked.');
  await betUntil(page, () => refused.isVisible());
  await check.waitFor();
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await check.waitFor({ state: 'hidden' });
  await betUntil(page, () => placed.isVisible());
}
