import { expect, testWith } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';

const test = testWith(() => ({ FOYER_MAINTENANCE: '1' }));

test.describe('maintenance', () => {
  test('every page says so in the brand of the site, and opens by itself when it is over', async ({
    visit,
  }) => {
    const visitor = await visit('tivoli');
    const { page, address } = visitor;
    visitor.ignoreErrors(/503/);
    const response = await page.goto(address('/en/games/anything/'));
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBe('30');
    await page.getByRole('heading', { level: 1, name: 'We will be right back' }).waitFor();
    expect(await violations(page)).toEqual([]);

    const call = await visitor.fetch('/graphql', { method: 'POST' });
    expect(call.status).toBe(503);
    expect(call.text).toContain('"Maintenance"');

    const reloaded = page.waitForEvent('load');
    await page.route('**/health/ready', (route) => route.fulfill({ json: { status: 'ready' } }));
    await reloaded;
  });
});
