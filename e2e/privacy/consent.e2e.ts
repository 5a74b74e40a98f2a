import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdRequests } from '../support/routes.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Visit, VisitOptions, Visitor } from '../visitors/visitors.ts';

/** Of the current test. */
let visitor: Visitor;

/** Every request of the page, and when it was made, in order. */
let asked: string[];

const SIGNAL = 'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })';
const HEAR = `window.told = []; for (const name of ['consent-banner-initialised', 'consent-banner-status-changed',
  'consent-updated']) addEventListener(name, ({ detail }) => window.told.push([name, detail]))`;

async function open(
  visit: Visit,
  brand: string,
  options: VisitOptions & { hasSignal?: boolean } = {},
): Promise<Page> {
  const { hasSignal, ...rest } = options;
  visitor = await visit(brand, { hasCookieBanner: true, ...rest });
  asked = [];
  visitor.context.on('request', (request) => asked.push(request.url()));
  await visitor.page.addInitScript(HEAR);
  if (hasSignal) await visitor.page.addInitScript(SIGNAL);
  await visitor.page.goto(visitor.address('/en/'));
  return visitor.page;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
/** The code that hears what is said to it. */
const HEARING = /\/bindConsentPrompt-[^/]*\.js/;
const isHearing = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/bindConsentPrompt-')),
  );
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

async function kept(): Promise<{ cookies: string[]; local: string[]; session: string[] }> {
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

/** A name of each event the page was told, in order. */
const told = (page: Page): Promise<[string, unknown][]> => page.evaluate('window.told');

test.describe('before an answer', () => {
  test('CONS-09 nothing is kept, and nobody else is asked for anything', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await isHearing(page);
    expect(await banner(page).isVisible()).toBe(true);
    expect(await kept()).toEqual({ cookies: [], local: [], session: [] });
    const origin = new URL(visitor.address('/')).origin;
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
    await expect
      .poll(() => told(page))
      .toEqual([
        ['consent-banner-initialised', null],
        ['consent-updated', ['necessary']],
      ]);
  });

  test('CONS-08 the question is there with the first paint, and what is done to it before its code holds', async ({
    visit,
  }) => {
    visitor = await visit('northlight', { hasCookieBanner: true });
    const { page } = visitor;
    const letCome = await holdRequests(page, HEARING);
    await page.goto(visitor.address('/en/'));
    const preferences = banner(page).getByRole('switch', { name: /Preferences/ });
    await preferences.click();
    expect(await preferences.getAttribute('aria-checked')).toBe('true');
    await press(page, 'Save my choice');
    expect(await consented(page)).toBeUndefined();
    letCome();
    await banner(page).waitFor({ state: 'detached' });
    expect(await consented(page)).toEqual([1, 2]);
  });

  test('CONS-08 the banner’s code is asked for after the first paint, once the theme is ready', async ({
    visit,
  }) => {
    const page = await open(visit, 'northlight');
    await isHearing(page);
    const order = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      fonts: document.fonts.status,
      asked:
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/bindConsentPrompt-'))
          ?.startTime ?? 0,
    }));
    expect(order.asked).toBeGreaterThan(order.painted);
    expect(order.fonts).toBe('loaded');
  });
});

test.describe('the banner', () => {
  for (const [name, screen] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`CONS-04 is without a fault for assistive technology, on a ${name}`, async ({ visit }) => {
      const page = await open(visit, 'northlight', { screen });
      await banner(page).waitFor();
      expect(await violations(page)).toEqual([]);
      const sizes = ['Reject all', 'Accept all'].map((name) =>
        banner(page).getByRole('button', { name }).boundingBox(),
      );
      const [reject, accept] = await Promise.all(sizes);
      expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
    });
  }

  test('CONS-05 is answered by the keyboard alone, and comes first', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await banner(page).waitFor();
    // The link to the privacy policy stands in the question, before the choice.
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('switch');
    await page.keyboard.press('Space');
    for (let tab = 0; tab < 6; tab++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(await consented(page)).toEqual([1, 2]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  for (const [name, screen] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`CONS-04 covers nothing that has the focus, on a ${name}`, async ({ visit }) => {
      const page = await open(visit, 'northlight', { screen });
      await isHearing(page);
      const covered: string[] = [];
      for (let tab = 0; tab < 30; tab++) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(hiddenFocus);
        if (name) covered.push(name);
      }
      expect(covered).toEqual([]);
    });
  }
});

/** The name of what has the focus, when all of it lies behind the banner. */
function hiddenFocus(): string | null {
  const [focus, sheet] = [document.activeElement, document.querySelector('.fy-consent')];
  if (!focus || !sheet || focus === document.body || sheet.contains(focus)) return null;
  const [box, cover] = [focus.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const isHidden =
    box.left >= cover.left && box.right <= cover.right && box.top >= cover.top && box.bottom <= cover.bottom;
  return isHidden ? (focus.textContent ?? focus.tagName) : null;
}

test.describe('an answer', () => {
  test('CONS-05 to refuse keeps nothing but the refusal, and it is not asked again', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Reject all');
    await banner(page).waitFor({ state: 'detached' });
    expect(await kept()).toEqual({ cookies: [], local: ['consentBanner'], session: ['consent'] });
    asked = [];
    await page.reload();
    await expect
      .poll(async () => (await told(page)).map(([name]) => name))
      .toContain('consent-banner-initialised');
    expect(asked.some((url) => HEARING.test(url))).toBe(false);
  });

  test('MODE-06 to accept keeps the preferences, for a week and a year, and tells the page', async ({
    visit,
  }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Accept all');
    await banner(page).waitFor({ state: 'detached' });
    expect(await consented(page)).toEqual([1, 2, 3, 4, 5]);
    const days = async () =>
      (await visitor.context.cookies()).map(
        ({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / 86_400)] as const,
      );
    await expect.poll(async () => Object.fromEntries(await days())).toEqual({ locale: 365, productMode: 7 });
    expect((await told(page)).map(([name]) => name)).toContain('consent-updated');
  });

  test('CONS-09 what was chosen alone is granted; withdrawn, its cookies go', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await banner(page)
      .getByRole('switch', { name: /Preferences/ })
      .click();
    await press(page, 'Save my choice');
    await expect.poll(async () => (await kept()).cookies).toEqual(['locale', 'productMode']);
    expect(await consented(page)).toEqual([1, 2]);

    await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
    const preferences = page.getByRole('switch', { name: /Preferences/ });
    await expect(preferences).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await preferences.click();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await page.getByText('Your cookie choice is saved.').last().waitFor();
    expect(await preferences.isChecked()).toBe(false);
    await expect.poll(async () => (await kept()).cookies).toEqual([]);
  });

  test('CONS-06 stands on the cookie page before anything can be turned there; what is plain counts at once', async ({
    visit,
  }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Accept all');
    await banner(page).waitFor({ state: 'detached' });
    const letCome = await holdRequests(page, /\.js$/);
    await page.goto(visitor.address('/en/internal-cookie/'), { waitUntil: 'commit' });
    const preferences = page.getByRole('switch', { name: /Preferences/ });
    await preferences.waitFor();
    expect(await preferences.isEnabled()).toBe(false);
    expect(await page.getByRole('button', { name: 'Save my choice' }).isEnabled()).toBe(false);
    await page.getByRole('button', { name: 'Reject all' }).click();
    letCome();
    await page.getByText('Your cookie choice is saved.').last().waitFor();
    expect(await consented(page)).toEqual([1]);
    await expect(preferences).toBeEnabled();
  });

  test('CONS-03 is known in a new tab', async ({ visit }) => {
    const page = await open(visit, 'northlight');
    await press(page, 'Accept all');
    await banner(page).waitFor({ state: 'detached' });
    const second = await visitor.context.newPage();
    await second.goto(visitor.address('/en/'));
    await expect.poll(() => consented(second)).toEqual([1, 2, 3, 4, 5]);
    expect(await banner(second).count()).toBe(0);
  });
});

test.describe('where the country accepts', () => {
  test('CONS-02 all is granted at once and nobody is asked', async ({ visit }) => {
    const page = await open(visit, 'sol');
    await expect.poll(() => consented(page)).toEqual([1, 2, 3, 4, 5]);
    await expect.poll(async () => (await kept()).cookies).toEqual(['locale', 'productMode']);
    expect(asked.some((url) => HEARING.test(url))).toBe(false);
  });

  test('CONS-02 Global Privacy Control refuses analytics and marketing all the same', async ({ visit }) => {
    const page = await open(visit, 'sol', { hasSignal: true });
    await expect.poll(() => consented(page)).toEqual([1, 2, 5]);
  });
});

test('CONS-05 under Global Privacy Control what is accepted by hand is accepted', async ({ visit }) => {
  const page = await open(visit, 'northlight', { hasSignal: true });
  await press(page, 'Accept all');
  await expect.poll(() => consented(page)).toEqual([1, 2, 3, 4, 5]);
});
