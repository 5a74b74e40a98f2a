import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';
import type { Visit, VisitOptions, Visitor } from '../visitors/visitors.ts';
import { balanceIn } from '../support/balance.ts';
import { openSignInForm } from '../visitors/signIn.ts';

let visitor: Visitor;

/** Opens a page of the brand. @returns the page and the response status */
async function open(visit: Visit, brand: string, path: string, options?: VisitOptions) {
  visitor = await visit(brand, options);
  const response = await visitor.page.goto(visitor.address(path));
  return { page: visitor.page, status: response?.status() };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const prose = (page: Page) => page.locator('.fy-prose');
/** Sets a property that a page load would remove. */
const markPage = (page: Page) => page.evaluate('window.mark = 1');
const isSamePage = (page: Page) => page.evaluate('window.mark === 1');
const path = (page: Page) => new URL(page.url()).pathname;

const FOR_ALL = [
  ['ROUTE-69', '/terms-and-conditions/', 'Terms and conditions', 'terms-and-conditions'],
  ['ROUTE-70', '/privacy-policy/', 'Privacy policy', 'privacy-policy'],
  ['ROUTE-67', '/bonus-terms-and-conditions/', 'Bonus terms and conditions', 'bonus-terms-and-conditions'],
] as const;

const FOR_PLAYERS = [
  ['ROUTE-68', '/additional-information/', 'Additional information', 'additional-information'],
  ['ROUTE-61', '/promotions/jackpots/', 'Jackpot terms', 'jackpot-terms'],
] as const;

/** `November 23, 2026. Version 4.`, from the front matter of the page's text. */
function versionOf(file: string): string {
  const source = readFileSync(new URL(`../../sites/pages/${file}/en.md`, import.meta.url), 'utf8');
  const [, changed = ''] = /^changed: (\S+)$/m.exec(source) ?? [];
  const [, version] = /^version: (\d+)$/m.exec(source) ?? [];
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `${date.format(new Date(changed))}. Version ${version}.`;
}

/** The page has its title, its version, the notice that the operator is invented, and no broken links. */
async function expectLegalPage(page: Page, title: string, version: string): Promise<void> {
  expect(await heading(page).textContent()).toBe(title);
  expect(await page.title()).toBe(`${title} | Northlight Casino`);
  expect(await prose(page).textContent()).toMatch(/^Nordlys Play Ltd is fictional\./);
  await page.getByText(`Last changed ${version}`, { exact: true }).waitFor();
  expect(await prose(page).textContent()).not.toMatch(/[{}]/);
  const links = await prose(page).locator('a').all();
  for (const href of await Promise.all(links.map((link) => link.getAttribute('href')))) {
    if (!href?.startsWith('/')) continue;
    expect(href).toMatch(/^\/en\//);
    expect((await visitor.fetch(href)).status, href).toBe(200);
  }
}

test.describe('a legal page', () => {
  for (const [row, address, title, file] of FOR_ALL) {
    test(`${row} ${address} is shown to visitors in the basic layout`, async ({ visit }) => {
      const { page, status } = await open(visit, 'northlight', `/en${address}`);
      expect(status).toBe(200);
      await expectLegalPage(page, title, versionOf(file));
      expect(await page.getByRole('link', { name: 'Sign In', exact: true }).count()).toBe(1);
    });
  }

  for (const [row, address, title, file] of FOR_PLAYERS) {
    test(`${row} ${address} is shown to players in the logged-in layout`, async ({ arrive }) => {
      visitor = await arrive('anna', { at: `/en${address}` });
      const { page } = visitor;
      await expectLegalPage(page, title, versionOf(file));
      expect(await balanceIn(page).isVisible()).toBe(true);
    });
  }

  for (const [row, address] of FOR_PLAYERS) {
    test(`${row} ${address} redirects a visitor to the sign-in page, with a return address`, async ({
      visit,
    }) => {
      const { page } = await open(visit, 'northlight', `/en${address}`);
      expect(path(page)).toBe('/en/login/');
      expect(new URL(page.url()).searchParams.get('redir')).toBe(`/en${address}`);
    });
  }

  for (const [locale, title, brand] of [
    ['de', 'Allgemeine Geschäftsbedingungen', 'northlight'],
    ['fi', 'Käyttöehdot', 'northlight'],
    ['no', 'Vilkår og betingelser', 'northlight'],
    ['fr', 'Conditions générales', 'bellemise'],
    ['fr_CA', 'Conditions générales', 'harbour'],
    ['et_EE', 'Kasutustingimused', 'baltika'],
    ['ja', '利用規約', 'tivoli'],
  ] as const) {
    test(`ROUTE-69 is available in ${locale} without JavaScript`, async ({ visit }) => {
      const { page } = await open(visit, brand, `/${locale}/terms-and-conditions/`, {
        isWithoutScript: true,
      });
      expect(await heading(page).textContent()).toBe(title);
      expect(await prose(page).textContent()).not.toMatch(/[{}]/);
    });
  }

  test('has the rules of the licence of the brand', async ({ visit }) => {
    const { page } = await open(visit, 'baltika', '/en/terms-and-conditions/');
    const strict = await prose(page).textContent();
    expect(strict).toContain('You are 21 or over');
    expect(strict).toContain('a loss limit');
    expect(strict).not.toContain('a reminder of the time and money spent');
    await visitor.close();
    const other = await open(visit, 'northlight', '/en/terms-and-conditions/');
    const loose = await prose(other.page).textContent();
    expect(loose).toContain('You are 18 or over');
    expect(loose).toContain('a reminder of the time and money spent at least every 60 minutes');
  });

  test('has a table of contents with links to its sections, and Back returns to the top', async ({
    visit,
  }) => {
    const { page } = await open(visit, 'northlight', '/en/terms-and-conditions/');
    await markPage(page);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Complaints' })
      .click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#complaints');
    const top = () => page.locator('#complaints').evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(900);
    expect(await top()).toBeGreaterThan(0);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isSamePage(page)).toBe(true);
  });

  test('SHELL-08 (terms, privacy) is styled on direct entry and fits the narrowest screen', async ({
    visit,
  }) => {
    for (const address of ['/en/terms-and-conditions/', '/en/privacy-policy/']) {
      const { page } = await open(visit, 'northlight', address, { screen: { width: 320, height: 640 } });
      const styles = await prose(page).evaluate((one) => getComputedStyle(one).display);
      expect(styles).toBe('grid');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      if (address.includes('terms')) await visitor.close();
    }
  });

  test('is printed without header, footer and table of contents', async ({ visit }) => {
    const { page } = await open(visit, 'northlight', '/en/privacy-policy/');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.locator('footer').isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(false);
    expect(await prose(page).isVisible()).toBe(true);
  });
});

test.describe('a link in rich text', () => {
  test('ROUTE-24 that begins with / has the current locale and does not load a page', async ({ visit }) => {
    const { page } = await open(visit, 'northlight', '/fi/terms-and-conditions/');
    const link = prose(page).getByRole('link', { name: 'tietosuojaseloste' });
    expect(await link.getAttribute('href')).toBe('/fi/privacy-policy/');
    await waitForHydration(page);
    await markPage(page);
    await link.click();
    await expect.poll(() => heading(page).textContent()).toBe('Tietosuojaseloste');
    expect(path(page)).toBe('/fi/privacy-policy/');
    expect(await isSamePage(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => heading(page).textContent()).toBe('Käyttöehdot');
    expect(await isSamePage(page)).toBe(true);
  });

  test('to another site has no opener and no referrer', async ({ visit }) => {
    const { page } = await open(visit, 'northlight', '/en/terms-and-conditions/');
    const link = prose(page).getByRole('link', { name: 'Peluuri' });
    expect(await link.getAttribute('href')).toBe('https://www.peluuri.fi');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

test.describe('the links to the legal pages', () => {
  const footer = (page: Page) =>
    page.locator('footer ul').filter({ hasText: 'Privacy policy' }).getByRole('link');
  const names = (page: Page) => footer(page).allTextContents();

  test('are in the footer of the sign-in page, of the sign-in form and of the lobby', async ({
    visit,
    arrive,
  }) => {
    const links = ['Terms and conditions', 'Privacy policy', 'Bonus terms'];
    const { page } = await open(visit, 'northlight', '/en/');
    expect(await names(page)).toEqual([...links, 'More casinos', 'Cookies']);
    await openSignInForm(page);
    expect(await names(page)).toEqual([...links, 'More casinos', 'Cookies']);
    await visitor.close();

    visitor = await arrive('anna');
    const all = [...links, 'Jackpot terms', 'Additional information', 'More casinos', 'Cookies'];
    expect(await names(visitor.page)).toEqual(all);
    for (const link of await footer(visitor.page).all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await visitor.fetch(href)).status, href).toBe(200);
    }
  });

  test('are in the cookie banner', async ({ visit }) => {
    const { page } = await open(visit, 'northlight', '/en/', { hasCookieBanner: true, screen: PHONE });
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.getByText('Choose', { exact: true }).click();
    await banner.getByRole('link', { name: 'Privacy policy' }).click();
    await expect.poll(() => path(page)).toBe('/en/privacy-policy/');
    await expect.poll(() => heading(page).textContent()).toBe('Privacy policy');
  });
});

test.describe('more casinos', () => {
  test('ROUTE-19 are shown to a visitor in the basic layout, with a sign-in button', async ({ visit }) => {
    const { page, status } = await open(visit, 'northlight', '/en/more-casinos/');
    expect(status).toBe(200);
    expect(await page.getByRole('link', { name: 'Sign In', exact: true }).count()).toBe(1);
    expect(await balanceIn(page).count()).toBe(0);
  });

  test('ROUTE-19 are shown to a player in the logged-in layout', async ({ arrive }) => {
    visitor = await arrive('anna', { screen: PHONE, at: '/en/profile/' });
    const { page } = visitor;
    await page.goto(visitor.address('/en/more-casinos/'));
    expect(await balanceIn(page).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Sign In', exact: true }).count()).toBe(0);
  });

  test('ROUTE-71 SHELL-08 are cards in their own colours with a link to their own host', async ({
    visit,
  }) => {
    const { page } = await open(visit, 'northlight', '/en/more-casinos/');
    const card = page.locator('main a', { has: page.getByRole('heading') });
    expect(await card.count()).toBe(1);
    expect(await card.getByRole('heading').textContent()).toBe('Baltika');
    expect(await card.textContent()).toContain('For players aged 21 or over');
    const background = await card.evaluate((one) => getComputedStyle(one).backgroundColor);
    await card.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await card.click();
    await page.waitForURL(/\/\/baltika\.localhost/);
    expect(await page.locator('html').getAttribute('data-brand')).toBe('baltika');
    const surface = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--fy-color-surface'),
    );
    expect(background).toBe(rgb(surface.trim()));
  });

  test('ROUTE-71 the page says so if no other casino accepts the country', async ({ visit }) => {
    const { page } = await open(visit, 'sol', '/en/more-casinos/');
    expect(await heading(page).textContent()).toBe('No other casinos available');
    expect(await page.locator('main a', { has: page.getByRole('heading') }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
