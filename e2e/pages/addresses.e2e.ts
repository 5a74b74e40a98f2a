import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { violations } from '../support/accessibility.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { ADDRESSES, PAGES_OF_ANOTHER_SITE, PASSING, type Frame } from './addresses.ts';

/** What stands around the page, by its landmarks. */
async function frameOf(page: Page): Promise<Frame> {
  if ((await page.getByRole('banner').locator('.fy-avatar').count()) > 0) return 'house';
  return (await page.locator('.fy-footer').count()) > 0 ? 'basic' : 'main';
}

/** What stands around the pages, and was looked at on the other screen already. */
const framesSeen = new Set<string>();

/** What is left for axe on the other screen: the frame is the same around every page, and is looked at once. */
async function newOnOther(page: Page): Promise<string | undefined> {
  const frame = `${await frameOf(page)} ${page.viewportSize()?.width}`;
  if (framesSeen.has(frame)) return 'main';
  framesSeen.add(frame);
  return undefined;
}

/**
 * The page as a person finds it on one screen, then on the other: one heading, no overflow, nothing for axe. Where
 * there is nothing but a drawing and a sentence, axe has seen it all on the first.
 */
async function expectGood({ page }: Visitor): Promise<void> {
  await page.getByRole('main').waitFor();
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('h1').innerText()).not.toBe('');
  const isPlain = (await page.locator('.fy-state--plain').count()) > 0;
  const first = page.viewportSize() ?? DESKTOP;
  const other = first.width === DESKTOP.width ? PHONE : DESKTOP;
  for (const screen of [first, other]) {
    if (screen === other) await page.setViewportSize(other);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    if (screen === first) expect(await violations(page)).toEqual([]);
    else if (!isPlain) expect(await violations(page, await newOnOther(page))).toEqual([]);
  }
  await page.setViewportSize(first);
}

/** Answers that are provoked on purpose: the browser notes each in its console. */
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

  const shown = ADDRESSES.filter(({ player }) => player !== 'lobby');
  const named = shown.map((row) => [row.sight ? `${row.sight.row} ${row.path}` : row.path, row] as const);
  for (const [name, row] of named) {
    test(`ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-23 PROF-01 ${name}: a player sees it`, async () => {
      const answer = await anna().page.goto(anna().address(`/en${row.path}`));
      expect(answer?.status()).toBe(200);
      expect(await frameOf(anna().page)).toBe(row.player);
      if (row.sight) {
        expect(await anna().page.locator('h1').innerText()).toMatch(row.sight.heading);
        await anna().page.locator(row.sight.part).first().waitFor();
      }
      await expectGood(anna());
    });
  }

  test('ROUTE-22 a page that nobody has is the fallback', async () => {
    const answer = await anna().page.goto(anna().address('/en/no-such-page/'));
    expect(answer?.status()).toBe(404);
    expect(await frameOf(anna().page)).toBe('basic');
    await expectGood(anna());
  });

  const ways = ADDRESSES.filter(({ player }) => player === 'lobby');
  for (const { path } of ways) {
    test(`ROUTE-17 ${path}: a player is on the way to the lobby`, async () => {
      await anna().page.goto(anna().address(`/en${path}`));
      expect(without(anna(), anna().page.url())).toBe('/en/');
    });
  }

  const open = ADDRESSES.filter(({ visitor }) => visitor !== 'signIn');
  for (const { path, visitor } of open) {
    test(`ROUTE-17 ROUTE-18 ROUTE-19 ${path}: a visitor sees it`, async () => {
      const answer = await guest().page.goto(guest().address(`/en${path}`));
      expect(answer?.status()).toBe(200);
      expect(await frameOf(guest().page)).toBe(visitor);
      await expectGood(guest());
    });
  }

  for (const path of PASSING) {
    test(`ROUTE-18 ROUTE-34 ROUTE-35 ROUTE-36 ${path} passes on who comes with nothing`, async () => {
      for (const { page, address } of [anna(), guest()]) {
        await page.goto(address(`/en${path}`));
        await page.waitForURL(address('/en/'));
        await waitForHydration(page);
      }
    });
  }

  test('ROUTE-20 PROF-01 all the others lead a visitor to the door, and back afterwards', async () => {
    for (const { path } of ADDRESSES.filter(({ visitor }) => visitor === 'signIn')) {
      const at = await guest().page.evaluate((to) => fetch(to).then(({ url }) => url), `/en${path}`);
      expect(without(guest(), at)).toBe(`/en/login/?redir=${encodeURIComponent(`/en${path}`)}`);
    }
  });

  test('PROF-07 SHELL-09 what another licence gives is not there', async () => {
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
      const answer = await guest().page.goto(guest().address(path));
      expect(answer?.status()).toBe(200);
      expect(without(guest(), guest().page.url())).toBe(at);
      expect(await frameOf(guest().page)).toBe('basic');
      await expectGood(guest());
    });
  }
});

test.describe('SHELL-09 a page that the brand has not', () => {
  for (const [player, missing, present] of [
    ['bo', ['/raffle/', '/christmas-2024/', '/rewards-shop/'], PAGES_OF_ANOTHER_SITE],
    ['diego', ['/sports/', '/cashback/'], ['/more-casinos/']],
    ['finn', ['/profile/deposit-history/', '/profile/withdrawal-history/'], []],
  ] as const) {
    test(`SHELL-09 FLAG-08 FLAG-18 LIC-03 PROF-03 PROF-07 PROF-11 is the fallback for ${player}, and in no menu`, async ({
      arrive,
    }) => {
      const visitor = await arrive(player);
      visitor.ignoreErrors(NOT_FOUND);
      const hrefs = await visitor.page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const path of missing) {
        expect(hrefs.filter((href) => href.endsWith(path))).toEqual([]);
        const answer = await visitor.page.goto(visitor.address(`/en${path}`));
        expect(answer?.status(), path).toBe(404);
        expect(await frameOf(visitor.page)).toBe('basic');
        await expectGood(visitor);
      }
      for (const path of present) {
        const answer = await visitor.page.goto(visitor.address(`/en${path}`));
        expect(answer?.status(), path).toBe(200);
        await expectGood(visitor);
      }
      await visitor.close();
    });
  }
});

test('RG-01 PROF-06 PROF-09 PROF-10 limits, sessions and self-exclusion are two presses away', async ({
  arrive,
}) => {
  const anna = await arrive('anna');
  for (const [page, name] of [
    ['limits', /limits/i],
    ['session-history', /sessions/i],
    ['self-exclusion', /self-exclusion/i],
  ] as const) {
    await anna.page.locator('.fy-avatar').click();
    await anna.page.locator('.fy-account').getByRole('link', { name }).click();
    await anna.page.waitForURL(anna.address(`/en/profile/${page}/`));
    await anna.page.locator(`.fy-profile__nav [aria-current][href$="/${page}/"]`).waitFor();
  }
  await anna.close();
});
