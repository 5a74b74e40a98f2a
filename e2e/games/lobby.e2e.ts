import { expect, shareVisitor, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { balanceIn, cashIn } from '../support/balance.ts';
import { waitForHydration } from '../support/hydration.ts';
import { featuredGames, gameLinks } from '../support/lobby.ts';
import { holdRequests } from '../support/routes.ts';
import { PHONE } from '../visitors/players.ts';

test.describe('the lobby of a signed-in player', () => {
  const anna = shareVisitor(test, ({ arrive }) => arrive('anna'));

  test('SHELL-18 has header, quick menu with the casino, menus, balance, featured games and rows of games', async () => {
    const { page } = anna();
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /northlight/i }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link').count()).toBeGreaterThan(
      0,
    );
    expect(await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').count()).toBeGreaterThan(3);
    expect(await cashIn(page).innerText()).toMatch(/€/);
    await featuredGames(page).waitFor();
    const quickMenu = header.getByRole('navigation', { name: 'Products' });
    expect(await quickMenu.getByRole('link', { name: 'Casino' }).getAttribute('href')).toContain(
      'productMode=casino',
    );
    const rows = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('article') });
    expect(await rows.count()).toBeGreaterThan(2);
    // A player who has not opted in sees the live pots, and for how much they could take part.
    const jackpots = page.getByRole('main').getByRole('region', { name: 'Jackpots now' });
    await expect(jackpots).toContainText(/EPIC€[\d,]{6,}/);
    await expect(jackpots.getByRole('link', { name: /^Join for €/ })).toHaveAttribute('href', '/en/jackpot/');
    for (const caption of ['Session', 'Result'])
      await expect(header.getByText(caption, { exact: true })).toBeVisible();
    // Each menu is one tab stop, within which the arrow keys move.
    await waitForHydration(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    let stops = 0;
    for (; stops < 40 && (await focused()) !== 'Play now'; stops++) await page.keyboard.press('Tab');
    expect(stops).toBeLessThanOrEqual(16);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('link').last()).toBeFocused();
  });

  test('RG-01 the menu says when the next drop is, what can be claimed, and how much is used of a limit', async () => {
    const { page } = anna();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: /^Hourly drop ?\d+:\d\d$/ })).toHaveAttribute(
      'href',
      '/en/raffle/',
    );
    const rewards = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Rewards/ });
    await expect(rewards).toHaveAccessibleName(/^Rewards, \d rewards? to claim$/);
    const card = menu.getByRole('region', { name: 'Safer gambling' });
    await expect(card).toContainText(/Signed in for\s*\d+:\d\d/);
    await expect(card).toContainText(/deposit limit/i);
    await expect(card.getByRole('link', { name: 'Limits' })).toHaveAttribute('href', '/en/profile/limits/');
  });

  test('has no broken link', async () => {
    const { page, fetch } = anna();
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(links)].filter((href) => href.startsWith('/'));
    expect(own.length).toBeGreaterThan(20);
    for (const href of own) expect((await fetch(href)).status, href).toBe(200);
  });

  test('has the first row of games and the balance in the first response, before any script', async () => {
    const { page } = anna();
    const response = await page.reload();
    // The next tests click on this page, which must be hydrated for that.
    await waitForHydration(page);
    const html = (await response?.text()) ?? '';
    expect(html.match(/<article/g)?.length ?? 0).toBeGreaterThanOrEqual(5);
    expect(html).toMatch(/<fieldset[^>]* aria-label="Balance"/);
  });

  test('loads the pictures of visible tiles', async () => {
    const picture = anna().page.getByRole('main').getByRole('article').locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('GAME-05 GAME-06 arrows page a row by 1.5 times its width, and are hidden at its ends', async () => {
    const { page } = anna();
    // Rows before this one may have only as many games as fit.
    const row = page.getByRole('region', { name: 'Slots' });
    const list = row.getByRole('list').first();
    const back = row.getByRole('button', { name: /back|previous/i });
    const forward = row.getByRole('button', { name: /forward|next/i });
    // Rows far below the viewport are laid out when they come near.
    await row.scrollIntoViewIfNeeded();
    // The row is narrowed, because at its full width it cannot scroll by 1.5 times its width.
    await list.evaluate((element) => (element.style.inlineSize = '30rem'));
    await expect(back).toBeHidden();
    await forward.click();
    // Scrolling ends at the start of a tile.
    const tileWidth = (await list.getByRole('listitem').first().boundingBox())?.width ?? 0;
    const distance = () => list.evaluate((row) => Math.abs(row.scrollLeft - 1.5 * row.clientWidth));
    await expect.poll(distance).toBeLessThan(tileWidth);
    await expect(back).toBeVisible();
    const isAtEnd = async () => {
      if (await forward.isVisible()) await forward.click();
      return forward.isHidden();
    };
    await expect.poll(isAtEnd).toBe(true);
  });

  test('Back and Forward keep the positions of the rows', async () => {
    const { page, address } = anna();
    await page.goto(address('/en/'));
    await waitForHydration(page);
    const row = page.getByRole('region', { name: 'Slots' });
    const list = row.getByRole('list').first();
    const position = () => list.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
    const stored = () =>
      page.evaluate(() => {
        const { state } = window.history;
        return Math.round(state?.rows?.Slots ?? 0);
      });
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('button', { name: 'Forward' }).click();
    await expect
      .poll(async () => (await position()) > 100 && (await position()) === (await stored()))
      .toBe(true);
    const left = await position();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: /^Slots/ })
      .click();
    await page.waitForURL(/\/en\/game-list\//);
    await gameLinks(page).first().waitFor();
    await page.goBack();
    await page.waitForURL(address('/en/'));
    await expect.poll(position).toBe(left);
    await page.goForward();
    await page.waitForURL(/\/en\/game-list\//);
    await page.goBack();
    await page.waitForURL(address('/en/'));
    await expect.poll(position).toBe(left);
  });

  test('opens a list of games and goes back without loading a page', async () => {
    const { page, address } = anna();
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: /^Slots/ })
      .click();
    await page.waitForURL(/\/en\/game-list\//);
    await gameLinks(page).first().waitFor();
    await page.goBack();
    await page.waitForURL(address('/en/'));
    await featuredGames(page).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
  });
});

test.describe('a page that loads slowly', () => {
  const anna = shareVisitor(test, ({ arrive }) => arrive('anna'));
  /** The placeholder has no role: screen readers skip it. */
  const PLACEHOLDER = '.fy-skel';
  const GRID = 'main .fy-grid';

  test.beforeEach(async () => {
    const { page, address } = anna();
    if (page.url() !== address('/en/')) await page.goto(address('/en/'));
    // The page is hydrated, so it handles a click without loading another page.
    await waitForHydration(page);
    await featuredGames(page).waitFor();
  });
  test.afterEach(() => anna().page.unrouteAll());

  /** Clicks a link to a list of games whose data is held back. */
  async function openSlowList() {
    const { page } = anna();
    const release = await holdRequests(page, /\/graphql$/);
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Slots/ });
    const path = await link.getAttribute('href');
    await link.click();
    await page.locator(`${GRID} ${PLACEHOLDER}`).first().waitFor();
    return { path, release };
  }

  test('ROUTE-50 shows placeholders inside the layout, and the games in their place when they arrive', async () => {
    const { page } = anna();
    const { path, release } = await openSlowList();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(/^Loading \|/);
    expect(await cashIn(page).innerText()).toMatch(/€/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    const top = () =>
      page
        .locator(GRID)
        .first()
        .evaluate((grid) => grid.getBoundingClientRect().top);
    const placeholderTop = await top();
    release();
    await gameLinks(page).first().waitFor();
    await expect(page.locator(PLACEHOLDER)).toHaveCount(0);
    expect(Math.abs((await top()) - placeholderTop)).toBeLessThan(8);
    await expect(page).toHaveTitle(/Slots/);
    await expect(heading).toBeFocused();
  });

  test('Back cancels it, and the previous page appears at once', async () => {
    const { page, address } = anna();
    const { release } = await openSlowList();
    await page.goBack();
    await featuredGames(page).waitFor();
    expect(page.url()).toBe(address('/en/'));
    await expect(page.locator(PLACEHOLDER)).toHaveCount(0);
    const responded = page.waitForResponse('**/graphql');
    release();
    await responded;
    expect(await featuredGames(page).count()).toBeGreaterThan(0);
    expect(page.url()).toBe(address('/en/'));
  });
});

test.describe('the lobby of other brands and screens', () => {
  test('WALLET-08 FLAG-02 OVER-06 shows the bonus beside the balance, and its details where the brand has them', async ({
    arrive,
  }) => {
    const { page } = await arrive('diego', { at: '/en/profile/' });
    expect(await cashIn(page).innerText()).toMatch(/\$/);
    expect(await balanceIn(page).getByText(/bonus/i).innerText()).toMatch(/\$[1-9]/);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'View my bonus' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your bonus' });
    await dialog.getByText('Maximum bet while the bonus is active').waitFor();
    expect(await dialog.innerText()).toContain('$5.00');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('SHELL-17 opens its menu as a drawer on a phone, with the quick menu in the page', async ({
    arrive,
  }) => {
    const { page } = await arrive('anna', { screen: PHONE });
    await page
      .getByRole('main')
      .getByRole('navigation', { name: 'Products' })
      .getByRole('link')
      .first()
      .waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    const games = drawer.getByRole('navigation', { name: 'Menu' });
    expect(await games.getByRole('link').count()).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
    await drawer.locator('a[aria-current="page"]').first().click();
    await drawer.waitFor({ state: 'hidden' });
  });
});
