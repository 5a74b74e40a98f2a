import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { POSTER_WIDTHS } from '@foyer/contract/catalogue/art.ts';

import { artVersion, markVersion } from '../edition.ts';
import { registerArt, renderTile, renderWordmark } from '../index.ts';

const FOX = { slug: 'fox-and-ember', title: 'Fox & Ember', category: 'slots' };
const KVARN = { slug: 'kvarn', name: 'Kvarn', face: 'wide' } as const;

let dataFolder: string;
beforeEach(() => (dataFolder = mkdtempSync(join(tmpdir(), 'foyer-art-'))));
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

function server() {
  const app = fastify();
  registerArt(app, { games: [FOX], studios: [KVARN], dataFolder, log: app.log });
  return app;
}

const widthOf = (poster: Buffer) => poster.readUInt16LE(26) & 0x3fff;
const heightOf = (poster: Buffer) => poster.readUInt16LE(28) & 0x3fff;

test.each(
  Object.entries(POSTER_WIDTHS).flatMap(([format, widths]) =>
    widths.map((width) => [`${format}-${width}`, width] as const),
  ),
)('a poster is there as WebP in %s, for ever where its address carries its version', async (size, width) => {
  const url = `/art/games/fox-and-ember.${size}.webp?v=${artVersion(FOX)}`;
  const reply = await server().inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('image/webp');
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.rawPayload.subarray(8, 15).toString()).toBe('WEBPVP8');
  expect(widthOf(reply.rawPayload)).toBe(width);
  const ratio = { portrait: 3 / 4, square: 1, wide: 8 / 5 }[size.split('-')[0] ?? ''] ?? Number.NaN;
  expect(heightOf(reply.rawPayload)).toBe(width / ratio);
});

test('a poster is the same to the byte when it is asked for again, and after a start', async () => {
  const url = '/art/games/fox-and-ember.portrait-120.webp';
  const app = server();
  const [first, second] = await Promise.all([app.inject({ url }), app.inject({ url })]);
  const later = await server().inject({ url });
  expect(first.statusCode).toBe(200);
  for (const reply of [second, later]) {
    expect(reply.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(reply.headers.etag).toBe(first.headers.etag);
  }
  expect(readdirSync(join(dataFolder, 'posters'))).toEqual([
    `fox-and-ember.portrait-120.${artVersion(FOX)}.webp`,
  ]);
});

test('a drawing is served packed, for ever where its address carries its version', async () => {
  const url = `/art/games/fox-and-ember.portrait.svg?v=${artVersion(FOX)}`;
  const reply = await server().inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('image/svg+xml');
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(renderTile(FOX, 'portrait'));
});

test('GAME-04 the mark of a studio is served for ever where its address carries its version', async () => {
  const reply = await server().inject({ url: `/art/studios/kvarn.svg?v=${markVersion(KVARN)}` });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.body).toBe(renderWordmark(KVARN));
  const unversioned = await server().inject({ url: '/art/studios/kvarn.svg' });
  expect(unversioned.headers['cache-control']).not.toContain('immutable');
});

test('an address without the version, or with another, is asked about again', async () => {
  for (const url of ['/art/games/fox-and-ember.wide.svg', '/art/games/fox-and-ember.wide.svg?v=old']) {
    const reply = await server().inject({ url });
    expect(reply.headers['cache-control']).not.toContain('immutable');
  }
});

test.each([
  ['gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, identity', (body: Buffer) => body],
])('a browser that takes %s gets it', async (accepted, unpack) => {
  const reply = await server().inject({
    url: '/art/games/fox-and-ember.square.svg',
    headers: { 'accept-encoding': accepted },
  });
  expect(unpack(reply.rawPayload).toString()).toBe(renderTile(FOX, 'square'));
});

test('a picture the browser holds is not sent again', async () => {
  const app = server();
  const url = '/art/symbols/fox-and-ember/stag.svg';
  const first = await app.inject({ url });
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(first.statusCode).toBe(200);
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test.each([
  '/art/games/no-such-game.portrait.svg',
  '/art/games/fox-and-ember.enormous.svg',
  '/art/games/fox-and-ember.portrait.png',
  '/art/games/fox-and-ember.portrait.webp',
  '/art/games/fox-and-ember.portrait-241.webp',
  '/art/games/fox-and-ember.portrait-0240.webp',
  '/art/games/fox-and-ember.portrait-240.svg',
  '/art/games/fox-and-ember.wide-240.webp',
  '/art/games/fox-and-ember.hero-480.webp',
  '/art/games/no-such-game.portrait-240.webp',
  '/art/games/..%2F..%2Fsecret.portrait.svg',
  '/art/symbols/fox-and-ember/unicorn.svg',
  '/art/symbols/no-such-game/fox.svg',
  '/art/studios/no-such-studio.svg',
  '/art/studios/kvarn.wide.svg',
])('%s is not there, and leaves nothing behind', async (url) => {
  const reply = await server().inject({ url });
  expect(reply.statusCode).toBe(404);
  expect(readdirSync(dataFolder)).toEqual([]);
});
