import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openWorld, PHONE, type Visitor, type World } from './world.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(inject('port'));
});
afterEach(async () => {
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
});
afterAll(() => world.end());

describe('the lobby of a signed-in player', () => {
  it('holds header, menus, balance, hero and rows of games', async () => {
    visitor = await world.arrive('anna');
    const { page } = visitor;
    expect(await page.locator('.fy-header .fy-quick a').count()).toBeGreaterThan(1);
    expect(await page.locator('.fy-rail a').count()).toBeGreaterThan(0);
    expect(await page.locator('.fy-panel a').count()).toBeGreaterThan(3);
    await page.locator('.fy-hero').waitFor();
    expect(await page.locator('.fy-carousel').count()).toBeGreaterThan(2);
    expect(await page.locator('.fy-header .fy-balance__cash').innerText()).toMatch(/€/);
  });

  it('WALLET-07 WALLET-08 shows the bonus beside the balance, in the currency of the wallet', async () => {
    visitor = await world.arrive('diego');
    const balance = visitor.page.locator('.fy-header .fy-balance');
    expect(await balance.locator('.fy-balance__cash').innerText()).toMatch(/\$/);
    expect(await balance.locator('.fy-balance__bonus').innerText()).toMatch(/\$[1-9]/);
  });

  it('brings the first row of games in the first answer, before any script', async () => {
    visitor = await world.arrive('anna');
    const answer = await visitor.page.reload();
    const html = (await answer?.text()) ?? '';
    expect(html.match(/class="fy-tile__link"/g)?.length ?? 0).toBeGreaterThanOrEqual(5);
    expect(html).toContain('fy-balance__cash');
  });

  it('loads the art of the tiles in view', async () => {
    visitor = await world.arrive('anna');
    const art = visitor.page.locator('.fy-carousel').first().locator('.fy-tile__art img').first();
    await art.scrollIntoViewIfNeeded();
    await expect.poll(() => art.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('GAME-05 GAME-06 pages a row by its arrows, which hide at the start', async () => {
    visitor = await world.arrive('anna');
    const section = visitor.page
      .locator('.fy-section', { has: visitor.page.locator('.fy-carousel') })
      .first();
    const track = section.locator('.fy-carousel__track');
    const [back, forward] = [
      section.getByRole('button', { name: /back|previous/i }),
      section.getByRole('button', { name: /forward|next/i }),
    ];
    await expect.poll(() => back.isVisible()).toBe(false);
    await forward.click();
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect.poll(() => back.isVisible()).toBe(true);
  });

  it('has no link that leads nowhere', async () => {
    visitor = await world.arrive('anna');
    const { page } = visitor;
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(links)].filter((href) => href.startsWith('/'));
    for (const href of own)
      expect((await page.request.get(visitor.address(href))).status(), href).toBeLessThan(400);
  });

  it('opens its menu as a drawer on a phone', async () => {
    visitor = await world.arrive('anna', { screen: PHONE });
    const { page } = visitor;
    await page.locator('.fy-tabs button').click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    expect(await drawer.locator('.fy-panel a').count()).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  });
});
