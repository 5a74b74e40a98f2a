import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { loadSites } from '@foyer/platform/sites/index.ts';
import { copySites, type SitesCopy } from '@foyer/platform/sites/testing/copySites.ts';
import { importFeed } from './importFeed.ts';

const FILE = 'catalogue/feeds/kvarn.json';

let copy: SitesCopy;
beforeAll(async () => {
  copy = await copySites();
});
afterEach(async () => {
  await copy.write(FILE, '[]')();
  await copy.restore();
});
afterAll(() => copy.delete());

const entry = (id: string, changes: object = {}) => ({
  id,
  title: `Game ${id}`,
  category: 'slots',
  released: '2026-10-01',
  minStake: '0.20',
  maxStake: '50.00',
  images: { portrait: `https://cdn.kvarn.example/${id}.png` },
  ...changes,
});
const feedOf = (...ids: readonly string[]) => ({ games: ids.map((id) => entry(id)) });
const imported = (feed: unknown) =>
  importFeed({ sitesFolder: copy.folder, studioOrigins: {}, label: 'kvarn' }, feed);

it('keeps the file in step with the feed: added, changed and removed', async () => {
  expect(await imported(feedOf('a', 'b', 'c'))).toMatchObject({
    total: 3,
    added: ['game-a', 'game-b', 'game-c'],
    changed: [],
    removed: [],
    skipped: [],
  });
  const next = { games: [entry('b'), entry('c', { rtp: '96.1' }), entry('d')] };
  expect(await imported(next)).toMatchObject({
    total: 3,
    added: ['game-d'],
    changed: ['game-c'],
    removed: ['game-a'],
  });
  const { games } = await loadSites(copy.folder);
  expect(games.filter(({ slug }) => slug.startsWith('game-')).map(({ slug }) => slug)).toEqual([
    'game-b',
    'game-c',
    'game-d',
  ]);
});

it('changes nothing when it runs again, not even the time of the file', async () => {
  await imported(feedOf('a', 'b'));
  const path = join(copy.folder, FILE);
  const [text, { mtimeMs, ino }] = [await readFile(path, 'utf8'), await stat(path)];
  expect(await imported(feedOf('b', 'a'))).toMatchObject({ total: 2, added: [], changed: [], removed: [] });
  expect(await readFile(path, 'utf8')).toBe(text);
  expect(await stat(path)).toMatchObject({ mtimeMs, ino });
});

it.each([
  [{ blockedCountries: ['CA-XX'] }, "x: blockedCountries: no market has the part 'CA-XX'"],
  [{ blockedLicences: ['moon'] }, 'x: blockedLicences.0: there is no licences/moon.json'],
  [{ images: { portrait: 'images/none.png' } }, 'x: images.portrait: there is no file '],
  [{ title: 'a\0b' }, 'x: title: has a NUL or half of a character'],
  [{ title: 'Sur \ud800 x' }, 'x: title: has a NUL or half of a character'],
])('skips an entry with %j, with which no node would start', async (change, reason) => {
  const { skipped, total } = await imported({ games: [entry('a'), entry('x', change), entry('y')] });
  expect(skipped).toEqual([expect.stringContaining(reason)]);
  expect(total).toBe(2);
  await expect(loadSites(copy.folder)).resolves.toBeDefined();
});

it('keeps a game that the site data still names, and says where', async () => {
  await imported(feedOf('a', 'b'));
  await copy.write('catalogue/switchedOff.json', '[{ "games": ["game-a"] }]')();
  const { kept, removed, total } = await imported(feedOf('b'));
  expect(kept).toEqual(["game-a: catalogue/switchedOff.json:1 › 0.games.0: there is no game 'game-a'"]);
  expect({ removed, total }).toEqual({ removed: [], total: 2 });
  await copy.write('catalogue/switchedOff.json', '[]')();
  expect(await imported(feedOf('b'))).toMatchObject({ kept: [], removed: ['game-a'], total: 1 });
});

it('changes nothing for a feed without a game that can be taken', async () => {
  await imported(feedOf('a'));
  const before = await readFile(join(copy.folder, FILE), 'utf8');
  await expect(imported({ games: [entry('x', { category: 'bingo' })] })).rejects.toThrow(
    /no game that can be taken:\nx: category/,
  );
  await expect(
    importFeed({ sitesFolder: copy.folder, studioOrigins: {}, label: 'nobody' }, feedOf('a')),
  ).rejects.toThrow("catalogue/studios.json has no label 'nobody'");
  expect(await readFile(join(copy.folder, FILE), 'utf8')).toBe(before);
});
