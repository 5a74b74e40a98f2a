import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_PATH, type Feed } from '@foyer/contract/catalogue/feed.ts';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { verify } from '../../providers/studios/signature.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const KEYS = { sandbox: ['0123456789abcdef'] };
const NAME = 'winter-garden-live-roulette';
const TABLE = {
  isOpen: true,
  opensAt: '2026-11-22T05:00:00.000Z',
  seats: { taken: 2, total: 7 },
  limits: { EUR: { least: '1.00', most: '500.00' }, USD: { least: '1.50', most: '750.00' } },
  results: [
    { text: '17', colour: 'black' },
    { text: '11:1', colour: null },
  ],
};

/** A fake studio that returns the test's data, and does not respond while that is null. */
const studio = {
  tables: null as readonly object[] | null,
  asked: [] as { path: string; headers: IncomingHttpHeaders; body: Buffer }[],
};
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    studio.asked.push({ path: request.url ?? '', headers: request.headers, body });
    if (!studio.tables) return request.socket.destroy();
    return response.end(JSON.stringify({ tables: studio.tables }));
  });
});

let api: TestApi;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  api = await testApi({ environment: { FOYER_STUDIO_ORIGINS: `sandbox:http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await api.stop();
  server.close();
});

const table = async (slug: string, currency = 'EUR') =>
  (await request(`?currency=${currency}`)).json<Feed>().liveCasino.find((one) => one.slug === slug);

const request = (query = '', headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'GET',
    url: `${FEED_PATH}${query}`,
    headers: { host: 'localhost:3000', ...headers },
  });

describe('the feed', () => {
  it('HTTP-01 has jackpots and the live casino by brand, operator and currency', async () => {
    const { operator } = api.sites.defaultSite.settings;
    const response = await request(`?brand=${api.sites.defaultSite.brand}&operator=${operator}&currency=EUR`);
    expect(response.statusCode).toBe(200);
    const { jackpots, liveCasino } = response.json<Feed>();
    expect(jackpots).toEqual([
      {
        sourceId: 'thrillpots',
        instanceId: 'northlight-aurora',
        pots: [
          { id: 'mega', value: { amount: '10000.00', currency: 'EUR' } },
          { id: 'major', value: { amount: '500.00', currency: 'EUR' } },
          { id: 'minor', value: { amount: '20.00', currency: 'EUR' } },
          { id: 'shared', value: { amount: '250.00', currency: 'EUR' } },
        ],
      },
    ]);
    const [inYen] = (await request('?currency=JPY')).json<Feed>().jackpots;
    expect(inYen?.pots[1]?.value).toEqual({ amount: '89750', currency: 'JPY' });
    expect(liveCasino.length).toBeGreaterThan(5);
    expect((await request()).json()).toEqual(response.json());
  });

  it('HTTP-01 has each table with its studio’s data: seats, results, limits in the requested currency', async () => {
    studio.tables = [
      { ...TABLE, game: NAME },
      { ...TABLE, game: 'sextant-salon', isOpen: false },
    ];
    await api.services.liveTables.refresh();
    expect(await table(NAME, 'USD')).toEqual({
      slug: NAME,
      lookupId: NAME,
      title: 'Winter Garden Live Roulette',
      studio: 'tidewater-live',
      limits: { least: { amount: '1.50', currency: 'USD' }, most: { amount: '750.00', currency: 'USD' } },
      now: {
        isOpen: true,
        opensAt: null,
        seats: { taken: 2, total: 7 },
        results: [
          { text: '17', colour: 'black' },
          { text: '11:1', colour: null },
        ],
      },
    });
    expect((await table('sextant-salon'))?.now).toMatchObject({
      isOpen: false,
      opensAt: '2026-11-22T05:00:00.000Z',
    });
    // The studio sent nothing about the other tables, so they have no live data.
    expect((await table('fika-table-live'))?.now).toBeNull();
    // The studio of these tables does not support the yen.
    expect((await request('?currency=JPY')).json<Feed>().liveCasino).toEqual([]);
  });

  it('HTTP-01 has no data older than fifteen seconds, and does not wait for studios', async () => {
    studio.tables = [{ ...TABLE, game: NAME }];
    await api.services.liveTables.refresh();
    studio.tables = null;
    api.clock.advance(14 * SECOND);
    await api.services.liveTables.refresh();
    expect((await table(NAME))?.now).not.toBeNull();
    api.clock.advance(2 * SECOND);
    expect(await table(NAME)).toMatchObject({ now: null, limits: { least: { amount: '1.00' } } });
    // After a silent studio responds again, its data is shown again.
    studio.tables = [{ ...TABLE, game: NAME, seats: { taken: 9, total: 7 } }];
    await api.services.liveTables.refresh();
    expect((await table(NAME))?.now?.seats).toEqual({ taken: 7, total: 7 });
  });

  it('HTTP-01 calls the studio with its key, and ignores responses of another format', async () => {
    await api.services.liveTables.refresh();
    const { headers, body, path } = studio.asked.at(-1) ?? {};
    expect(
      verify({ headers: headers ?? {}, path: path ?? '', body: body ?? Buffer.of() }, KEYS, api.clock.now()),
    ).toEqual({ studio: 'sandbox', secretIndex: 0 });
    api.clock.advance(MINUTE);
    studio.tables = [{ ...TABLE, game: NAME, seats: { taken: -1, total: 7 } }];
    await api.services.liveTables.refresh();
    expect((await table(NAME))?.now).toBeNull();
  });

  it('HTTP-01 may be cached briefly, and is revalidated by its ETag', async () => {
    const first = await request();
    expect(first.headers['cache-control']).toBe('public, max-age=3');
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await request('', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('HTTP-01 can be read by pages of its own origin only', async () => {
    const response = await request('', { origin: 'https://elsewhere.example' });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['?brand=nowhere', 'UnknownBrand'],
    ['?operator=nobody', 'UnknownOperator'],
    ['?operator=', 'UnknownOperator'],
    ['?currency=XXX', 'BadRequest'],
    ['?currency=EUR&currency=USD', 'BadRequest'],
    ['?currency=__proto__', 'BadRequest'],
  ])('HTTP-01 %s is refused as %s', async (query, type) => {
    const response = await request(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { type } });
  });

  it('HTTP-01 a brand’s host has no data of another brand', async () => {
    const response = await request('?brand=northlight', { host: 'tivoli.localhost:3000' });
    expect(response.json()).toMatchObject({ error: { type: 'BrandMismatch' } });
  });
});
