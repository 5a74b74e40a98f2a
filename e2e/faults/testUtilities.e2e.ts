import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForHydration } from '../hydration.ts';
import { runningProduct } from '../product.ts';
import { openWorld, type Visitor, type World } from '../world.ts';

const MANIFEST = new URL('../../web/dist/client/.vite/manifest.json', import.meta.url);

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
  visitor = await world.visit('northlight');
});
afterAll(async () => {
  expect(visitor.watch.problems).toEqual([]);
  await visitor.leave();
  await world.end();
});

describe('the product as it is built without being asked otherwise', () => {
  it('FLAG-22 AMB-51 QUERY-06 QUERY-07 holds nothing of the test utilities', async () => {
    await visitor.page.goto(visitor.address('/en/'));
    const manifest: Record<string, { file: string }> = JSON.parse(await readFile(MANIFEST, 'utf8'));
    const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [`/${file}`] : []));
    expect(scripts.length).toBeGreaterThan(10);
    for (const script of scripts) {
      const { status, text } = await visitor.fetch(script);
      expect(status, script).toBe(200);
      expect(text, script).not.toMatch(/foyerTest|testUtilities|setDefaultCurrency|setCustomVPN/);
    }
  });

  it('FLAG-22 AMB-51 QUERY-06 QUERY-07 heeds neither the address nor session storage', async () => {
    const { page } = visitor;
    await page.evaluate(() =>
      sessionStorage.setItem('testUtilities', '{"country":"CA","currency":"NZD","features":["Sportsbook"]}'),
    );
    await page.goto(visitor.address('/en/?setDefaultCurrency=NZD&setCustomVPN=CA'));
    await waitForHydration(page);
    expect(await page.evaluate(() => 'foyerTest' in window)).toBe(false);
    const state = await page.evaluate(() => document.getElementById('page-state')?.textContent ?? '');
    const { settings } = JSON.parse(state) as { settings: Record<string, unknown> };
    expect(settings).toMatchObject({ country: 'FI', currency: 'EUR' });
    expect(await page.getByRole('link', { name: 'Sports' }).count()).toBe(0);
  });
});
