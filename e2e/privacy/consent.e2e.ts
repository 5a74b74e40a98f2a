import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdRequests } from '../support/routes.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Visit, VisitOptions, Visitor } from '../visitors/visitors.ts';

let visitor: Visitor;

/** URLs of the page's requests, in order. */
let requests: string[];

const SIGNAL = 'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })';
const RECORD_EVENTS = `window.consentEvents = []; for (const name of ['consent-banner-initialised', 'consent-banner-status-changed',
  'consent-updated']) addEventListener(name, ({ detail }) => window.consentEvents.push([name, detail]))`;

async function open(
  visit: Visit,
  brand: string,
  options: VisitOptions & { hasSignal?: boolean } = {},
): Promise<Page> {
  const { hasSignal, ...rest } = options;
  visitor = await visit(brand, { hasCookieBanner: true, ...rest });
  requests = [];
  visitor.context.on('request', (request) => requests.push(request.url()));
  await visitor.page.addInitScript(RECORD_EVENTS);
  if (hasSignal) await visitor.page.addInitScript(SIGNAL);
  await visitor.page.goto(visitor.address('/en/'));
  return visitor.page;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
/** The chunk that handles the banner's buttons. */
const BANNER_CHUNK = /\/bindConsentPrompt-[^/]*\.js/;
const waitForBannerCode = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/bindConsentPrompt-')),
  );
const openChoice = (page: Page) => banner(page).getByText('Choose', { exact: true }).click();
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

async function stored(): Promise<{ cookies: string[]; local: string[]; session: string[] }> {
  const cookies = (await visitor.context.cookies()).map(({ name }) => name).sort();
  const storages = await visitor.page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));
  return { cookies, ...storages };
}

/** The ids that the tab consents to. */
const consented = (page: Page): Promise<number[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('consent') ?? '{}').accepted);

/** Names and details of the consent events that the page dispatched, in order. */
const consentEvents = (page: Page): Promise<[string, unknown][]> => page.evaluate('window.consentEvents');

test.describe('before an answer', () => {
  test('CONS-09 nothing is stored, and no request goes to another origin', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await waitForBannerCode(page);
    expect(await banner(page).isVisible()).toBe(true);
    expect(await stored()).toEqual({ cookies: [], local: [], session: [] });
    const origin = new URL(visitor.address('/')).origin;
    expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    await expect
      .poll(() => consentEvents(page))
      .toEqual([
        ['consent-banner-initialised', null],
        ['consent-updated', ['necessary']],
      ]);
  });

  test('CONS-08 the banner is in the first paint, and clicks before its code is loaded are not lost', async ({
    visit,
  }) => {
    visitor = await visit('northlight', { hasCookieBanner: true });
    const { page } = visitor;
    const release = await holdRequests(page, BANNER_CHUNK);
    await page.goto(visitor.address('/en/'));
    await openChoice(page);
    const preferences = banner(page).getByRole('switch', { name: /Preferences/ });
    await preferences.click();
    expect(await preferences.getAttribute('aria-checked')).toBe('true');
    await press(page, 'Save my choice');
    expect(await consented(page)).toBeUndefined();
    release();
    await banner(page).waitFor({ state: 'detached' });
    expect(await consented(page)).toEqual([1, 2]);
  });

  test('CONS-08 the code of the banner is requested after the first paint and the fonts', async ({
    visit,
  }) => {
    const page = await open(visit, 'northlight');
    await waitForBannerCode(page);
    const order = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      fonts: document.fonts.status,
      requested:
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/bindConsentPrompt-'))
          ?.startTime ?? 0,
    }));
    expect(order.requested).toBeGreaterThan(order.painted);
    expect(order.fonts).toBe('loaded');
  });
});

test.describe('the banner', () => {
  for (const [name, screen, highest] of [
    ['desktop', DESKTOP, 90],
    ['phone', PHONE, 150],
  ] as const) {
    test(`CONS-04 is a strip without accessibility violations and with equal buttons on a ${name}`, async ({
      visit,
    }) => {
      const page = await open(visit, 'northlight', { screen });
      await banner(page).waitFor();
      expect(await violations(page)).toEqual([]);
      const sizes = ['Reject all', 'Accept all'].map((name) =>
        banner(page).getByRole('button', { name }).boundingBox(),
      );
      const [reject, accept] = await Promise.all(sizes);
      expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(highest);
      // The site stores nothing that belongs to no category, so it does not ask about it.
      await openChoice(page);
      await expect(banner(page).getByRole('switch')).toHaveCount(3);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('CONS-05 is the first in the tab order and can be answered with the keyboard', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await banner(page).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('switch');
    await page.keyboard.press('Space');
    // Two more switches and the link to the privacy policy.
    for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await consented(page)).toEqual([1, 2]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  for (const [name, screen] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`CONS-04 never covers the focused element on a ${name}`, async ({ visit }) => {
      const page = await open(visit, 'northlight', { screen });
      await waitForBannerCode(page);
      const covered: string[] = [];
      for (let tab = 0; tab < 30; tab++) {
        await page.keyboard.press('Tab');
        const name = await banner(page).evaluate(hiddenFocus);
        if (name) covered.push(name);
      }
      expect(covered).toEqual([]);
    });
  }
});

/** The name of the focused element if the banner covers it completely. */
function hiddenFocus(banner: Element): string | null {
  const focus = document.activeElement;
  if (!focus || focus === document.body || banner.contains(focus)) return null;
  const [box, cover] = [focus.getBoundingClientRect(), banner.getBoundingClientRect()];
  const isHidden =
    box.left >= cover.left && box.right <= cover.right && box.top >= cover.top && box.bottom <= cover.bottom;
  return isHidden ? (focus.textContent ?? focus.tagName) : null;
}

test.describe('an answer', () => {
  test('CONS-05 a refusal stores only itself, and the banner does not return', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Reject all');
    await banner(page).waitFor({ state: 'detached' });
    expect(await stored()).toEqual({ cookies: [], local: ['consentBanner'], session: ['consent'] });
    requests = [];
    await page.reload();
    await expect
      .poll(async () => (await consentEvents(page)).map(([name]) => name))
      .toContain('consent-banner-initialised');
    expect(requests.some((url) => BANNER_CHUNK.test(url))).toBe(false);
  });

  test('MODE-06 consent stores the preferences for a week and a year, and dispatches an event', async ({
    visit,
  }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Accept all');
    await banner(page).waitFor({ state: 'detached' });
    expect(await consented(page)).toEqual([1, 2, 3, 4]);
    const days = async () =>
      (await visitor.context.cookies()).map(
        ({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / 86_400)] as const,
      );
    await expect
      .poll(async () => Object.fromEntries(await days()))
      .toEqual({
        internalTrackingId: 365,
        locale: 365,
        productMode: 7,
        welcomeShownAt: 365,
      });
    expect((await consentEvents(page)).map(([name]) => name)).toContain('consent-updated');
  });

  test('CONS-09 only the chosen category is granted, and withdrawal deletes its cookies', async ({
    visit,
  }) => {
    const page = await open(visit, 'northlight');
    await openChoice(page);
    await banner(page)
      .getByRole('switch', { name: /Preferences/ })
      .click();
    await press(page, 'Save my choice');
    await expect
      .poll(async () => (await stored()).cookies)
      .toEqual(['locale', 'productMode', 'welcomeShownAt']);
    expect(await consented(page)).toEqual([1, 2]);

    await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
    const preferences = page.getByRole('switch', { name: /Preferences/ });
    await expect(preferences).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await preferences.click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.getByText('Your cookie choice is saved.').last().waitFor();
    expect(await preferences.isChecked()).toBe(false);
    await expect.poll(async () => (await stored()).cookies).toEqual([]);
  });

  test('CONS-06 is shown on the cookie page before hydration, where Reject all works at once', async ({
    visit,
  }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Accept all');
    await banner(page).waitFor({ state: 'detached' });
    const release = await holdRequests(page, /\.js$/);
    await page.goto(visitor.address('/en/internal-cookie/'), { waitUntil: 'commit' });
    const preferences = page.getByRole('switch', { name: /Preferences/ });
    await preferences.waitFor();
    expect(await preferences.isEnabled()).toBe(false);
    expect(await page.getByRole('button', { name: 'Save my choice' }).isEnabled()).toBe(false);
    await page.getByRole('button', { name: 'Reject all' }).click();
    release();
    await page.getByText('Your cookie choice is saved.').last().waitFor();
    expect(await consented(page)).toEqual([1]);
    await expect(preferences).toBeEnabled();
  });

  test('CONS-03 applies to a new tab', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Accept all');
    await banner(page).waitFor({ state: 'detached' });
    const second = await visitor.context.newPage();
    await second.goto(visitor.address('/en/'));
    await expect.poll(() => consented(second)).toEqual([1, 2, 3, 4]);
    expect(await banner(second).count()).toBe(0);
  });
});

test.describe('a country with consent by default', () => {
  test('CONS-02 grants all categories without a banner', async ({ visit }) => {
    const page = await open(visit, 'sol');
    await expect.poll(() => consented(page)).toEqual([1, 2, 3, 4, 5]);
    await expect.poll(async () => (await stored()).cookies).toEqual(['locale', 'productMode']);
    expect(requests.some((url) => BANNER_CHUNK.test(url))).toBe(false);
  });

  test('CONS-02 refuses analytics and marketing under Global Privacy Control', async ({ visit }) => {
    const page = await open(visit, 'sol', { hasSignal: true });
    await expect.poll(() => consented(page)).toEqual([1, 2, 5]);
  });
});

test('CONS-05 a visitor can accept all categories under Global Privacy Control', async ({ visit }) => {
  const page = await open(visit, 'northlight', { hasSignal: true });
  await press(page, 'Accept all');
  await expect.poll(() => consented(page)).toEqual([1, 2, 3, 4]);
});
