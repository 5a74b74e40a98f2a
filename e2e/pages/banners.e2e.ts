import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { holdRequests } from '../support/routes.ts';
import { waitForSubscription } from '../support/socketFrames.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PLAYERS } from '../visitors/players.ts';

const SMALL_PHONE = { width: 320, height: 640 };
const BANNER = 'main [data-tone]';
const bannerOf = (page: Page) => page.locator(BANNER);
const heightOf = async (page: Page) => (await bannerOf(page).boundingBox())?.height ?? 0;

/** The top and bottom of the banner, and the top of the heading below it. */
const edgesOf = (page: Page) =>
  page.evaluate((selector) => {
    const boxOf = (each: string) => document.querySelector(each)?.getBoundingClientRect();
    const [banner, heading] = [boxOf(selector), boxOf('main h1')];
    return [banner?.top, banner?.bottom, heading?.top];
  }, BANNER);

/** The layout does not shift when the fonts are loaded. */
async function expectStableLayout(page: Page): Promise<void> {
  const release = await holdRequests(page, /\.woff2/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await bannerOf(page).waitFor();
  const before = await edgesOf(page);
  expect(before).not.toContain(undefined);
  release();
  await waitForHydration(page);
  expect(await edgesOf(page)).toEqual(before);
}

test('BANNER-01 BANNER-14 BANNER-16 a player with a closed account can sign in, see why, and withdraw', async ({
  arrive,
}) => {
  const visitor = await arrive('gustav', { screen: DESKTOP, at: '/en/profile/' });
  const { page } = visitor;
  await expectStableLayout(page);
  const banner = bannerOf(page);
  expect(await banner.textContent()).toContain('Your account has been closed indefinitely');
  // The banner has one line on a desktop, and more lines on the smallest phone, without overflow.
  expect(await heightOf(page)).toBeLessThan(70);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(SMALL_PHONE);
  await expectStableLayout(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);
  expect(await heightOf(page)).toBeGreaterThan(70);
  expect(await violations(page, 'main')).toEqual([]);

  await banner.getByRole('link', { name: 'Withdraw' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(visitor.address('/en/withdraw/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(banner.getByRole('link')).toHaveCount(0);
});

test('BANNER-10 CONS-09 a dismissed banner stays hidden with consent, and the focus moves to the page', async ({
  arrive,
}) => {
  const visitor = await arrive('kenji', { screen: SMALL_PHONE, at: '/ja/profile/' });
  const { page } = visitor;
  await waitForHydration(page);
  expect(await violations(page, 'main')).toEqual([]);
  const dismiss = async () => {
    await bannerOf(page).getByRole('button', { name: '閉じる' }).focus();
    await page.keyboard.press('Enter');
    await bannerOf(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    await page.reload();
    await waitForHydration(page);
  };
  // Without consent to preferences the dismissal is not stored.
  await dismiss();
  expect(await bannerOf(page).count()).toBe(1);
  await page.evaluate(() => {
    const granted = '{"by":"hand","accepted":[1,2],"knewSignal":false}';
    localStorage.setItem('consentBanner', granted);
    sessionStorage.setItem('consent', granted);
  });
  await page.reload();
  await waitForHydration(page);
  await dismiss();
  expect(await bannerOf(page).count()).toBe(0);
});

test('BANNER-08 FLAG-15 PLAYER-22 a request for documents appears on an open page, opens its details, and disappears', async ({
  arrive,
  product,
}) => {
  const { operate } = product;
  const { brand, email } = PLAYERS.finn;
  const visitor = await arrive('finn', { screen: DESKTOP, at: '/en/profile/' });
  const { page } = visitor;
  // The subscription starts after hydration.
  const isSubscribed = waitForSubscription(page, 'ComplianceUpdated');
  await page.reload();
  await waitForHydration(page);
  expect(await bannerOf(page).count()).toBe(0);
  await isSubscribed;
  await page.locator('main [aria-live]').first().waitFor({ state: 'attached' });
  await operate('ask-source-of-wealth', brand, email, 'Salary', 'The latest payslip.', '20', 'e2e', 'a test');
  await bannerOf(page).getByText('We need one more document.').waitFor();
  await bannerOf(page).getByRole('link', { name: 'See details' }).click();
  const overlay = page.getByRole('dialog');
  await overlay.getByText('The latest payslip.').waitFor();
  expect(page.url()).toBe(visitor.address('/en/profile/'));
  await operate('accept-source-of-wealth', brand, email, 'e2e', 'seen');
  await bannerOf(page).waitFor({ state: 'detached' });
});
