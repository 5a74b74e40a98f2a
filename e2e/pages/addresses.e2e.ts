import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { balanceIn } from '../support/balance.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { ADDRESSES, PAGES_OF_ANOTHER_SITE, REDIRECTING, type Address, type Layout } from './addresses.ts';

/** Recognises the layout by the parts of the page that are shown. */
async function layoutOf(page: Page): Promise<Layout> {
  if ((await page.getByRole('banner').locator('button[popovertarget]').count()) > 0) return 'loggedIn';
  return (await page.locator('footer').count()) > 0 ? 'basic' : 'main';
}

/** Layouts that axe has already checked on the second screen, each with its width. */
const checkedLayouts = new Set<string>();

/** The part that axe checks on the second screen: header, menu and footer are checked on one page of each layout. */
async function uncheckedPart(page: Page): Promise<string | undefined> {
  const layout = `${await layoutOf(page)} ${page.viewportSize()?.width}`;
  if (checkedLayouts.has(layout)) return 'main';
  checkedLayouts.add(layout);
  return undefined;
}

/** The page has one heading, no overflow and no accessibility violations, on a phone and on a desktop. */
async function expectValid({ page }: Visitor): Promise<void> {
  await page.getByRole('main').waitFor();
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('h1').innerText()).not.toBe('');
  // A page with only a picture and a sentence is checked on one screen.
  const isPlain = (await page.locator('.fy-state--plain').count()) > 0;
  const first = page.viewportSize() ?? DESKTOP;
  const other = first.width === DESKTOP.width ? PHONE : DESKTOP;
  for (const screen of [first, other]) {
    if (screen === other) await page.setViewportSize(other);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    if (screen === first) expect(await violations(page)).toEqual([]);
    else if (!isPlain) expect(await violations(page, await uncheckedPart(page))).toEqual([]);
  }
  await page.setViewportSize(first);
}

/** The link to the shown page in the menu of the profile. */
const currentLink = (page: string): string => `main nav [aria-current][href$="/profile/${page}/"]`;

/** Row, path, heading, and the selector of a part of the page. */
const CONTENT: readonly (readonly [row: string, path: string, heading: RegExp, part: string])[] = [
  ['ROUTE-45', '/games/', /^Games\s*\d{3}$/, 'main li article'],
  ['ROUTE-47', '/game-category/', /^Categories$/, 'main li a img'],
  ['ROUTE-48', '/game-category/megaways/', /^Megaways\s*82$/, 'main a[aria-current=page]'],
  ['ROUTE-49', '/game-list/', /^Game lists$/, 'main li a img'],
  ['ROUTE-50', '/game-list/slots/', /^Slots\s*\d+$/, 'main ol article'],
  ['ROUTE-51', '/game-studio/', /^Studios\s*26$/, 'main li a [aria-hidden]'],
  ['ROUTE-52', '/game-studio/ninth-floor/', /^Ninth Floor\s*57$/, 'main section[aria-label] article'],
  ['ROUTE-54', '/deposit/', /^Deposit$/, 'main form input[type=radio]'],
  ['ROUTE-55', '/withdraw/', /^Withdraw$/, 'main form'],
  ['ROUTE-59', '/christmas-2024/', /^A door a day/, 'main ol [data-state]'],
  ['ROUTE-60', '/promotions/', /^Promotions$/, 'main ul[aria-label]'],
  ['ROUTE-62', '/jackpot/', /\S/, 'main [role=switch]'],
  ['ROUTE-74', '/profile/', /^Dashboard$/, currentLink('dashboard')],
  ['PROF-02', '/profile/dashboard/', /^Dashboard$/, currentLink('dashboard')],
  ['PROF-03', '/profile/deposit-history/', /^Deposit history$/, currentLink('deposit-history')],
  ['PROF-05', '/profile/game-history/', /^Game history$/, currentLink('game-history')],
  ['PROF-08', '/profile/rewards-history/', /^Rewards history$/, currentLink('rewards-history')],
  ['PROF-11', '/profile/withdrawal-history/', /^Withdrawal history$/, currentLink('withdrawal-history')],
];

/** The browser's console message for an expected response. */
const NOT_FOUND = /status of 404/;

const without = (visitor: Visitor, address: string) => address.replace(visitor.address(''), '');

test.describe('ROUTE-12 every address of the site', () => {
  // A player's pages are loaded on a phone, a visitor's on a desktop.
  const anna = shareVisitor(test, async ({ arrive }) => {
    const visitor = await arrive('anna', { screen: PHONE });
    visitor.ignoreErrors(NOT_FOUND);
    return visitor;
  });
  const guest = shareVisitor(test, async ({ visit }) => {
    const visitor = await visit('northlight');
    await visitor.page.goto(visitor.address('/en/'));
    return visitor;
  });

  async function openAsPlayer({ path, player }: Pick<Address, 'path' | 'player'>): Promise<void> {
    const response = await anna().page.goto(anna().address(`/en${path}`));
    expect(response?.status()).toBe(200);
    expect(await layoutOf(anna().page)).toBe(player);
    // MONEY-01: in this layout the balance is on every page.
    if (player === 'loggedIn') expect(await balanceIn(anna().page).isVisible()).toBe(true);
    await expectValid(anna());
  }

  for (const [row, path, heading, part] of CONTENT) {
    test(`${row} MONEY-01 ${path} is shown to a player, with its content and the balance`, async () => {
      await openAsPlayer({ path, player: 'loggedIn' });
      expect(await anna().page.locator('h1').innerText()).toMatch(heading);
      await anna().page.locator(part).first().waitFor();
    });
  }

  const hasContent = new Set(CONTENT.map(([, path]) => path));
  const others = ADDRESSES.filter(({ path, player }) => player !== 'lobby' && !hasContent.has(path));
  for (const address of others) {
    test(`ROUTE-20 ROUTE-23 MONEY-01 ${address.path} is shown to a player`, () => openAsPlayer(address));
  }

  test('ROUTE-22 an unknown page is the fallback page', async () => {
    const response = await anna().page.goto(anna().address('/en/no-such-page/'));
    expect(response?.status()).toBe(404);
    expect(await layoutOf(anna().page)).toBe('basic');
    await expectValid(anna());
  });

  const redirected = ADDRESSES.filter(({ player }) => player === 'lobby');
  for (const { path } of redirected) {
    test(`ROUTE-17 ${path} redirects a player to the lobby`, async () => {
      await anna().page.goto(anna().address(`/en${path}`));
      expect(without(anna(), anna().page.url())).toBe('/en/');
    });
  }

  const open = ADDRESSES.filter(({ visitor }) => visitor !== 'signIn');
  for (const { path, visitor } of open) {
    test(`ROUTE-17 ROUTE-18 ROUTE-19 ${path} is shown to a visitor`, async () => {
      const response = await guest().page.goto(guest().address(`/en${path}`));
      expect(response?.status()).toBe(200);
      expect(await layoutOf(guest().page)).toBe(visitor);
      await expectValid(guest());
    });
  }

  for (const path of REDIRECTING) {
    test(`ROUTE-34 ROUTE-35 ROUTE-36 ${path} without parameters redirects to the lobby`, async () => {
      for (const { page, address } of [anna(), guest()]) {
        await page.goto(address(`/en${path}`));
        await page.waitForURL(address('/en/'));
        await waitForHydration(page);
      }
    });
  }

  test('ROUTE-20 PROF-01 all other pages redirect a visitor to the sign-in page, with a return address', async () => {
    for (const { path } of ADDRESSES.filter(({ visitor }) => visitor === 'signIn')) {
      const at = await guest().page.evaluate((to) => fetch(to).then(({ url }) => url), `/en${path}`);
      expect(without(guest(), at)).toBe(`/en/login/?redir=${encodeURIComponent(`/en${path}`)}`);
    }
  });

  test('PROF-07 SHELL-09 pages of another licence do not exist', async () => {
    for (const path of [...PAGES_OF_ANOTHER_SITE, '/profile/nope/', '/profile/limits/deposit/'])
      expect((await anna().fetch(`/en${path}`)).status, path).toBe(404);
  });
});

test.describe('addresses without a locale', () => {
  const guest = shareVisitor(test, ({ visit }) => visit('northlight'));

  for (const [path, at] of [
    ['/', '/en/'],
    ['/verifyEmail/?a=1&b=2', '/en/verify-email/?a=1&b=2'],
    ['/internal/cookie/', '/internal/cookie/'],
  ] as const) {
    test(`ROUTE-14 ROUTE-15 ROUTE-16 ${path} is shown at ${at}`, async () => {
      const response = await guest().page.goto(guest().address(path));
      expect(response?.status()).toBe(200);
      expect(without(guest(), guest().page.url())).toBe(at);
      expect(await layoutOf(guest().page)).toBe('basic');
      await expectValid(guest());
    });
  }
});

test.describe('SHELL-09 a page of a disabled feature', () => {
  for (const [row, player, missing, present] of [
    ['RAFF-01', 'bo', ['/raffle/', '/christmas-2024/', '/rewards-shop/'], PAGES_OF_ANOTHER_SITE],
    ['FLAG-18', 'diego', ['/sports/', '/cashback/'], ['/more-casinos/']],
    ['FLAG-08', 'finn', ['/profile/deposit-history/', '/profile/withdrawal-history/'], []],
  ] as const) {
    test(`${row} is the fallback page for ${player}, and is in no menu`, async ({ arrive }) => {
      const visitor = await arrive(player);
      visitor.ignoreErrors(NOT_FOUND);
      const hrefs = await visitor.page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const path of missing) {
        expect(hrefs.filter((href) => href.endsWith(path))).toEqual([]);
        const response = await visitor.page.goto(visitor.address(`/en${path}`));
        expect(response?.status(), path).toBe(404);
        expect(await layoutOf(visitor.page)).toBe('basic');
        await expectValid(visitor);
      }
      for (const path of present) {
        const response = await visitor.page.goto(visitor.address(`/en${path}`));
        expect(response?.status(), path).toBe(200);
        await expectValid(visitor);
      }
      await visitor.close();
    });
  }
});

test('RG-01 PROF-06 PROF-09 limits, sessions and self-exclusion are two clicks away', async ({ arrive }) => {
  const anna = await arrive('anna');
  for (const [page, name] of [
    ['limits', /limits/i],
    ['session-history', /sessions/i],
    ['self-exclusion', /self-exclusion/i],
  ] as const) {
    await anna.page
      .getByRole('banner')
      .getByRole('button', { name: /account/i })
      .click();
    await anna.page.locator('[popover]:popover-open').getByRole('link', { name }).click();
    await anna.page.waitForURL(anna.address(`/en/profile/${page}/`));
    await anna.page.locator(`nav [aria-current][href$="/${page}/"]`).waitFor();
  }
  await anna.close();
});

test('PROF-03 PROF-05 PROF-11 the menu of the profile leads to the deposits, games and withdrawals', async ({
  arrive,
}) => {
  const { page, address } = await arrive('anna', { at: '/en/profile/' });
  for (const [path, heading] of [
    ['deposit-history', 'Deposit history'],
    ['game-history', 'Game history'],
    ['withdrawal-history', 'Withdrawal history'],
  ] as const) {
    const menu = page.getByRole('navigation', { name: 'Profile pages' });
    await menu.getByRole('link', { name: heading }).click();
    await page.waitForURL(address(`/en/profile/${path}/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(menu.locator('[aria-current]')).toHaveText(heading);
  }
});
