import type { Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '../balance.ts';
import { goToPayment, pressIn } from '../cashier/cashierPages.ts';
import { playRound } from '../games/round.ts';
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

async function frameAt(page: Page, selector: string): Promise<Frame> {
  const element = await page.locator(selector).elementHandle();
  return (await element?.contentFrame()) ?? expect.fail(`${selector} holds no page`);
}

/** Runs in a company's frame: what it may keep, and what it may ask the player for. */
async function stored(): Promise<Record<string, unknown>> {
  document.cookie = 'plain=1; SameSite=None; Secure';
  document.cookie = 'partitioned=1; SameSite=None; Secure; Partitioned';
  const kept = localStorage.getItem('seen');
  localStorage.setItem('seen', location.ancestorOrigins[0] ?? '');
  // The name is newer than the DOM's list of permissions.
  const network = await navigator.permissions.query({ name: 'local-network-access' as PermissionName });
  return {
    cookies: document.cookie.split('; ').filter((cookie) => /^(plain|partitioned)=/.test(cookie)),
    kept,
    hasThirdPartyCookies: await document.hasStorageAccess(),
    localNetwork: network.state,
  };
}

const OWN_STORAGE_ONLY = {
  cookies: ['partitioned=1'],
  kept: null,
  hasThirdPartyCookies: false,
  localNetwork: 'denied',
};

describe('a company’s frame without third-party cookies', () => {
  it('a game is played; the studio keeps what it stores for this brand alone, and may not reach the player’s network', async () => {
    visitor = await world.arrive('anna', { at: '/en/games/fox-and-ember/' });
    const { page } = visitor;
    await playRound(page);
    expect(await (await frameAt(page, '.fy-game iframe')).evaluate(stored)).toEqual(OWN_STORAGE_ONLY);
  });

  it('the sportsbook at one brand does not find what it stored at another', async () => {
    visitor = await world.visit('northlight');
    const { page, address } = visitor;
    const bookAt = async (url: string) => {
      await page.goto(url);
      await page.frameLocator('.fy-sportsbook iframe').locator('.league').first().waitFor();
      return frameAt(page, '.fy-sportsbook iframe');
    };
    const atNorthlight = address('/en/sports/');
    const atBaltika = atNorthlight.replace('northlight', 'baltika');
    expect(await (await bookAt(atNorthlight)).evaluate(stored)).toEqual(OWN_STORAGE_ONLY);
    expect(await (await bookAt(atBaltika)).evaluate(stored)).toEqual(OWN_STORAGE_ONLY);
    expect(await (await bookAt(atNorthlight)).evaluate(stored)).toEqual({
      ...OWN_STORAGE_ONLY,
      kept: new URL(atNorthlight).origin,
    });
  });

  it('CASH-19 a payment page opens a bank’s window, gets no handle on it, and the payment completes', async () => {
    visitor = await world.arrive('finn');
    const { page, context, address } = visitor;
    const before = await balanceOf(page);
    await goToPayment(page, { from: 'Trustly', amount: '20.00' });
    const company = await frameAt(page, 'iframe.fy-companyframe');
    expect(await company.evaluate(stored)).toEqual(OWN_STORAGE_ONLY);

    // Another brand stands for a bank: its pages send Cross-Origin-Opener-Policy, as banks' pages do.
    const bank = address('/en/internal-cookie/').replace('tivoli', 'sol');
    const opened = context.waitForEvent('page');
    const isHandle = await company.evaluate((url) => window.open(url) !== null, bank);
    const bankWindow = await opened;
    await bankWindow.waitForURL(bank);
    expect(await bankWindow.locator('html').getAttribute('data-brand')).toBe('sol');
    expect([isHandle, await bankWindow.evaluate(() => opener)]).toEqual([false, null]);
    await bankWindow.close();

    await pressIn(page, 'Pay now');
    await page.getByRole('heading', { name: '€20.00 added to your balance' }).waitFor();
    await expect.poll(() => balanceOf(page)).toBe(before + 2000);
  });
});
