import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_PATH, type Feed } from '@foyer/contract/catalogue/feed.ts';
import { MINUTE } from '@foyer/vocabulary/duration.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const ask = (query = '', headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'GET',
    url: `${FEED_PATH}${query}`,
    headers: { host: 'localhost:3000', ...headers },
  });

describe('the feed', () => {
  it('HTTP-01 tells of jackpots and the live casino by brand, operator and currency; what there is none of is not told', async () => {
    const { operator } = api.sites.defaultSite.settings;
    const answer = await ask(`?brand=${api.sites.defaultSite.brand}&operator=${operator}&currency=EUR`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ jackpots: [], liveCasino: [] });
    expect((await ask()).json()).toEqual(answer.json());
  });

  it('HTTP-01 names a table that has opened, with its limits in the currency asked for', async () => {
    const name = 'winter-garden-live-roulette';
    await api.database.pool.query('update catalogue.game set is_open = true where slug = $1', [name]);
    await api.database.pool.query(
      `update catalogue.game set min_stake = '1.00', max_stake = '500.00' where slug = $1`,
      [name],
    );
    api.clock.advance(2 * MINUTE);
    const tables = async (currency: string) => (await ask(`?currency=${currency}`)).json<Feed>().liveCasino;
    const [table] = await tables('USD');
    expect(table).toEqual({
      slug: name,
      lookupId: expect.any(String),
      title: 'Winter Garden Live Roulette',
      studio: 'tidewater-live',
      limits: { least: { amount: '1.00', currency: 'USD' }, most: { amount: '500.00', currency: 'USD' } },
    });
    // Its studio does not pay in it.
    expect(await tables('JPY')).toEqual([]);
  });

  it('HTTP-01 is kept for a moment by whoever stands before us, and asked for again by its tag', async () => {
    const first = await ask();
    expect(first.headers['cache-control']).toBe('public, max-age=5, stale-while-revalidate=30');
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await ask('', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('HTTP-01 is for pages of its own origin', async () => {
    const answer = await ask('', { origin: 'https://elsewhere.example' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['?brand=nowhere', 'UnknownBrand'],
    ['?operator=nobody', 'UnknownOperator'],
    ['?operator=', 'UnknownOperator'],
    ['?currency=XXX', 'BadRequest'],
    ['?currency=EUR&currency=USD', 'BadRequest'],
    ['?currency=__proto__', 'BadRequest'],
  ])('HTTP-01 %s is refused as %s', async (query, type) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { type } });
  });

  it('HTTP-01 a brand on its own host is no other brand’s', async () => {
    const answer = await ask('?brand=northlight', { host: 'tivoli.localhost:3000' });
    expect(answer.json()).toMatchObject({ error: { type: 'BrandMismatch' } });
  });
});
