import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import type { Visit, VisitOptions, Visitor } from '../visitors/visitors.ts';

let visitor: Visitor;

/** The demo brand with two themes, and the page background in each. */
const BRAND = 'tivoli';
const BACKGROUND = { theme1: 'rgb(46, 13, 21)', theme2: 'rgb(16, 22, 44)' };
const DAY_S = 86_400;

/** Opens the lobby for a visitor who is assigned the last variant. */
async function open(visit: Visit, options: VisitOptions = {}): Promise<Page> {
  visitor = await visit(BRAND, options);
  await visitor.page.addInitScript('Math.random = () => 0.99');
  await visitor.page.goto(visitor.address('/en/'));
  return visitor.page;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const variantCookie = async () =>
  (await visitor.context.cookies()).find(({ name }) => name === 'variant.theme') ?? null;
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the theme experiment', () => {
  test('EXP-08 EXP-02 shows the first theme and stores nothing without consent', async ({ visit }) => {
    const page = await open(visit, { hasCookieBanner: true });
    await banner(page).waitFor();
    expect(await variantCookie()).toBeNull();
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.reload();
    await waitForHydration(page);
    expect(await variantCookie()).toBeNull();
    expect(await background(page)).toBe(BACKGROUND.theme1);
  });

  test('EXP-08 EXP-01 EXP-02 assigns a theme for 30 days with consent to preferences', async ({ visit }) => {
    const page = await open(visit, { hasCookieBanner: true });
    await banner(page)
      .getByRole('switch', { name: /Preferences/ })
      .click();
    await banner(page).getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(async () => (await variantCookie())?.value).toBe('theme2');
    const days = ((await variantCookie())?.expires ?? 0) - Date.now() / 1000;
    expect(Math.round(days / DAY_S)).toBe(30);
    // An open page keeps its theme until it is reloaded.
    expect(await background(page)).toBe(BACKGROUND.theme1);
    await page.reload();
    await waitForHydration(page);
    expect(await background(page)).toBe(BACKGROUND.theme2);
  });

  test('EXP-08 has the assigned theme in the first response, so that no other theme flashes', async ({
    visit,
  }) => {
    const page = await open(visit);
    await visitor.context.addCookies([{ name: 'variant.theme', value: 'theme2', url: visitor.address('/') }]);
    const { text } = await visitor.fetch('/en/');
    expect(text).toContain('--fy-color-page:#10162c');
    expect(text).not.toContain('--fy-color-page:#2e0d15');
    expect(await background(page)).toBe(BACKGROUND.theme1);
  });

  test('EXP-08 shows the first theme again after consent is withdrawn', async ({ visit }) => {
    const page = await open(visit, { hasCookieBanner: true });
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(async () => (await variantCookie())?.value).toBe('theme2');
    await page.goto(visitor.address('/en/internal-cookie/'));
    await page.getByRole('switch', { name: /Preferences/ }).click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect.poll(variantCookie).toBeNull();
    await page.reload();
    await waitForHydration(page);
    expect(await background(page)).toBe(BACKGROUND.theme1);
  });

  test('EXP-08 shows the first theme if the cookie names an unknown theme', async ({ visit }) => {
    const page = await open(visit);
    for (const value of ['theme3', 'theme9', '../theme', '__proto__']) {
      await visitor.context.addCookies([{ name: 'variant.theme', value, url: visitor.address('/') }]);
      const { text } = await visitor.fetch('/en/');
      expect(text, value).toContain('--fy-color-page:#2e0d15');
    }
    expect(await background(page)).toBe(BACKGROUND.theme1);
  });
});
