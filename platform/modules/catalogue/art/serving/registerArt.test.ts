import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import fastify from 'fastify';
import { expect, test } from 'vitest';

import { artVersion, markVersion } from '../edition.ts';
import { registerArt, renderTile, renderWordmark } from '../index.ts';

const FOX = { slug: 'fox-and-ember', title: 'Fox & Ember', category: 'slots' };
const KVARN = { slug: 'kvarn', name: 'Kvarn', face: 'wide' } as const;

function server() {
  const app = fastify();
  registerArt(app, { games: [FOX], studios: [KVARN] });
  return app;
}

test('a poster is served packed, for ever where its address carries its version', async () => {
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
  '/art/games/..%2F..%2Fsecret.portrait.svg',
  '/art/symbols/fox-and-ember/unicorn.svg',
  '/art/symbols/no-such-game/fox.svg',
  '/art/studios/no-such-studio.svg',
  '/art/studios/kvarn.wide.svg',
])('%s is not there', async (url) => {
  const reply = await server().inject({ url });
  expect(reply.statusCode).toBe(404);
});
