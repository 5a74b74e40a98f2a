import type { Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitForHydration } from '../hydration.ts';
import { violations } from '../accessibility.ts';
import { injectFault } from './injectFault.ts';
import { startProduct, type RunningProduct } from '../startProduct.ts';
import { runningProduct } from '../product.ts';
import { openWorld, type Visitor, type World } from '../world.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterEach(async () => {
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
});
afterAll(() => world.end());

const banner = (page: Page) => page.locator('.fy-toasts .fy-banner');
const toast = (page: Page, kind: string) => page.locator(`.fy-toast[data-kind=${kind}]`);
const gameLink = (page: Page) => page.locator('.fy-tile__link').first();
const asked = (page: Page, chunk: string) => page.waitForResponse(new RegExp(`/${chunk}-[^/]*\\.js$`));
/** Until what was asked for is there, with all that it needs in its turn. */
const isThere = (page: Page, code: Response) => page.evaluate(`import('${code.url()}').then(() => {})`);

describe('a connection is lost', () => {
  it('is told calmly, the page stays, and all is well by itself when it is back', async () => {
    visitor = await world.arrive('anna', { at: '/en/profile/' });
    const { context, watch } = visitor;
    watch.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    // One whose code has not been asked for before.
    await visitor.page.close();
    const page = await context.newPage();
    const prepared = asked(page, 'MessageList');
    // Every error is told, and the code that tells of it has not come yet.
    await page.addInitScript('Math.random = () => 0');
    // A hand that reaches for the page brings the table of all pages, before the connection is lost.
    const table = asked(page, 'loadPage');
    await page.goto(visitor.address('/en/'));
    await isThere(page, await prepared);
    await waitForHydration(page);
    await page.mouse.move(1, 1);
    await isThere(page, await table);
    await context.setOffline(true);
    await banner(page).waitFor();
    expect(await banner(page).getAttribute('role')).toBe('status');

    const address = page.url();
    const failed = page.waitForEvent('requestfailed');
    await gameLink(page).click();
    await failed;
    expect(page.url()).toBe(address);
    await page.locator('.fy-hero').waitFor();

    // The toast leaves by itself, so it is looked for before it can have come.
    await Promise.all([
      banner(page).waitFor({ state: 'detached' }),
      toast(page, 'success').waitFor(),
      context.setOffline(false),
    ]);
  });

  it('OVER-09 signing out is refused with a reason, and Escape closes it', async () => {
    visitor = await world.arrive('anna', { at: '/en/profile/' });
    const { context, watch } = visitor;
    watch.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    // One whose code has not been asked for before.
    await visitor.page.close();
    const page = await context.newPage();
    const prepared = asked(page, 'ActionErrorOverlay');
    await page.goto(visitor.address('/en/'));
    await isThere(page, await prepared);
    await page.getByRole('button', { name: /account/i }).click();
    const signOut = page.getByRole('button', { name: /sign out/i });
    await signOut.waitFor();
    await context.setOffline(true);
    await signOut.click();
    const dialog = page.locator('dialog[data-variant=action-error]');
    await dialog.getByText('You are offline').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await context.setOffline(false);
  });
});

describe('an act is not kept', () => {
  it('MSG-02 a refused favourite is told as an error, and MSG-06 stays while the pointer rests on it', async () => {
    visitor = await world.arrive('anna');
    const { page } = visitor;
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('SetFavourite')) return route.continue();
      const refusal = {
        message: 'no',
        extensions: { type: 'Unavailable', reasons: [], keys: {}, traceId: 't' },
      };
      return route.fulfill({ json: { data: null, errors: [refusal] } });
    });
    await waitForHydration(page);
    await page.clock.install();
    await page.locator('.fy-tile button[aria-pressed]').first().focus();
    await page.keyboard.press('Enter');
    await toast(page, 'error').waitFor();
    expect(await toast(page, 'error').getAttribute('role')).toBe('alert');
    await toast(page, 'error').hover();
    await page.clock.fastForward(6000);
    expect(await toast(page, 'error').count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(6000);
    await toast(page, 'error').waitFor({ state: 'detached' });
  });
});

describe('an amount in the address', () => {
  it('QUERY-03 OPEN-48 is told once, in the currency of the wallet, and leaves the address', async () => {
    visitor = await world.arrive('anna');
    const { page, address } = visitor;
    // The toast leaves by itself, and may have come before all of the page has.
    await page.goto(address('/en/?showToast=1&amount=25.50&productMode=casino'), { waitUntil: 'commit' });
    await toast(page, 'success').getByText('€25.50').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?productMode=casino');
    await page.reload();
    await page.locator('.fy-balance').first().waitFor();
    expect(await toast(page, 'success').count()).toBe(0);
  });
});

describe('a page cannot be shown', () => {
  it('SHELL-23 OVER-03 a crashed screen says so in an overlay, with a way home', async () => {
    visitor = await world.arrive('anna');
    const { page, watch } = visitor;
    watch.forgive(/crashed|TypeError|Cannot read|null/);
    // An answer such as the contract forbids: the screen that reads it throws.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...call) => {
        const answer = await fetch(...call);
        if (!JSON.stringify(call).includes('GamePage')) return answer;
        const body: { data?: { game?: { related?: unknown } } } = await answer.json();
        if (body.data?.game) body.data.game.related = null;
        return new Response(JSON.stringify(body), answer);
      };
    });
    await page.reload();
    // Pressed before the page is awake the link brings a whole page, which nothing is wrong with.
    await waitForHydration(page);
    await gameLink(page).click();
    const dialog = page.locator('dialog[data-variant=error]');
    await dialog.getByRole('heading', { name: 'Error' }).waitFor();
    await dialog.getByText('Something went wrong').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('link').click();
    await page.locator('.fy-hero').waitFor();
  });

  it('SHELL-07 code that a deploy took away brings one page load, which leads where the press led', async () => {
    visitor = await world.arrive('anna');
    const { page, watch } = visitor;
    watch.forgive(/404|Failed to (load|fetch)|preload|import/i);
    // Awake: the press is followed in the page, which then finds that the code is gone.
    await waitForHydration(page);
    let loads = 0;
    page.on('load', () => loads++);
    // The new build has it again, as far as the page that comes with it can tell.
    const letCome = await injectFault(page, '**/GameScreen-*.js', (route) => {
      letCome();
      return route.fulfill({ status: 404, body: '' });
    });
    await gameLink(page).click();
    await page.waitForURL(/\/games\/[^/]+\/$/);
    await page.locator('.fy-game iframe').waitFor();
    // A page has loaded once the game in it has.
    await expect.poll(() => loads).toBe(1);
  });
});

describe('JavaScript is switched off', () => {
  it('the page can be read, and says what cannot be done', async () => {
    visitor = await world.visit('northlight', { isWithoutScript: true });
    const { page, address } = visitor;
    const answer = await page.goto(address('/en/'));
    // Switched off by the debugger, Chromium still parses as if a script could run, and hides what stands in here.
    expect(await answer?.text()).toMatch(/<noscript><p[^>]*>JavaScript is disabled/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('maintenance', () => {
  let house: RunningProduct;
  let closed: World;

  beforeAll(async () => {
    house = await startProduct({ FOYER_MAINTENANCE: '1' });
    closed = await openWorld(house.port);
  });
  afterAll(async () => {
    await closed.end();
    await house.close();
  });

  it('every page says so in the brand of the site, and opens by itself when it is over', async () => {
    visitor = await closed.visit('tivoli');
    const { page, address, watch } = visitor;
    watch.forgive(/503/);
    const answer = await page.goto(address('/en/games/anything/'));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('30');
    await page.getByRole('heading', { level: 1, name: 'We will be right back' }).waitFor();
    expect(await violations(page)).toEqual([]);

    const call = await visitor.fetch('/graphql', { method: 'POST' });
    expect(call.status).toBe(503);
    expect(call.text).toContain('"Maintenance"');

    const again = page.waitForEvent('load');
    await page.route('**/health/ready', (route) => route.fulfill({ json: { status: 'ready' } }));
    await again;
  });
});
