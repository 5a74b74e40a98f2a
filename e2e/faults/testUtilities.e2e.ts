import { expect, test } from '../fixtures.ts';
import { readManifest } from '../support/chunks.ts';
import { waitForHydration } from '../support/hydration.ts';

test.describe('the product in its default build', () => {
  test('FLAG-22 AMB-51 contains no test utilities', async ({ visit }) => {
    const { page, address, fetch } = await visit('northlight');
    await page.goto(address('/en/'));
    const files = Object.values(readManifest()).map(({ file }) => file);
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const script of scripts) {
      const { status, text } = await fetch(`/${script}`);
      expect(status, script).toBe(200);
      expect(text, script).not.toMatch(/foyerTest|testUtilities|setDefaultCurrency|setCustomVPN/);
    }
  });

  test('QUERY-06 QUERY-07 ignores their query parameters and session storage', async ({ visit }) => {
    const { page, address } = await visit('northlight');
    await page.goto(address('/en/'));
    await page.evaluate(() =>
      sessionStorage.setItem('testUtilities', '{"country":"CA","currency":"NZD","features":["Sportsbook"]}'),
    );
    await page.goto(address('/en/?setDefaultCurrency=NZD&setCustomVPN=CA'));
    await waitForHydration(page);
    expect(await page.evaluate(() => 'foyerTest' in window)).toBe(false);
    const state = await page.evaluate(() => document.getElementById('page-state')?.textContent ?? '');
    const { settings } = JSON.parse(state) as { settings: Record<string, unknown> };
    expect(settings).toMatchObject({ country: 'FI', currency: 'EUR' });
    expect(await page.getByRole('link', { name: 'Sports' }).count()).toBe(0);
  });
});
