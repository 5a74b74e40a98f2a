import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';
import { playRound } from '../support/game.ts';

/** What these show is looked at with all other pages, in `pages/addresses.e2e.ts`. */
const PAGES = [
  '/en/games/',
  '/en/game-category/',
  '/en/game-category/megaways/',
  '/en/game-list/',
  '/en/game-list/slots/',
  '/en/game-studio/',
  '/en/game-studio/ninth-floor/',
];

test.describe('what is not there', () => {
  const anna = shareVisitor(test, async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/games/' });
    visitor.ignoreErrors(/status of 404/);
    return visitor;
  });

  for (const base of ['game-category', 'game-list', 'game-studio']) {
    test(`ROUTE-22 /${base}/ of no such name is a 404`, async () => {
      const answer = await anna().page.goto(anna().address(`/en/${base}/no-such-name/`));
      expect(answer?.status()).toBe(404);
      await anna().page.getByRole('heading', { level: 1, name: 'No games here' }).waitFor();
      await anna().page.getByRole('main').getByRole('link', { name: 'All games' }).click();
      await anna().page.waitForURL(anna().address('/en/games/'));
    });
  }

  test('a game that waits for its day has no page', async () => {
    expect((await anna().fetch('/en/games/dice-of-daedalus/')).status).toBe(404);
  });
});

test.describe('the ways through the catalogue', () => {
  const anna = shareVisitor(test, ({ arrive }) => arrive('anna', { at: '/en/games/' }));

  test('has no link that leads nowhere', async () => {
    const found = new Set<string>();
    for (const path of PAGES) {
      await anna().page.goto(anna().address(path));
      const links = await anna()
        .page.locator('main a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      links.filter((href) => !href.startsWith('/en/games/')).forEach((href) => found.add(href));
    }
    expect([...found].filter((href) => href.startsWith('/en/game-studio/'))).toHaveLength(27);
    for (const href of found) expect((await anna().fetch(href)).status, href).toBe(200);
  });

  test('ROUTE-25 a game leads on to the rest of its studio', async () => {
    await anna().page.goto(anna().address('/en/games/glasshouse-tigers/'));
    await anna().page.getByRole('link', { name: 'See all, More from Ninth Floor' }).click();
    await anna().page.waitForURL(anna().address('/en/game-studio/ninth-floor/'));
  });

  test('GAME-04 a studio’s logo is a picture that is cached forever', async () => {
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

test.describe('more games of a list', () => {
  test('GAME-08 GAME-09 GAME-10 come by themselves twice within 200 px of the end, then by a link', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { screen: PHONE, at: '/en/profile/' });
    const { page } = anna;
    const slices = questionsOf(page, '/api/graphql');
    await page.goto(anna.address('/en/game-list/slots/'));
    const tiles = page.locator('.fy-grid .fy-tile');
    await page.waitForLoadState('networkidle');
    expect(await tiles.count()).toBe(10);
    expect(slices).toHaveLength(0);
    // The end itself is not to be seen yet.
    await scrollTo(page, 150);
    await expect(tiles).toHaveCount(20);
    await scrollTo(page, 150);
    await expect(tiles).toHaveCount(30);
    await scrollTo(page, 0);
    const more = page.getByRole('button', { name: 'Show more games' });
    await more.waitFor();
    expect(slices).toHaveLength(2);
    await more.click();
    await expect(tiles).toHaveCount(40);
    expect(slices).toHaveLength(3);
    expect(slices[0]).toMatchObject({
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

test.describe('the games of a studio', () => {
  test('GAME-11 GAME-12 one question of twenty, ten and ten; then thirty at a press, until all are there', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { at: '/en/game-studio/' });
    const { page } = anna;
    // Awake: followed in the page, and not by another load of it.
    await waitForHydration(page);
    const [first, more] = [questionsOf(page, '/graphql'), questionsOf(page, '/api/graphql')];
    await page.getByRole('link', { name: /^Ninth Floor/ }).click();
    const [spotlight, list] = [page.locator('.fy-spotlight .fy-tile'), page.locator('.fy-grid .fy-tile')];
    await expect(spotlight).toHaveCount(10);
    expect(await list.count()).toBe(10);
    expect(first.filter((asked) => 'slug' in asked)).toEqual([{ slug: 'ninth-floor', first: 20 }]);

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

  test('the way back from a game leads to where the player was, with all that was shown', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { at: '/en/game-studio/ninth-floor/' });
    const { page } = anna;
    await page.getByRole('button', { name: 'Show more games' }).click();
    const list = page.locator('.fy-grid .fy-tile');
    await expect(list).toHaveCount(40);
    const tile = list.nth(35).locator('.fy-tile__link');
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

test.describe('what was played', () => {
  test('GAME-15 GQLC-06 is read again as the balance moves, and told with what is asked for after it', async ({
    arrive,
  }) => {
    const anna = await arrive('anna', { at: '/en/games/raven-s-toll/' });
    const { page, address } = anna;
    const kept = () => page.evaluate(() => sessionStorage.getItem('recently-played-games'));
    expect(await kept()).toBeNull();
    // A round is one change of the balance, or two with a win.
    for (let rounds = 0; rounds < 3; rounds += 1) await playRound(page);
    await expect.poll(kept).toContain('"games":[{"gameId":"raven-s-toll"}');

    const slice = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/graphql');
    await page.goto(address('/en/game-list/slots/'));
    await toTheEnd(page);
    const told = (await slice).headers()['x-recently-played-games']?.split(',') ?? [];
    expect(told[0]).toBe('raven-s-toll');
    expect(told.length).toBeLessThanOrEqual(5);
    await anna.close();
  });

  test('GAME-16 a visitor asks for nothing of it and keeps nothing', async ({ visit }) => {
    const visitor = await visit('northlight');
    const asked = questionsOf(visitor.page, '/graphql');
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page.locator('.fy-signin__methods button').first().waitFor();
    expect(asked).toEqual([]);
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('recently-played-games'))).toBeNull();
  });
});

/** The variables of every question that goes to one layer from now on. */
function questionsOf(page: Page, path: string): Record<string, unknown>[] {
  const asked: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== path) return;
    const { variables } = request.postDataJSON() ?? {};
    asked.push(variables ?? {});
  });
  return asked;
}

const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Until the end of the wall and its button are so many pixels below what is seen. */
const scrollTo = (page: Page, distance: number) =>
  page.locator('.fy-more').evaluate((end, below) => {
    window.scrollBy({ top: end.getBoundingClientRect().bottom - innerHeight - below, behavior: 'instant' });
  }, distance);
