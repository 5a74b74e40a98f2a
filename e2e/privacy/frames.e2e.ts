import type { Frame, Page } from '@playwright/test';
import { goToPayment, pressIn } from '../cashier/cashierPages.ts';
import { expect, test } from '../fixtures.ts';
import { balanceOf } from '../support/balance.ts';
import { playRound } from '../support/game.ts';

async function frameAt(page: Page, selector: string): Promise<Frame> {
  const element = await page.locator(selector).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error(`${selector} contains no page`);
  return frame;
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

test.describe('a company’s frame without third-party cookies', () => {
  test('a game is played; the studio keeps what it stores for this brand alone, and may not reach the player’s network', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { at: '/en/games/fox-and-ember/' });
    const { page } = visitor;
    await playRound(page);
    expect(await (await frameAt(page, '.fy-game iframe')).evaluate(stored)).toEqual(OWN_STORAGE_ONLY);
  });

  test('the sportsbook at one brand does not find what it stored at another', async ({ visit }) => {
    const visitor = await visit('northlight');
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

  test('CASH-19 a payment page opens a bank’s window, gets no handle on it, and the payment completes', async ({
    arrive,
  }) => {
    const visitor = await arrive('finn');
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
