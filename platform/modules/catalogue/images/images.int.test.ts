import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { DAY, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adjustableClock } from '../../../infra/clock.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { loadSites, type Sites } from '../../../sites/index.ts';
import { testSites } from '../../../sites/testSites.ts';
import { catalogueModule, createCatalogue } from '../index.ts';
import { GAME_VARIANTS } from './encode.ts';
import { MAX_BYTES } from './fetchImage.ts';
import { registerImages } from './imageRoutes.ts';
import { createImages, type Images } from './images.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const FOX = 'fox-and-ember';
let database: Awaited<ReturnType<typeof testDatabase>>;
let sites: Sites;
let studio: Server;
let studioOrigin: string;
let answer: Answer;
let asked: string[];
let dataFolder: string;
let clock: ReturnType<typeof adjustableClock>;
const log = { warn: vi.fn(), info: vi.fn() };
let app: FastifyInstance;
let images: Images;

beforeAll(async () => {
  database = await testDatabase([catalogueModule.migrations]);
  sites = await testSites();
  studio = createServer((request, response) => {
    asked.push(request.url ?? '');
    void answer(request, response);
  });
  await new Promise<void>((done) => studio.listen(0, '127.0.0.1', done));
  studioOrigin = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
});
afterAll(async () => {
  studio.closeAllConnections();
  studio.close();
  await database.drop();
});

beforeEach(async () => {
  asked = [];
  clock = adjustableClock({ start: new Date('2026-11-20T12:00:00Z') });
  dataFolder = await mkdtemp(join(tmpdir(), 'foyer-images-'));
  await database.pool.query('delete from catalogue.image');
  log.warn.mockReset();
  node();
});
afterEach(async () => {
  await app.close();
  await rm(dataFolder, { recursive: true, force: true });
});

/** A node of the platform over the same database. */
function node({ timeoutMs = 5 * SECOND, waitMs = 30 * SECOND, of = sites, folder = dataFolder } = {}): void {
  const config = { dataFolder: folder, sitesFolder: folder };
  const studioServers = of.studioServers.map((server) => ({ ...server, origin: studioOrigin }));
  images = createImages({ config, sites: { studioServers }, database, clock, log, timeoutMs });
  app = fastify();
  registerImages(app, { sites: of, images, clock, log, waitMs });
}

const get = (variant: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/images/games/${FOX}/${variant}`, headers });
const send =
  (type: string, body: Buffer | string, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
const picture = (colour: string, width = 600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const isPlaceholder = (reply: Awaited<ReturnType<typeof get>>) =>
  reply.statusCode === 200 &&
  String(reply.headers['content-type']).startsWith('image/svg+xml') &&
  reply.body.includes('Ember');
const failures = async () =>
  (await database.pool.query('select failures, retry_at from catalogue.image order by source')).rows;

describe('images of a studio', () => {
  it.each([...GAME_VARIANTS.values()])(
    '$name is served in its size, cached for ever if its URL has a version',
    async ({ name, width, height }) => {
      answer = send('image/png', await picture('#a03020', 1200, 900));
      const reply = await get(`${name}?v=abc`);
      expect(reply.headers['content-type']).toBe('image/webp');
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const read = await sharp(reply.rawPayload).metadata();
      expect([read.width, read.height]).toEqual([width, height ?? Math.round((width * 900) / 1200)]);
      expect((await get(name)).headers['cache-control']).not.toContain('immutable');
      expect((await get(name, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
    },
  );

  it('a large one is AVIF for browsers that accept it', async () => {
    answer = send('image/png', await picture('#a03020', 1600, 640));
    const reply = await get('hero-800', { accept: 'image/avif,image/webp,*/*' });
    expect(reply.headers['content-type']).toBe('image/avif');
    expect(reply.headers.vary).toBe('accept');
    expect((await get('hero-800', { accept: '*/*' })).headers['content-type']).toBe('image/webp');
  });

  it('is fetched once, for any number of requests and nodes', async () => {
    answer = send('image/png', await picture('#a03020'));
    const replies = await Promise.all(Array.from({ length: 12 }, () => get('portrait-240')));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    await app.close();
    node({ folder: await mkdtemp(join(dataFolder, 'other-')) });
    expect((await get('portrait-120')).headers['content-type']).toBe('image/webp');
    expect(asked).toHaveLength(1);
  });

  it('GAME-04 a studio’s logo keeps its transparent background', async () => {
    answer = send(
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><rect width="50" height="20"/></svg>',
    );
    const reply = await app.inject({ url: '/images/studios/kvarn/logo-320?v=abc' });
    expect(reply.headers['cache-control']).toContain('immutable');
    const read = await sharp(reply.rawPayload).metadata();
    expect([read.format, read.width, read.height, read.hasAlpha]).toEqual(['webp', 320, 64, true]);
    expect(asked).toEqual(['/pictures/studios/kvarn.svg']);
  });

  it('that are not in the catalogue are not requested', async () => {
    for (const url of [
      '/images/games/no-such-game/portrait-240',
      `/images/games/${FOX}/portrait-241`,
      `/images/games/${FOX}/portrait`,
      '/images/games/..%2F..%2Fsecret/portrait-240',
      '/images/studios/no-such-studio/logo-320',
      '/images/studios/kvarn/logo-321',
    ])
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    expect(asked).toEqual([]);
  });

  it('a changed image gets another URL, and an unchanged one is not downloaded again', async () => {
    const catalogue = createCatalogue({ database, clock, sites });
    await database.transaction((tx) => catalogue.seed(tx));
    const tileUrl = async () => (await catalogue.game(sites.defaultSite, 'en', FOX))?.game.tileUrl;
    answer = send('image/png', await picture('#a03020'), { etag: '"one"' });
    const first = await get('portrait-240');
    const before = await tileUrl();

    clock.advance(DAY + MINUTE);
    answer = (request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 500).end();
    await images.refresh();
    expect([asked.length, await tileUrl()]).toEqual([2, before]);
    await images.refresh();
    expect(asked).toHaveLength(2);

    clock.advance(DAY + MINUTE);
    answer = send('image/png', await picture('#2030a0'));
    await images.refresh();
    const after = await tileUrl();
    expect(after).not.toBe(before);
    const changed = await get(`portrait-240?${after?.split('?')[1]}`);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });
});

it('a game with one image of the operator’s own has it in each width, with its name instead of a title image', async () => {
  const folder = join(dataFolder, 'sites');
  await cp(fileURLToPath(new URL('../../../../sites/', import.meta.url)), folder, { recursive: true });
  await mkdir(join(folder, 'catalogue/images'), { recursive: true });
  const own = await picture('#2030a0', 900, 1200);
  await writeFile(join(folder, 'catalogue/images/own-game.png'), own);
  const file = join(folder, 'catalogue/games.json');
  const [first, ...others] = JSON.parse(await readFile(file, 'utf8'));
  const game = { ...first, slug: 'own-game', title: 'Own Game', images: { portrait: 'images/own-game.png' } };
  await writeFile(file, JSON.stringify([first, game, ...others]));
  await app.close();
  node({ of: await loadSites(folder), folder });
  for (const { name, width, height } of GAME_VARIANTS.values()) {
    const reply = await app.inject({ url: `/images/games/own-game/${name}` });
    if (height === null) {
      expect(reply.body, name).toContain('Own Game');
      continue;
    }
    const read = await sharp(reply.rawPayload).metadata();
    expect([read.format, read.width, read.height], name).toEqual(['webp', width, height]);
    const { dominant } = await sharp(reply.rawPayload).stats();
    expect(dominant.b, name).toBeGreaterThan(2 * dominant.r);
  }
  expect(asked).toEqual([]);

  await writeFile(join(folder, 'catalogue/images/own-game.png'), await picture('#a03020', 900, 1200));
  clock.advance(2 * MINUTE);
  await images.refresh();
  const { dominant } = await sharp(
    (await app.inject({ url: '/images/games/own-game/portrait-240?v=two' })).rawPayload,
  ).stats();
  expect(dominant.r).toBeGreaterThan(2 * dominant.b);
});

describe('without an image', () => {
  it('a placeholder with the game’s name in the brand’s colours is served, uncached', async () => {
    answer = (_, response) => response.writeHead(500).end();
    const reply = await get('portrait-240', { host: 'tivoli.localhost' });
    expect(isPlaceholder(reply)).toBe(true);
    expect(reply.headers['cache-control']).toBe('no-store');
    const tivoli = sites.byHost('tivoli.localhost')?.theme.colours.tilePlaceholder;
    expect(reply.body).toContain(`fill="${tivoli}"`);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('a failing studio is called at growing intervals, and logged once', async () => {
    answer = (_, response) => response.destroy();
    const askedAfter = async (pauseMs: number) => {
      clock.advance(pauseMs);
      expect(isPlaceholder(await get('portrait-240'))).toBe(true);
      return asked.length;
    };
    expect([await askedAfter(0), await askedAfter(0), await askedAfter(SECOND)]).toEqual([1, 1, 2]);
    expect([await askedAfter(SECOND), await askedAfter(SECOND)]).toEqual([2, 3]);
    expect((await failures())[0]).toMatchObject({ failures: 3 });
    await get('wide-280');
    expect(log.warn).toHaveBeenCalledTimes(1);
    clock.advance(MINUTE);
    answer = send('image/png', await picture('#a03020'));
    expect((await get('portrait-240')).headers['content-type']).toBe('image/webp');
  });

  it('no request waits for a slow studio; the next one gets the image', async () => {
    await app.close();
    node({ waitMs: 5 });
    let finish = (): void => {};
    answer = (_, response) =>
      (finish = () => void picture('#a03020').then((body) => send('image/png', body)(_, response)));
    expect(isPlaceholder(await get('portrait-240'))).toBe(true);
    await expect.poll(() => asked.length).toBe(1);
    finish();
    await expect.poll(async () => (await get('portrait-240')).headers['content-type']).toBe('image/webp');
    expect(asked).toHaveLength(1);
  });

  it('a stored image is served while its studio is down', async () => {
    answer = send('image/png', await picture('#a03020'));
    await get('portrait-240');
    answer = (_, response) => response.destroy();
    clock.advance(2 * DAY);
    await images.refresh();
    expect((await get('portrait-480')).headers['content-type']).toBe('image/webp');
  });
});

describe('a studio cannot', () => {
  /** A PNG whose header declares 50,000 by 50,000 pixels. */
  function hugePng(): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const typed = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(typed));
      return Buffer.concat([length, typed, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(50_000, 0);
    header.writeUInt32BE(50_000, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const data = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
  }

  it.each<[string, () => Promise<Answer> | Answer]>([
    ['send 50,000 by 50,000 pixels', () => send('image/png', hugePng())],
    [
      'draw 50,000 by 50,000 pixels',
      () =>
        send(
          'image/svg+xml',
          '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"><rect width="9" height="9"/></svg>',
        ),
    ],
    ['send what is no picture', () => send('text/html', '<html></html>')],
    ['call a page a picture', () => send('image/png', '<html><script>alert(1)</script></html>')],
    [
      'cut a picture short',
      async () =>
        send(
          'image/png',
          (
            await sharp({
              create: {
                width: 400,
                height: 400,
                channels: 3,
                background: '#123',
                noise: { type: 'gaussian', mean: 128, sigma: 30 },
              },
            })
              .png()
              .toBuffer()
          ).subarray(0, 5000),
        ),
    ],
    ['announce a gigabyte', () => send('image/png', '', { 'content-length': String(1024 ** 3) })],
    ['redirect to the metadata of the cloud', () => redirect('http://169.254.169.254/latest/meta-data/')],
    ['redirect to this machine', () => redirect('https://localhost:1/secret.png')],
    ['redirect to a private address', () => redirect('https://[::ffff:10.0.0.1]/a.png')],
    ['redirect to another service of its own machine', () => redirect('http://127.0.0.1:5432/')],
    ['redirect to a file', () => redirect('file:///etc/passwd')],
    ['redirect for ever', () => redirect('/again.png')],
  ])('%s', async (_, made) => {
    answer = await made();
    expect(isPlaceholder(await get('portrait-240'))).toBe(true);
    expect((await failures())[0]).toMatchObject({ failures: 1 });
    expect(asked.length).toBeLessThanOrEqual(4);
    expect(log.warn.mock.calls[0]?.[0].err.name).toBe('ImageError');
  });

  it('send without end', async () => {
    let sent = 0;
    let isClosed = false;
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.on('close', () => (isClosed = true));
      const more = (): void => {
        if (isClosed) return;
        sent += 65_536;
        response.write(Buffer.alloc(65_536), more);
      };
      more();
    };
    expect(isPlaceholder(await get('portrait-240'))).toBe(true);
    await expect.poll(() => isClosed).toBe(true);
    expect(sent).toBeLessThan(4 * MAX_BYTES);
  });

  it('send slowly', async () => {
    await app.close();
    node({ timeoutMs: 100 });
    let isClosed = false;
    answer = (_, response) => {
      response.on('close', () => (isClosed = true));
      response.writeHead(200, { 'content-type': 'image/png' });
      response.write('.');
    };
    expect(isPlaceholder(await get('portrait-240'))).toBe(true);
    await expect.poll(() => isClosed).toBe(true);
  });

  it('make its scripts or links reach a player', async () => {
    answer = send(
      'image/svg+xml',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="80" onload="alert(1)"><script>alert(1)</script><image xlink:href="${studioOrigin}/leak.png" width="60" height="80"/><image xlink:href="file:///etc/passwd" width="9" height="9"/><rect width="60" height="80" fill="#a03020"/></svg>`,
    );
    const reply = await get('portrait-240');
    expect(reply.headers['content-type']).toBe('image/webp');
    const { dominant } = await sharp(reply.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(2 * dominant.b);
    expect(asked.filter((path) => path.includes('leak'))).toEqual([]);
  });

  function redirect(location: string): Answer {
    return (_, response) => response.writeHead(302, { location }).end();
  }
});
