import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { layoutFaults } from './layout.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';

/** Of the current test. */
let visitor: Visitor;

/** From the narrowest phone WCAG 1.4.10 asks for, over every breakpoint (THEME-09), to a wall. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1536, 2560];
/** 1280 by 900, at twice its size. */
const ZOOMED = { width: 640, height: 450 };
/** WCAG 1.4.12 */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

const OPEN_SCREENS = ['/', '/nothing-here/', '/internal-cookie/'];
const PLAYER_SCREENS = ['/', '/game-list/new/', '/games/owl-parliament/'];

/** Where the visitor stands already, nothing is loaded again. */
async function go(path: string, locale = 'en'): Promise<Page> {
  const wanted = visitor.address(`/${locale}${path}`);
  if (visitor.page.url() !== wanted) await visitor.page.goto(wanted);
  await waitForHydration(visitor.page);
  return visitor.page;
}

async function faultsAt(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/** Through the document's own list of sheets, which the page's content policy does not bind. */
const style = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** A length of the first element that is found, in CSS pixels. */
const lengthOf = (page: Page, selector: string, property: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => parseFloat(getComputedStyle(element).getPropertyValue(name)), property);

/** Amounts as long as a lucky player reads them, in the header's own places. */
async function holdMuch(page: Page): Promise<void> {
  // Told by the platform once the page is up.
  const clock = page.locator('.fy-header .fy-clock > :is(time, span:last-child)');
  await expect(clock).toHaveCount(2);
  await page.evaluate(() => {
    const [time, net] = document.querySelectorAll('.fy-header .fy-clock > :is(time, span:last-child)');
    const cash = document.querySelector('.fy-header .fy-balance__cash');
    if (!time || !net || !cash) throw new Error('the header does not show time, result and balance');
    time.textContent = '12:34';
    net.textContent = '+€1,234.50';
    cash.textContent = '€12,345.67';
  });
}

const movingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .length,
  );

test.describe('every width', () => {
  for (const brand of ['northlight', 'sol']) {
    test(`THEME-09 what a visitor of ${brand} sees fits, from 320 to 2560 px`, async ({ visit }) => {
      visitor = await visit(brand);
      visitor.ignoreErrors(/404.*nothing-here/);
      for (const path of OPEN_SCREENS) expect(await faultsAt(await go(path), WIDTHS), path).toEqual([]);
    });
  }

  test('THEME-09 what Diego plays in fits, from 320 to 2560 px', async ({ arrive }) => {
    visitor = await arrive('diego');
    for (const path of PLAYER_SCREENS) expect(await faultsAt(await go(path), WIDTHS), path).toEqual([]);
  });

  test('THEME-09 OPEN-52 what Anna plays in fits, at twice its size and with its letters apart too, and nothing in it moves by itself', async ({
    arrive,
  }) => {
    visitor = await arrive('anna');
    for (const path of PLAYER_SCREENS) {
      const page = await go(path);
      // Less motion is what every visitor here has asked of the browser.
      expect(await movingParts(page), path).toBe(0);
      expect(await faultsAt(page, WIDTHS), path).toEqual([]);
      await holdMuch(page);
      expect(await faultsAt(page, WIDTHS), `${path}, holding much`).toEqual([]);
      await page.setViewportSize(ZOOMED);
      expect(await layoutFaults(page), `${path}, zoomed`).toEqual([]);
      await style(page, TEXT_SPACING);
      expect(await faultsAt(page, [320, 768, 1280]), `${path}, spaced`).toEqual([]);
      await page.setViewportSize(DESKTOP);
    }
  });

  for (const locale of ['de', 'fi']) {
    test(`THEME-09 the long words of ${locale} fit a narrow phone`, async ({ arrive }) => {
      visitor = await arrive('anna', { at: `/${locale}/` });
      for (const path of [...PLAYER_SCREENS, '/internal-cookie/'])
        expect(await faultsAt(await go(path, locale), [320, 390]), path).toEqual([]);
    });
  }
});

test.describe('the breakpoints', () => {
  test('THEME-07 THEME-08 THEME-09 each changes what it is there for', async ({ arrive }) => {
    visitor = await arrive('anna');
    const { page } = visitor;
    await waitForHydration(page);
    const at = async (width: number, selector: string, property: string) => {
      await page.setViewportSize({ width, height: 900 });
      return lengthOf(page, selector, property);
    };
    const rem = 16;
    expect(await at(390, '.fy-header', 'height')).toBe(4 * rem);
    expect(await at(1023, '.fy-header', 'height')).toBe(4 * rem);
    expect(await at(1024, '.fy-header', 'height')).toBe(5 * rem);
    expect(await at(767, '.fy-content', 'padding-left')).toBe(1 * rem);
    expect(await at(768, '.fy-content', 'padding-left')).toBe(1.5 * rem);
    expect(await at(1024, '.fy-content', 'padding-left')).toBe(2 * rem);
    expect(await at(1279, '.fy-shell__menu', 'width')).toBe(5 * rem);
    expect(await at(1280, '.fy-shell__menu', 'width')).toBe(24 * rem);
    expect(await at(2560, '.fy-content', 'width')).toBe(1536);
  });

  for (const [layout, player, hasStandingMenu] of [
    ['default', 'anna', true],
    ['layout1', 'diego', false],
    ['layout2', 'bo', true],
  ] as const) {
    test(`THEME-01 the layout ${layout} has its own place for the menu`, async ({ arrive }) => {
      visitor = await arrive(player);
      const { page } = visitor;
      expect(await page.locator('[data-layout]').first().getAttribute('data-layout')).toBe(layout);
      expect(await page.locator('.fy-shell__menu').isVisible()).toBe(hasStandingMenu);
      expect(await page.locator('.fy-header__nav').isVisible()).toBe(!hasStandingMenu);
    });
  }
});

test('THEME-03 Japanese is set in fonts of its own, its letters where they stand, and fits a narrow phone', async ({
  arrive,
}) => {
  visitor = await arrive('finn', { at: '/ja/' });
  const page = await go('/', 'ja');
  expect(await faultsAt(page, [320, 390, 1280])).toEqual([]);
  const heading = page.locator('.fy-section__title').first();
  const { fontFamily, letterSpacing, lineBreak } = await heading.evaluate((element) => {
    const { fontFamily, letterSpacing, lineBreak } = getComputedStyle(element);
    return { fontFamily, letterSpacing, lineBreak };
  });
  // The stand-ins have no letters of that script.
  expect(fontFamily).toMatch(
    /^Fraunces, "Fraunces stand-in", "Fraunces stand-in 2", "Hiragino Sans", .*"Noto Sans JP".*, sans-serif$/,
  );
  expect({ letterSpacing, lineBreak }).toEqual({ letterSpacing: 'normal', lineBreak: 'strict' });
});

test.describe('what a reader asks of the browser', () => {
  test('OPEN-52 forced colours: buttons keep an edge, and what has the focus is outlined', async ({
    visit,
  }) => {
    visitor = await visit('northlight');
    await visitor.page.emulateMedia({ forcedColors: 'active' });
    const page = await go('/');
    expect(await lengthOf(page, '.fy-button--primary', 'border-top-width')).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(outline).toBe('solid');
    expect(await layoutFaults(page)).toEqual([]);
  });
});
