import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../accessibility.ts';
import { waitForHydration, holdRequests } from '../hydration.ts';
import { waitForSubscription } from '../spies/socketFrames.ts';
import { runningProduct } from '../product.ts';
import { DESKTOP, openWorld, PLAYERS, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterAll(() => world.end());

const SMALL_PHONE = { width: 320, height: 640 };
const bannerOf = (page: Page) => page.locator('.fy-content .fy-banner');
const heightOf = async (page: Page) => (await bannerOf(page).boundingBox())?.height ?? 0;

/** Where the banner begins and ends, and where the heading below it begins. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [banner, heading] = [boxOf('.fy-content .fy-banner'), boxOf('.fy-content h1')];
    return [banner?.top, banner?.bottom, heading?.top];
  });

/** The page as it stands before its fonts have come is as it stands with them. */
async function comesToStay(page: Page): Promise<void> {
  const letCome = await holdRequests(page, /\.woff2/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await bannerOf(page).waitFor();
  const painted = await edgesOf(page);
  expect(painted).not.toContain(undefined);
  letCome();
  await waitForHydration(page);
  expect(await edgesOf(page)).toEqual(painted);
}

it('BANNER-01 BANNER-14 BANNER-16 whose account is closed comes in, reads why, and gets to his money', async () => {
  const visitor = await world.arrive('gustav', { screen: DESKTOP, at: '/en/profile/' });
  const { page, watch } = visitor;
  await comesToStay(page);
  const banner = bannerOf(page);
  expect(await banner.textContent()).toContain('Your account has been closed indefinitely');
  // One line at a desk; whole on the smallest phone, beside nothing and over nothing.
  expect(await heightOf(page)).toBeLessThan(70);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  await comesToStay(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);
  expect(await heightOf(page)).toBeGreaterThan(70);
  expect(await violations(page, '.fy-content')).toEqual([]);

  await banner.getByRole('link', { name: 'Withdraw' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(visitor.address('/en/withdraw/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => banner.getByRole('link').count()).toBe(0);
  expect(watch.problems).toEqual([]);
  await visitor.leave();
});

it('BANNER-10 OPEN-29 CONS-09 what may be put away stays away, and the reader keeps her place', async () => {
  const visitor = await world.arrive('kenji', { screen: SMALL_PHONE, at: '/ja/profile/' });
  const { page, watch } = visitor;
  await waitForHydration(page);
  expect(await violations(page, '.fy-content')).toEqual([]);
  const putAway = async () => {
    await bannerOf(page).getByRole('button', { name: '閉じる' }).focus();
    await page.keyboard.press('Enter');
    await bannerOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    await page.reload();
    await waitForHydration(page);
  };
  // Nothing but what is necessary may be kept: the next page begins anew.
  await putAway();
  expect(await bannerOf(page).count()).toBe(1);
  await page.evaluate(() => {
    const granted = '{"by":"hand","accepted":[1,2],"knewSignal":false}';
    localStorage.setItem('consentBanner', granted);
    sessionStorage.setItem('consent', granted);
  });
  await page.reload();
  await waitForHydration(page);
  await putAway();
  expect(await bannerOf(page).count()).toBe(0);
  expect(watch.problems).toEqual([]);
  await visitor.leave();
});

it('BANNER-08 FLAG-15 PLAYER-22 what is asked for while a page is open is told there, leads over it, and goes', async () => {
  const { operate } = runningProduct();
  const { brand, email } = PLAYERS.finn;
  const visitor = await world.arrive('finn', { screen: DESKTOP, at: '/en/profile/' });
  const { page, watch } = visitor;
  // The code that hears of it comes once the page is up.
  const isListening = waitForSubscription(page, 'ComplianceUpdated');
  await page.reload();
  await waitForHydration(page);
  expect(await bannerOf(page).count()).toBe(0);
  await isListening;
  await page.locator('.fy-content > [aria-live]').waitFor({ state: 'attached' });
  await operate(
    'ask-source-of-wealth',
    brand,
    email,
    'Salary',
    'The latest payslip.',
    '20',
    'journeys',
    'a journey',
  );
  await bannerOf(page).getByText('We need one more document.').waitFor();
  await bannerOf(page).getByRole('link', { name: 'See details' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByText('The latest payslip.').waitFor();
  expect(page.url()).toBe(visitor.address('/en/profile/'));
  await operate('accept-source-of-wealth', brand, email, 'journeys', 'seen');
  await bannerOf(page).waitFor({ state: 'detached' });
  expect(watch.problems).toEqual([]);
  await visitor.leave();
});
