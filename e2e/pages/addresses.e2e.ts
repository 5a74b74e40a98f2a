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
  if ((await page.getByRole('banner').locator('button.fy-avatar').count()) > 0) return 'loggedIn';
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

type Shown = Pick<Address, 'path' | 'heading' | 'part'> & { readonly layout: Layout };

/** The pages that a player or a visitor sees without a redirect, with their layout. */
const shownTo = (reader: 'player' | 'visitor') =>
  ADDRESSES.flatMap((page) => {
    const layout = page[reader];
    return layout === undefined || layout === 'signIn' || layout === 'lobby' ? [] : [{ ...page, layout }];
  });

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

/** The text of the heading in a document, as the page has it before any script runs. */
const headingIn = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The page is the expected one, in its layout. */
async function expectShown(visitor: Visitor, { path, layout, heading, part }: Shown): Promise<void> {
  const { page, address } = visitor;
  const response = await page.goto(address(`/en${path}`));
  expect(response?.status()).toBe(200);
  expect(await layoutOf(page)).toBe(layout);
  expect(headingIn((await response?.text()) ?? ''), 'the served heading').toMatch(heading);
  await expect(page.locator('h1')).toHaveText(heading, { useInnerText: true });
  if (part) await page.locator(part).first().waitFor();
  await expectValid(visitor);
}

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

  for (const shown of shownTo('player').filter(({ layout }) => layout === 'loggedIn')) {
    const { group, id, path, visitor } = shown;
    const ids = visitor === 'signIn' ? `${group} ROUTE-23 ${id}` : `${group} ${id}`;
    test(`${ids} MONEY-01 ${path} is shown to a player in the logged-in layout, with the balance`, async () => {
      await expectShown(anna(), shown);
      expect(await balanceIn(anna().page).isVisible()).toBe(true);
    });
  }

  for (const shown of shownTo('player').filter(({ layout }) => layout !== 'loggedIn')) {
    const { group, id, path, layout } = shown;
    test(`${group} ${id} ${path} is shown to a player in the ${layout} layout`, () =>
      expectShown(anna(), shown));
  }

  test('ROUTE-22 an unknown page is the fallback page', async () => {
    const response = await anna().page.goto(anna().address('/en/no-such-page/'));
    expect(response?.status()).toBe(404);
    expect(await layoutOf(anna().page)).toBe('basic');
    await expectValid(anna());
  });

  for (const { id, path } of ADDRESSES.filter(({ player }) => player === 'lobby')) {
    test(`${id} ${path} redirects a player to the lobby`, async () => {
      await anna().page.goto(anna().address(`/en${path}`));
      expect(without(anna(), anna().page.url())).toBe('/en/');
    });
  }

  for (const shown of shownTo('visitor')) {
    const { group, id, path, layout } = shown;
    test(`${group} ${id} ${path} is shown to a visitor in the ${layout} layout`, () =>
      expectShown(guest(), shown));
  }

  for (const [id, path] of REDIRECTING) {
    test(`${id} ${path} without parameters redirects to the lobby`, async () => {
      for (const { page, address } of [anna(), guest()]) {
        await page.goto(address(`/en${path}`));
        await page.waitForURL(address('/en/'));
        await waitForHydration(page);
      }
    });
  }

  test('SESS-08 only a player’s page opens the socket of the live data', async () => {
    const [sockets, none] = [anna(), guest()].map(({ page }) => {
      const opened: string[] = [];
      page.on('websocket', (socket) => void opened.push(new URL(socket.url()).pathname));
      return opened;
    });
    for (const { page, address } of [anna(), guest()]) {
      await page.goto(address('/en/more-casinos/'));
      await waitForHydration(page);
    }
    await expect.poll(() => sockets).toContain('/graphql');
    expect(none).toEqual([]);
  });

  test('ROUTE-23 PROF-01 all other pages redirect a visitor to the sign-in page, with a return address', async () => {
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

  for (const [id, path, at] of [
    ['ROUTE-14', '/', '/en/'],
    ['ROUTE-15', '/verifyEmail/?a=1&b=2', '/en/verify-email/?a=1&b=2'],
    ['ROUTE-16', '/internal/cookie/', '/internal/cookie/'],
  ] as const) {
    test(`${id} ${path} is shown at ${at}`, async () => {
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
    await anna.page.locator(`nav [aria-current="page"][href$="/${page}/"]`).waitFor();
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
