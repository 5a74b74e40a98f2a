import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForHydration } from '../hydration.ts';
import { violations } from '../accessibility.ts';
import { runningProduct } from '../product.ts';
import { openWorld, PHONE, type Visitor, type World } from '../world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterAll(() => world.end());

describe('the lobby of a signed-in player', () => {
  let anna: Visitor;

  beforeAll(async () => {
    anna = await world.arrive('anna');
  });
  afterAll(async () => {
    expect(anna.watch.problems).toEqual([]);
    await anna.leave();
  });

  it('SHELL-18 holds header, quick menu with the casino, menus, balance, hero and rows of games', async () => {
    const { page } = anna;
    await page
      .getByRole('banner')
      .getByRole('link', { name: /northlight/i })
      .waitFor();
    expect(await page.locator('.fy-rail a').count()).toBeGreaterThan(0);
    expect(await page.locator('.fy-panel a').count()).toBeGreaterThan(3);
    expect(await page.locator('.fy-header .fy-balance__cash').innerText()).toMatch(/€/);
    await page.locator('.fy-hero').waitFor();
    await page.locator('.fy-header .fy-quick a[href*="productMode=casino"]').waitFor();
    expect(await page.locator('.fy-carousel').count()).toBeGreaterThan(2);
  });

  it('has no link that leads nowhere', async () => {
    const links = await anna.page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(links)].filter((href) => href.startsWith('/'));
    expect(own.length).toBeGreaterThan(20);
    for (const href of own) expect((await anna.fetch(href)).status, href).toBe(200);
  });

  it('brings the first row of games in the first answer, before any script', async () => {
    const answer = await anna.page.reload();
    // Those that follow press on it.
    await waitForHydration(anna.page);
    const html = (await answer?.text()) ?? '';
    expect(html.match(/class="fy-tile__link"/g)?.length ?? 0).toBeGreaterThanOrEqual(5);
    expect(html).toContain('fy-balance__cash');
  });

  it('loads the art of the tiles in view', async () => {
    const art = anna.page.locator('.fy-carousel .fy-tile__art img').first();
    await art.scrollIntoViewIfNeeded();
    await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('GAME-06 pages a row by its arrows, of which the first hides at the start', async () => {
    // Of the rows before it some may have as few games as fit.
    const slots = anna.page.locator('a[href="/en/game-list/slots/"]');
    const section = anna.page.locator('.fy-section', { has: slots });
    const track = section.locator('.fy-carousel__track');
    const back = section.getByRole('button', { name: /back|previous/i });
    const forward = section.getByRole('button', { name: /forward|next/i });
    await expect.poll(() => back.isVisible()).toBe(false);
    await forward.click();
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect.poll(() => back.isVisible()).toBe(true);
  });

  it('goes to a list of games and back without loading a page', async () => {
    const { page, address } = anna;
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await page.locator('.fy-panel a[href*="/game-list/"]').first().click();
    await page.waitForURL(/\/en\/game-list\//);
    await page.locator('.fy-tile').first().waitFor();
    await page.goBack();
    await page.waitForURL(address('/en/'));
    await page.locator('.fy-hero').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
  });
});

describe('a page that takes its time', () => {
  let anna: Visitor;

  beforeAll(async () => {
    anna = await world.arrive('anna');
    // Awake: a press is followed in the page, and not by another load of it.
    await waitForHydration(anna.page);
  });
  afterAll(async () => {
    expect(anna.watch.problems).toEqual([]);
    await anna.leave();
  });

  /** Presses a link to a list of games whose answer waits. @returns the way to let it come */
  async function goAndWait() {
    const { page } = anna;
    let letCome = () => {};
    const mayCome = new Promise<void>((come) => (letCome = come));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('GameListPage')) await mayCome;
      await route.continue();
    });
    const link = page.locator('.fy-panel a[href*="/game-list/"]').nth(1);
    const address = await link.getAttribute('href');
    const [name = ''] = (await link.innerText()).split('\n');
    await link.click();
    await page.locator('main .fy-grid .fy-skel').first().waitFor();
    return { address, name, letCome };
  }

  it('ROUTE-50 shows its shape in the house that stays, and keeps what it takes when it comes', async () => {
    const { page } = anna;
    const { address, name, letCome } = await goAndWait();
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
    await expect.poll(() => page.title()).toMatch(/^Loading \|/);
    expect(await page.locator('.fy-header .fy-balance__cash').innerText()).toMatch(/€/);
    const isAtHeading = () =>
      page.locator('main h1').evaluate((heading) => heading === document.activeElement);
    await expect.poll(isAtHeading).toBe(true);
    const top = () => page.locator('main .fy-grid').evaluate((grid) => grid.getBoundingClientRect().top);
    const skeletonTop = await top();
    letCome();
    await page.locator('main .fy-grid .fy-tile__link').first().waitFor();
    await expect.poll(() => page.locator('.fy-skel').count()).toBe(0);
    expect(Math.abs((await top()) - skeletonTop)).toBeLessThan(8);
    await expect.poll(() => page.title()).toContain(name);
    await expect.poll(isAtHeading).toBe(true);
    await page.goBack();
    await page.locator('.fy-hero').waitFor();
  });

  it('is called off by a press on back, and the page before is there at once', async () => {
    const { page, address } = anna;
    await page.reload();
    await waitForHydration(page);
    await page.locator('.fy-hero').waitFor();
    const { letCome } = await goAndWait();
    await page.goBack();
    await page.locator('.fy-hero').first().waitFor();
    expect(page.url()).toBe(address('/en/'));
    await expect.poll(() => page.locator('.fy-skel').count()).toBe(0);
    const answered = page.waitForResponse('**/graphql');
    letCome();
    await answered;
    expect(await page.locator('.fy-hero').count()).toBeGreaterThan(0);
    expect(page.url()).toBe(address('/en/'));
  });
});

describe('the lobby elsewhere', () => {
  it('WALLET-07 WALLET-08 FLAG-02 OVER-06 shows the bonus beside the balance, and checks it where the site has the checker', async () => {
    const { page, watch, leave } = await world.arrive('diego', { at: '/en/profile/' });
    const balance = page.locator('.fy-header .fy-balance');
    expect(await balance.locator('.fy-balance__cash').innerText()).toMatch(/\$/);
    expect(await balance.locator('.fy-balance__bonus').innerText()).toMatch(/\$[1-9]/);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'View my bonus' }).click();
    const checker = page.getByRole('dialog', { name: 'Your bonus' });
    await checker.getByText('Maximum bet while the bonus is active').waitFor();
    expect(await checker.innerText()).toContain('$5.00');
    expect(await violations(page)).toEqual([]);
    await checker.getByRole('button', { name: 'Close' }).click();
    await checker.waitFor({ state: 'hidden' });
    expect(watch.problems).toEqual([]);
    await leave();
  });

  it('SHELL-17 opens its menu as a drawer on a phone, with the quick menu in the page', async () => {
    const { page, watch, leave } = await world.arrive('anna', { screen: PHONE });
    await page.locator('.fy-quick--main a').first().waitFor();
    await page.locator('.fy-tabs button').last().click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect(await drawer.locator('.fy-panel a').count()).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(watch.problems).toEqual([]);
    await leave();
  });
});
