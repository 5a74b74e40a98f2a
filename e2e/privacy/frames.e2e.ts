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

/** Runs in the frame of a provider. @returns what it can store, and its permissions */
async function stored(): Promise<Record<string, unknown>> {
  document.cookie = 'plain=1; SameSite=None; Secure';
  document.cookie = 'partitioned=1; SameSite=None; Secure; Partitioned';
  const previous = localStorage.getItem('seen');
  localStorage.setItem('seen', location.ancestorOrigins[0] ?? '');
  // TypeScript's list of permissions does not contain this name yet.
  const network = await navigator.permissions.query({ name: 'local-network-access' as PermissionName });
  return {
    cookies: document.cookie.split('; ').filter((cookie) => /^(plain|partitioned)=/.test(cookie)),
    previous,
    hasThirdPartyCookies: await document.hasStorageAccess(),
    localNetwork: network.state,
  };
}

const OWN_STORAGE_ONLY = {
  cookies: ['partitioned=1'],
  previous: null,
  hasThirdPartyCookies: false,
  localNetwork: 'denied',
};

test.describe('a provider’s frame without third-party cookies', () => {
  test('plays a game with storage of this brand only and without access to the local network', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { at: '/en/games/fox-and-ember/' });
    const { page } = visitor;
    await playRound(page);
    expect(await (await frameAt(page, 'main iframe')).evaluate(stored)).toEqual(OWN_STORAGE_ONLY);
  });

  test('has separate sportsbook storage for each brand', async ({ visit }) => {
    const visitor = await visit('northlight');
    const { page, address } = visitor;
    const bookAt = async (url: string) => {
      await page.goto(url);
      await page.frameLocator('main iframe').locator('.league').first().waitFor();
      return frameAt(page, 'main iframe');
    };
    const atNorthlight = address('/en/sports/');
    const atBaltika = atNorthlight.replace('northlight', 'baltika');
    expect(await (await bookAt(atNorthlight)).evaluate(stored)).toEqual(OWN_STORAGE_ONLY);
    expect(await (await bookAt(atBaltika)).evaluate(stored)).toEqual(OWN_STORAGE_ONLY);
    expect(await (await bookAt(atNorthlight)).evaluate(stored)).toEqual({
      ...OWN_STORAGE_ONLY,
      previous: new URL(atNorthlight).origin,
    });
  });

  test('CASH-19 opens the window of a bank without a handle on it, and completes the payment', async ({
    arrive,
  }) => {
    const visitor = await arrive('finn');
    const { page, context, address } = visitor;
    const before = await balanceOf(page);
    await goToPayment(page, { from: 'Trustly', amount: '20.00' });
    const company = await frameAt(page, 'dialog iframe');
    expect(await company.evaluate(stored)).toEqual(OWN_STORAGE_ONLY);

    // Another brand serves as the bank, because its pages send Cross-Origin-Opener-Policy, as banks do.
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
