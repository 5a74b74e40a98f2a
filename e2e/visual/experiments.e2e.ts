import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { waitForHydration } from '../support/hydration.ts';
import { fillBirthDate } from '../identity/newcomer.ts';
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
    await banner(page).getByText('Choose', { exact: true }).click();
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

/** A visitor of a brand with these variations, who has consented to preferences and analytics. */
async function visitWith(visit: Visit, brand: string, variations: Record<string, string>): Promise<Visitor> {
  const taking = await visit(brand, { hasCookieBanner: true });
  const granted = '{"by":"hand","accepted":[1,2,3],"knewSignal":false}';
  await taking.page.addInitScript((choice) => localStorage.setItem('consentBanner', choice), granted);
  const url = taking.address('/');
  const cookies = Object.entries(variations).map(([name, value]) => ({
    name: `variant.${name}`,
    value,
    url,
  }));
  await taking.context.addCookies(cookies);
  return taking;
}

/** Records the variations that the page reports as shown to the visitor. */
function recordExposures({ page }: Visitor): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/api/events') return;
    const { events }: { events: readonly Record<string, string>[] } = request.postDataJSON();
    for (const { name, experiment, variation } of events)
      if (name === 'experimentSeen') seen.push(`${experiment} ${variation}`);
  });
  return seen;
}

/** Names of the two buttons of the sign-in page, the main one in upper case. */
const signInButtons = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map(({ className, textContent }) =>
        className.includes('--primary') ? (textContent ?? '').toUpperCase() : (textContent ?? ''),
      ),
    );

test.describe('the buttons, the safer gambling area and the menu', () => {
  test('EXP-06 without a draw the sign-in button is the main one, and with the alternative the other', async ({
    visit,
  }) => {
    const plain = await visit('baltika');
    await plain.page.goto(plain.address('/en/'));
    expect(await signInButtons(plain.page)).toEqual(['SIGN IN', 'Open an account']);

    const taking = await visitWith(visit, 'baltika', { button_variant: 'alternative' });
    const exposures = recordExposures(taking);
    await taking.page.goto(taking.address('/en/'));
    // Hydration does not change what the server rendered.
    const { text } = await taking.fetch('/en/');
    expect(text.indexOf('Open an account')).toBeLessThan(text.lastIndexOf('Sign in'));
    await waitForHydration(taking.page);
    expect(await signInButtons(taking.page)).toEqual(['OPEN AN ACCOUNT', 'Sign in']);
    await expect.poll(() => exposures).toEqual(['button_variant alternative']);
  });

  test('EXP-06 EXP-07 EXP-09 a player sees their variations on every page and reports each once', async ({
    visit,
  }) => {
    const taking = await visitWith(visit, 'baltika', {
      button_variant2: 'alternative',
      sga: 'enabled',
      menu: 'menu2',
    });
    const { page } = taking;
    const exposures = recordExposures(taking);
    const deposit = page.getByRole('banner').getByRole('link', { name: 'Deposit' });
    const area = page.getByRole('navigation', { name: 'Safer gambling' });
    const groups = () => page.locator('.fy-panel h2, .fy-panel h3').allInnerTexts();
    const expectVariations = async () => {
      expect(await deposit.getAttribute('class')).toContain('fy-button--outline');
      expect(await area.getByRole('link').allInnerTexts()).toEqual(['Limits', 'Sessions', 'Self-exclusion']);
      expect((await groups()).map((title) => title.trim())).toEqual(['What’s on', 'Casino', 'Language']);
    };
    await taking.signIn();
    await waitForHydration(page);
    await expectVariations();
    expect(await violations(page)).toEqual([]);
    await expect
      .poll(() => [...exposures].sort())
      .toEqual(['button_variant2 alternative', 'menu menu2', 'sga enabled']);
    await area.getByRole('link', { name: 'Limits' }).click();
    await page.waitForURL(taking.address('/en/profile/limits/'));
    await expectVariations();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('EXP-04 EXP-09 a tester’s flag in local storage takes precedence, without consent', async ({
    visit,
  }) => {
    const guest = await visit('baltika');
    await guest.page.addInitScript(() => localStorage.setItem('button_variant', 'alternative'));
    await guest.page.goto(guest.address('/en/'));
    await waitForHydration(guest.page);
    await expect.poll(() => signInButtons(guest.page)).toEqual(['OPEN AN ACCOUNT', 'Sign in']);

    const tester = await visit('baltika');
    const { page } = tester;
    await page.addInitScript(() => localStorage.setItem('menu', 'menu3'));
    await page.addInitScript(() => localStorage.setItem('sga', 'nonsense'));
    await tester.signIn();
    await waitForHydration(page);
    const first = page.locator('.fy-panel a').first();
    await expect(first).toHaveAttribute('href', '/en/game-category/');
    await expect(page.getByRole('navigation', { name: 'Safer gambling' })).toHaveCount(0);
    expect((await tester.context.cookies()).filter(({ name }) => name.startsWith('variant.'))).toEqual([]);
  });

  test('EXP-01 EXP-02 a withdrawal of consent ends all variations', async ({ visit }) => {
    const leaving = await visit('baltika', { hasCookieBanner: true });
    const { page } = leaving;
    await page.goto(leaving.address('/en/'));
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    const variants = async () =>
      (await leaving.context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('variant.'));
    await expect.poll(variants).toHaveLength(4);
    await page.goto(leaving.address('/en/internal-cookie/'));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(variants).toEqual([]);
  });
});

test('EXP-11 the landing page has the registration form in a frame, where a visitor registers', async ({
  visit,
}) => {
  const taking = await visitWith(visit, 'harbour', {
    landing_registration: 'iframe',
    registration_form: 'dino',
  });
  const { page } = taking;
  const exposures = recordExposures(taking);
  await page.goto(taking.address('/en_NZ/'));
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'Open an account' })).toHaveCount(0);
  const form = page.frameLocator('main iframe');
  await expect(form.getByRole('banner')).toHaveCount(0);
  await form.getByLabel('Email address').fill('framed@foyer.test');
  await form.getByLabel('First name').fill('Dina');
  await form.getByLabel('Last name').fill('Rangi');
  await fillBirthDate(form, '1991-05-05');
  await form.getByLabel(/I am \d+ or over/).check();
  await form.getByLabel('I accept the terms').check();
  expect(await violations(page)).toEqual([]);
  await clickInFrame(form.getByRole('button', { name: 'Open an account' }));
  await form.getByText('We sent an email to framed@foyer.test').waitFor();
  await expect.poll(() => exposures).toContain('landing_registration iframe');

  const plain = await visit('harbour');
  await plain.page.goto(plain.address('/en_NZ/'));
  await plain.page.getByRole('link', { name: 'Open an account' }).waitFor();
  await expect(plain.page.locator('main iframe')).toHaveCount(0);
});
