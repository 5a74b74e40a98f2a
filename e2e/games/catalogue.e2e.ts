import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';
import { playRound } from '../support/game.ts';

/** The content of these pages is checked with all other pages, in `pages/addresses.e2e.ts`. */
const PAGES = [
  '/en/games/',
  '/en/game-category/',
  '/en/game-category/megaways/',
  '/en/game-list/',
  '/en/game-list/slots/',
  '/en/game-studio/',
  '/en/game-studio/ninth-floor/',
];

test.describe('a page that does not exist', () => {
  const anna = shareVisitor(test, async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/games/' });
    visitor.ignoreErrors(/status of 404/);
    return visitor;
  });

  for (const base of ['game-category', 'game-list', 'game-studio']) {
    test(`ROUTE-22 an unknown name under /${base}/ is a 404`, async () => {
      const response = await anna().page.goto(anna().address(`/en/${base}/no-such-name/`));
      expect(response?.status()).toBe(404);
      await anna().page.getByRole('heading', { level: 1, name: 'No games here' }).waitFor();
      await anna().page.getByRole('main').getByRole('link', { name: 'All games' }).click();
      await anna().page.waitForURL(anna().address('/en/games/'));
    });
  }

  test('a game that is not released yet has no page', async () => {
    expect((await anna().fetch('/en/games/dice-of-daedalus/')).status).toBe(404);
  });
});

test.describe('the pages of the catalogue', () => {
  const anna = shareVisitor(test, ({ arrive }) => arrive('anna', { at: '/en/games/' }));

  test('have no broken links', async () => {
    const found = new Set<string>();
    for (const path of PAGES) {
      await anna().page.goto(anna().address(path));
      const links = await anna()
        .page.locator('main a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      links.filter((href) => !href.startsWith('/en/games/')).forEach((href) => found.add(href));
    }
    const studios = [...found].filter((href) => href.startsWith('/en/game-studio/'));
    expect(studios.length).toBeGreaterThan(20);
    for (const href of found) expect((await anna().fetch(href)).status, href).toBe(200);
  });

  test('ROUTE-25 a game links to the other games of its studio', async () => {
    await anna().page.goto(anna().address('/en/games/glasshouse-tigers/'));
    await anna().page.getByRole('link', { name: 'See all, More from Ninth Floor' }).click();
    await anna().page.waitForURL(anna().address('/en/game-studio/ninth-floor/'));
  });

  test('GAME-04 the logo of a studio is an image with an immutable cache entry', async () => {
    const { page, address } = anna();
    await page.goto(address('/en/game-studio/'));
    // The logo is a mask, so that it has the colour of the text.
    const mask = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .locator('[aria-hidden]')
      .first()
      .evaluate((element) => getComputedStyle(element).maskImage);
    const [, url = ''] = /url\("?(.+?)"?\)/.exec(mask) ?? [];
    const logo = await page.evaluate(async (source) => {
      const response = await fetch(source);
      const { width } = await createImageBitmap(await response.clone().blob()).catch(() => ({ width: 0 }));
      return {
        width,
        type: response.headers.get('content-type'),
        cache: response.headers.get('cache-control'),
      };
    }, url);
    expect(logo.type).toMatch(/^image\/(webp|svg\+xml)/);
    if (logo.type === 'image/webp') expect(logo.width).toBeGreaterThan(0);
    expect(logo.cache).toContain('immutable');
  });
});

test.describe('a list of games', () => {
  test('GAME-08 GAME-09 GAME-10 loads more games by itself twice within 200 px of its end, then with a button', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { screen: PHONE, at: '/en/profile/' });
    const { page } = anna;
    const requests = variablesOf(page, '/api/graphql');
    await page.goto(anna.address('/en/game-list/slots/'));
    const tiles = gridTiles(page);
    await page.waitForLoadState('networkidle');
    expect(await tiles.count()).toBe(10);
    expect(requests).toHaveLength(0);
    // The end of the list is not visible yet.
    await scrollTo(page, 150);
    await expect(tiles).toHaveCount(20);
    await scrollTo(page, 150);
    await expect(tiles).toHaveCount(30);
    await scrollTo(page, 0);
    const more = page.getByRole('button', { name: 'Show more games' });
    await more.waitFor();
    expect(requests).toHaveLength(2);
    await more.click();
    await expect(tiles).toHaveCount(40);
    expect(requests).toHaveLength(3);
    expect(requests[0]).toMatchObject({
      first: 10,
      listOfGamesSlug: 'slots',
      currencyCode: 'EUR',
      ipCountryCode: 'FI',
      license: 'mga',
      locale: 'en',
      after: expect.any(String),
      lastShownGameId: expect.any(String),
    });
    await anna.close();
  });
});

test.describe('the filters of a list', () => {
  test('show the number of games before a press, stay in the address, and go back with it', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { screen: PHONE, at: '/en/game-category/slots/' });
    const { page, address } = anna;
    await waitForHydration(page);
    const tools = page.getByRole('group', { name: 'Sort and filter' });
    const heading = page.getByRole('heading', { level: 1 });
    const choose = (name: RegExp) => tools.getByRole('link', { name });
    const total = await heading.innerText();
    await tools.getByRole('button', { name: 'Volatility' }).click();
    const high = choose(/^High \d+$/);
    const [count = ''] = /\d+$/.exec((await high.innerText()).trim()) ?? [];
    const last = await high.getAttribute('href');
    await high.click();
    await page.waitForURL(address('/en/game-category/slots/?volatility=high'));
    expect(last).toBe('/en/game-category/slots/?volatility=high');
    await expect(heading).toContainText(count);
    // The choice keeps the focus and stays open, so that the next one is a key away.
    await expect(high).toBeFocused();
    await tools.getByRole('button', { name: 'Sort' }).click();
    await choose(/^A to Z$/).click();
    await page.waitForURL(/\?sort=title&volatility=high$/);
    const titles = () =>
      gridTiles(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.ariaLabel));
    const inOrder = (all: readonly (string | null)[]) =>
      all.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en'));
    await expect
      .poll(async () => JSON.stringify(inOrder(await titles())) === JSON.stringify(await titles()))
      .toBe(true);
    const sorted = await titles();
    expect(await violations(page)).toEqual([]);
    expect(sorted.length).toBeGreaterThan(1);
    // The same address shows the same games without the steps before. Back follows before the page is hydrated.
    await page.reload();
    expect(await titles()).toEqual(sorted);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => heading.innerText()).toBe(total);
    await page.goto(address('/en/game-list/slots/?studio=nobody'));
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
    await page.waitForURL(address('/en/game-list/slots/'));
    await anna.close();
  });
});

test.describe('the favourites', () => {
  test('are a page, a row of the lobby and an entry of the menu', async ({ arrive }) => {
    const siiri = await arrive('siiri', { at: '/en/game-list/favourites/' });
    const { page, address } = siiri;
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
    await page.goto(address('/en/game-studio/kvarn/'));
    await waitForHydration(page);
    const tile = page.getByRole('main').getByRole('article').first();
    // With a mouse, the heart is shown on the tile that it points at.
    await tile.hover();
    // The change is still on its way when the player is on the page of favourites.
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/graphql/, async (route) => {
      if (route.request().postData()?.includes('SetFavourite')) await released;
      await route.continue();
    });
    await tile.getByRole('button', { name: /^Add .* to favourites$/ }).click();
    await tile.getByRole('button', { name: /^Remove .* from favourites$/ }).waitFor();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Favourites' }).click();
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor();
    release();
    await expect(gridTiles(page)).toHaveCount(1);
    await page.goto(address('/en/'));
    await page.getByRole('region', { name: 'Favourites' }).getByRole('article').waitFor();
    await siiri.close();
  });
});

test.describe('the games of a studio', () => {
  test('GAME-11 GAME-12 are twenty in the first request, then thirty more with each click until all are shown', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { at: '/en/game-studio/' });
    const { page } = anna;
    // The page is hydrated, so it handles the click without loading another page.
    await waitForHydration(page);
    const [first, more] = [variablesOf(page, '/graphql'), variablesOf(page, '/api/graphql')];
    await page.getByRole('link', { name: /^Ninth Floor/ }).click();
    const [spotlight, list] = [page.locator('main section[aria-label] article'), gridTiles(page)];
    await expect(spotlight).toHaveCount(10);
    expect(await list.count()).toBe(10);
    expect(first.filter((variables) => 'slug' in variables)).toEqual([{ slug: 'ninth-floor', first: 20 }]);

    const button = page.getByRole('button', { name: 'Show more games' });
    await button.scrollIntoViewIfNeeded();
    expect(more).toEqual([]);
    await button.click();
    await expect(list).toHaveCount(40);
    expect(more).toMatchObject([{ slug: 'ninth-floor', first: 30, currencyCode: 'EUR', license: 'mga' }]);
    await button.click();
    await expect(list).toHaveCount(47);
    expect(await button.count()).toBe(0);
    expect(more).toHaveLength(2);
    await anna.close();
  });

  test('are all shown again, at the same scroll position, after going back from a game', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { at: '/en/game-studio/ninth-floor/' });
    const { page } = anna;
    await page.getByRole('button', { name: 'Show more games' }).click();
    const list = gridTiles(page);
    await expect(list).toHaveCount(40);
    const tile = list.nth(35).getByRole('link').first();
    await tile.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(1000);
    await tile.click();
    await page.waitForURL(/\/en\/games\//);
    await page.goBack();
    await expect(list).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(top));
    await anna.close();
  });
});

test.describe('the recently played games', () => {
  test('GAME-15 GQLC-06 are requested again after the balance changes, and sent with later requests', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { at: '/en/games/raven-s-toll/' });
    const { page, address } = anna;
    const stored = () => page.evaluate(() => sessionStorage.getItem('recently-played-games'));
    expect(await stored()).toBeNull();
    // A round is one change of the balance, or two with a win.
    for (let rounds = 0; rounds < 3; rounds += 1) await playRound(page);
    await expect.poll(stored).toContain('"games":[{"gameId":"raven-s-toll"}');

    const nextRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/graphql');
    await page.goto(address('/en/game-list/slots/'));
    await scrollToEnd(page);
    const headers = (await nextRequest).headers();
    const sent = headers['x-recently-played-games']?.split(',') ?? [];
    expect(sent[0]).toBe('raven-s-toll');
    expect(sent.length).toBeLessThanOrEqual(5);
    expect(headers['x-ranks']).toMatch(/^[1-9]\d*$/);
    expect(JSON.parse(headers['x-context'] ?? '')).toEqual({
      country: 'FI',
      licence: 'mga',
      currency: 'EUR',
      device: 'pointer',
    });
    expect(headers).toMatchObject({ locale: 'en', authorization: expect.stringMatching(/^Bearer ./) });
    await anna.close();
  });

  test('GAME-16 are neither requested nor stored for a visitor', async ({ visit }) => {
    const visitor = await visit('northlight');
    const requests = variablesOf(visitor.page, '/graphql');
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page.getByRole('main').getByRole('button').first().waitFor();
    expect(requests).toEqual([]);
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('recently-played-games'))).toBeNull();
  });
});

/** The variables of the GraphQL requests to this path from now on. */
function variablesOf(page: Page, path: string): Record<string, unknown>[] {
  const requests: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== path) return;
    const { variables } = request.postDataJSON() ?? {};
    requests.push(variables ?? {});
  });
  return requests;
}

const gridTiles = (page: Page) => page.locator('main ol:not([aria-label] ol)').getByRole('article');

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Scrolls until the end of the list is this many pixels below the visible part of the page. */
const scrollTo = (page: Page, distance: number) =>
  page.locator('main ol + div').evaluate((end, below) => {
    window.scrollBy({ top: end.getBoundingClientRect().bottom - innerHeight - below, behavior: 'instant' });
  }, distance);
