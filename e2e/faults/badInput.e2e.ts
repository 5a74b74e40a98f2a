import { expect, test } from '../fixtures.ts';

test.describe('an invalid address', () => {
  test('shows the default brand for an unknown host', async ({ visit }) => {
    const visitor = await visit('no-such-brand');
    const response = await visitor.page.goto(visitor.address('/en/'));
    expect(response?.status()).toBe(200);
    expect(await visitor.page.locator('html').getAttribute('data-brand')).toBe('northlight');
  });

  test('ROUTE-11 AMB-01 leads to / for an unknown locale, and from there to the landing page', async ({
    visit,
  }) => {
    const visitor = await visit('northlight');
    await visitor.page.goto(visitor.address('/xx/games/'));
    expect(new URL(visitor.page.url()).pathname).toBe('/en/');
    await visitor.page.goto(visitor.address('/?locale=xx'));
    expect(new URL(visitor.page.url()).pathname).toBe('/en/');
  });

  test('shows the fallback page, as a 404, for an unknown path', async ({ visit }) => {
    const visitor = await visit('northlight');
    visitor.ignoreErrors(/404/);
    const response = await visitor.page.goto(visitor.address('/en/no-such-page/'));
    expect(response?.status()).toBe(404);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    const link = visitor.page.getByRole('main').getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(/^\/en\//);
  });

  test('is a 404 for an unknown game', async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/profile/' });
    visitor.ignoreErrors(/404/);
    const response = await visitor.page.goto(visitor.address('/en/games/no-such-game/'));
    expect(response?.status()).toBe(404);
  });
});
