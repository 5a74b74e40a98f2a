import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Theme } from '@foyer/contract/content/theme.ts';
import { waitForHydration } from '../support/hydration.ts';
import { layoutFaults } from './layout.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';
import { textOf } from '../support/texts.ts';
import { DESKTOP, PLAYERS } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';

let visitor: Visitor;

/** From the narrowest width of WCAG 1.4.10, over every breakpoint (THEME-09), to a large screen. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1536, 2560];
/** 1280 × 900 pixels at a zoom of 200%. */
const ZOOMED = { width: 640, height: 450 };
/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

const OPEN_SCREENS = ['/', '/nothing-here/', '/internal-cookie/'];
const PLAYER_SCREENS = ['/', '/game-list/new/', '/games/owl-parliament/'];

/** Opens the page, unless the visitor is on it already. */
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

/** Adds a constructed style sheet, which the page's content policy does not restrict. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** A length property of the first element that matches, in CSS pixels. */
const lengthOf = (page: Page, selector: string, property: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => parseFloat(getComputedStyle(element).getPropertyValue(name)), property);

/** The session time and the net result in the header. */
const CLOCK = 'header span:has(> time) > time, header span:has(> time) + span > :last-child';

async function showLongAmounts(page: Page): Promise<void> {
  // The clock appears after hydration.
  const clock = page.locator(CLOCK);
  await expect(clock).toHaveCount(2);
  await page.evaluate((clockParts) => {
    const [time, net] = document.querySelectorAll(clockParts);
    const cash = document.querySelector('header fieldset > :first-child');
    if (!time || !net || !cash) throw new Error('the header does not show time, result and balance');
    time.textContent = '12:34';
    net.textContent = '+€1,234.50';
    cash.textContent = '€12,345.67';
  }, CLOCK);
}

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((shown, name) => getComputedStyle(shown).getPropertyValue(name), property);

const themeOf = (brand: string): Theme =>
  JSON.parse(readFileSync(new URL(`../../sites/brands/${brand}/theme.json`, import.meta.url), 'utf8'));

/** Converts a colour such as `#0b1114` to the form of computed styles, such as `rgb(11, 17, 20)`. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

const countAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .length,
  );

test.describe('every width', () => {
  for (const brand of ['northlight', 'sol']) {
    test(`THEME-09 the pages of ${brand} fit for visitors, from 320 to 2560 px`, async ({ visit }) => {
      visitor = await visit(brand);
      visitor.ignoreErrors(/404.*nothing-here/);
      for (const path of OPEN_SCREENS) expect(await faultsAt(await go(path), WIDTHS), path).toEqual([]);
    });
  }

  test('THEME-09 the pages of sol fit for players, from 320 to 2560 px', async ({ arrive }) => {
    visitor = await arrive('diego');
    for (const path of PLAYER_SCREENS) expect(await faultsAt(await go(path), WIDTHS), path).toEqual([]);
  });

  test('THEME-09 OPEN-52 the pages of northlight fit for players, also zoomed and with wide text spacing, without animations', async ({
    arrive,
  }) => {
    visitor = await arrive('anna');
    for (const path of PLAYER_SCREENS) {
      const page = await go(path);
      // All visitors of these tests have reduced motion.
      expect(await countAnimations(page), path).toBe(0);
      expect(await faultsAt(page, WIDTHS), path).toEqual([]);
      await showLongAmounts(page);
      expect(await faultsAt(page, WIDTHS), `${path}, with long amounts`).toEqual([]);
      await page.setViewportSize(ZOOMED);
      expect(await layoutFaults(page), `${path}, zoomed`).toEqual([]);
      await addStyle(page, TEXT_SPACING);
      expect(await faultsAt(page, [320, 768, 1280]), `${path}, spaced`).toEqual([]);
      await page.setViewportSize(DESKTOP);
    }
  });

  for (const locale of ['de', 'fi']) {
    test(`THEME-09 the texts in ${locale} fit a narrow phone`, async ({ arrive }) => {
      visitor = await arrive('anna', { at: `/${locale}/` });
      for (const path of [...PLAYER_SCREENS, '/internal-cookie/'])
        expect(await faultsAt(await go(path, locale), [320, 390]), path).toEqual([]);
    });
  }
});

const CONTENT = 'main > div';
const MENU = '[data-layout] > div > div';

test.describe('the breakpoints', () => {
  test('THEME-07 THEME-08 THEME-09 change header, menu and page width', async ({ arrive }) => {
    visitor = await arrive('anna');
    const { page } = visitor;
    await waitForHydration(page);
    const at = async (width: number, selector: string, property: string) => {
      await page.setViewportSize({ width, height: 900 });
      return lengthOf(page, selector, property);
    };
    const rem = 16;
    expect(await at(390, 'header', 'height')).toBe(4 * rem);
    expect(await at(1023, 'header', 'height')).toBe(4 * rem);
    expect(await at(1024, 'header', 'height')).toBe(5 * rem);
    expect(await at(767, CONTENT, 'padding-left')).toBe(1 * rem);
    expect(await at(768, CONTENT, 'padding-left')).toBe(1.5 * rem);
    expect(await at(1024, CONTENT, 'padding-left')).toBe(2 * rem);
    expect(await at(1279, MENU, 'width')).toBe(5 * rem);
    expect(await at(1280, MENU, 'width')).toBe(24 * rem);
    expect(await at(2560, CONTENT, 'width')).toBe(1536);
  });
});

for (const { layout, player, hasMenuColumn, hasClock, hasReturnRates } of [
  { layout: 'default', player: 'anna', hasMenuColumn: true, hasClock: true, hasReturnRates: true },
  { layout: 'layout1', player: 'diego', hasMenuColumn: false, hasClock: false, hasReturnRates: false },
  { layout: 'layout2', player: 'bo', hasMenuColumn: true, hasClock: true, hasReturnRates: true },
] as const) {
  const { brand } = PLAYERS[player];
  test.describe(`the lobby of ${brand}`, () => {
    const shared = shareVisitor(test, ({ arrive }) => arrive(player));

    test(`THEME-01 has the layout ${layout}, with its menu in a column or in the header`, async () => {
      const { page } = shared();
      expect(await page.locator('[data-layout]').first().getAttribute('data-layout')).toBe(layout);
      expect(await page.locator(MENU).isVisible()).toBe(hasMenuColumn);
      expect(
        await page
          .getByRole('banner')
          .getByRole('navigation', { name: textOf('shell.main') })
          .isVisible(),
      ).toBe(!hasMenuColumn);
    });

    test('THEME-03 has the colours, fonts, roundness and logo of its theme', async () => {
      const { page } = shared();
      const { colours, fonts, roundness, logoDesktop } = themeOf(brand);
      const header = page.getByRole('banner');
      const deposit = header.getByRole('link', { name: textOf('wallet.deposit') });
      expect(await styleOf(header, 'background-color')).toBe(rgb(colours.header));
      expect(await styleOf(deposit, 'background-color')).toBe(rgb(colours.primary));
      expect(await styleOf(deposit, 'color')).toBe(rgb(colours.onPrimary));
      expect(await styleOf(deposit, 'border-radius')).toBe(`${parseFloat(roundness.control) * 16}px`);
      expect(await styleOf(page.locator('body'), 'font-family')).toContain(fonts.text.family);
      expect(await header.locator('a img:visible').getAttribute('src')).toBe(
        `/brand/${brand}/${logoDesktop.url}`,
      );
    });

    test(`LIC-05 ${hasClock ? 'shows' : 'does not show'} the time since the sign-in`, async () => {
      await waitForHydration(shared().page);
      await expect(shared().page.locator('header time')).toHaveCount(hasClock ? 1 : 0);
    });

    test(`FLAG-17 ${hasReturnRates ? 'shows' : 'does not show'} the return to player of games`, async () => {
      const tiles = shared().page.getByRole('main').getByRole('article');
      await tiles.first().waitFor();
      const rates = await tiles.filter({ hasText: /\d%/ }).count();
      expect(rates > 0).toBe(hasReturnRates);
    });
  });
}

test('THEME-03 Japanese has its own fonts and no letter spacing, and fits a narrow phone', async ({
  arrive,
}) => {
  visitor = await arrive('finn', { at: '/ja/' });
  const page = await go('/', 'ja');
  expect(await faultsAt(page, [320, 390, 1280])).toEqual([]);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const { fontFamily, letterSpacing, lineBreak } = await heading.evaluate((element) => {
    const { fontFamily, letterSpacing, lineBreak } = getComputedStyle(element);
    return { fontFamily, letterSpacing, lineBreak };
  });
  // The fallback fonts have no Japanese glyphs.
  expect(fontFamily).toMatch(
    /^Fraunces, "Fraunces stand-in", "Fraunces stand-in 2", "Hiragino Sans", .*"Noto Sans JP".*, sans-serif$/,
  );
  expect({ letterSpacing, lineBreak }).toEqual({ letterSpacing: 'normal', lineBreak: 'strict' });
});

test.describe('forced colours', () => {
  test('OPEN-52 keep the border of buttons and the outline of the focus', async ({ visit }) => {
    visitor = await visit('northlight');
    await visitor.page.emulateMedia({ forcedColors: 'active' });
    const page = await go('/');
    expect(await lengthOf(page, 'main button', 'border-top-width')).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    );
    expect(outline).toBe('solid');
    expect(await layoutFaults(page)).toEqual([]);
  });
});
