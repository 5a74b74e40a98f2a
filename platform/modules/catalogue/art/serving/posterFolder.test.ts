import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPosterFolder } from './posterFolder.ts';

const KILOBYTE = 1024;
let folder: string;
beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'foyer-posters-')), 'posters')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** Says how long it is, as WebP does. */
function poster(fill: number): Buffer {
  const bytes = Buffer.alloc(KILOBYTE, fill);
  bytes.writeUInt32LE(KILOBYTE - 8, 4);
  return bytes;
}

const heldBytes = () =>
  readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0);

test('what is kept is there for another process too, and nothing unfinished stays', async () => {
  await createPosterFolder(folder, 10 * KILOBYTE).keep('fox.webp', poster(1));
  const other = createPosterFolder(folder, 10 * KILOBYTE);
  expect((await other.read('fox.webp'))?.equals(poster(1))).toBe(true);
  expect(await other.read('owl.webp')).toBeNull();
  expect(readdirSync(folder)).toEqual(['fox.webp']);
});

test('a file that was cut short is none', async () => {
  const posters = createPosterFolder(folder, 10 * KILOBYTE);
  await posters.keep('fox.webp', poster(1));
  truncateSync(join(folder, 'fox.webp'), 100);
  expect(await posters.read('fox.webp')).toBeNull();
  truncateSync(join(folder, 'fox.webp'), 0);
  expect(await posters.read('fox.webp')).toBeNull();
});

test('the oldest go when the limit is passed, and what an earlier process left counts', async () => {
  const earlier = createPosterFolder(folder, 100 * KILOBYTE);
  for (const at of Array.from({ length: 9 }, (_, place) => place)) {
    await earlier.keep(`old-${at}.webp`, poster(at));
    utimesSync(join(folder, `old-${at}.webp`), at, at);
  }
  writeFileSync(join(folder, 'unfinished.webp.a1b2'), poster(1));
  utimesSync(join(folder, 'unfinished.webp.a1b2'), 0, 0);
  const posters = createPosterFolder(folder, 10 * KILOBYTE);
  await posters.keep('new.webp', poster(1));
  expect(heldBytes()).toBeLessThanOrEqual(7.5 * KILOBYTE);
  const left = readdirSync(folder);
  expect(left).toContain('new.webp');
  expect(left).toContain('old-8.webp');
  expect(left).not.toContain('old-0.webp');
  expect(left).not.toContain('unfinished.webp.a1b2');
});

test('many writers of one poster leave one whole file', async () => {
  const writers = Array.from({ length: 20 }, () => createPosterFolder(folder, 10 * KILOBYTE));
  await Promise.all(writers.map((writer) => writer.keep('fox.webp', poster(7))));
  expect((await createPosterFolder(folder, 10 * KILOBYTE).read('fox.webp'))?.equals(poster(7))).toBe(true);
  expect(readdirSync(folder)).toEqual(['fox.webp']);
});

test('a folder that cannot be read says so', async () => {
  writeFileSync(join(folder, '..', 'file'), '');
  await expect(createPosterFolder(join(folder, '..', 'file'), KILOBYTE).read('fox.webp')).rejects.toThrow(
    'ENOTDIR',
  );
});
