import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { holdRequests } from '../support/routes.ts';
import { waitForSubscription } from '../support/socketFrames.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PLAYERS } from '../visitors/players.ts';

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

test('BANNER-01 BANNER-14 BANNER-16 whose account is closed comes in, reads why, and gets to his money', async ({
  arrive,
}) => {
  const visitor = await arrive('gustav', { screen: DESKTOP, at: '/en/profile/' });
  const { page } = visitor;
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
  await expect(banner.getByRole('link')).toHaveCount(0);
});

test('BANNER-10 OPEN-29 CONS-09 what may be put away stays away, and the reader keeps her place', async ({
  arrive,
}) => {
  const visitor = await arrive('kenji', { screen: SMALL_PHONE, at: '/ja/profile/' });
  const { page } = visitor;
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
});

test('BANNER-08 FLAG-15 PLAYER-22 what is asked for while a page is open is told there, leads over it, and goes', async ({
  arrive,
  product,
}) => {
  const { operate } = product;
  const { brand, email } = PLAYERS.finn;
  const visitor = await arrive('finn', { screen: DESKTOP, at: '/en/profile/' });
  const { page } = visitor;
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
});
