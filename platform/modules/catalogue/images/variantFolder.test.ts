import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVariantFolder } from './variantFolder.ts';

const KILOBYTE = 1024;
let folder: string;
beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'foyer-images-')), 'images')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const poster = (build: number): Buffer => Buffer.alloc(KILOBYTE, build);

const storedBytes = () =>
  readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0);

test('stored files are available to other processes, and incomplete ones are removed', async () => {
  await createVariantFolder(folder, 10 * KILOBYTE).write('fox.webp', poster(1));
  const other = createVariantFolder(folder, 10 * KILOBYTE);
  expect((await other.read('fox.webp'))?.equals(poster(1))).toBe(true);
  expect(await other.read('owl.webp')).toBeNull();
  expect(readdirSync(folder)).toEqual(['fox.webp']);
});

test('a truncated file is ignored', async () => {
  const posters = createVariantFolder(folder, 10 * KILOBYTE);
  await posters.write('fox.webp', poster(1));
  truncateSync(join(folder, 'fox.webp'), 100);
  expect(await posters.read('fox.webp')).toBeNull();
  truncateSync(join(folder, 'fox.webp'), 0);
  expect(await posters.read('fox.webp')).toBeNull();
});

test('the oldest files are removed above the limit, which includes those of earlier processes', async () => {
  const earlier = createVariantFolder(folder, 100 * KILOBYTE);
  for (const at of Array.from({ length: 9 }, (_, place) => place)) {
    await earlier.write(`old-${at}.webp`, poster(at));
    utimesSync(join(folder, `old-${at}.webp`), at, at);
  }
  writeFileSync(join(folder, 'unfinished.webp.a1b2'), poster(1));
  utimesSync(join(folder, 'unfinished.webp.a1b2'), 0, 0);
  const posters = createVariantFolder(folder, 10 * KILOBYTE);
  await posters.write('new.webp', poster(1));
  expect(storedBytes()).toBeLessThanOrEqual(7.5 * KILOBYTE);
  const left = readdirSync(folder);
  expect(left).toContain('new.webp');
  expect(left).toContain('old-8.webp');
  expect(left).not.toContain('old-0.webp');
  expect(left).not.toContain('unfinished.webp.a1b2');
});

test('parallel writers of one poster leave one complete file', async () => {
  const writers = Array.from({ length: 20 }, () => createVariantFolder(folder, 10 * KILOBYTE));
  await Promise.all(writers.map((writer) => writer.write('fox.webp', poster(7))));
  expect((await createVariantFolder(folder, 10 * KILOBYTE).read('fox.webp'))?.equals(poster(7))).toBe(true);
  expect(readdirSync(folder)).toEqual(['fox.webp']);
});

test('an unreadable folder is reported', async () => {
  writeFileSync(join(folder, '..', 'file'), '');
  await expect(createVariantFolder(join(folder, '..', 'file'), KILOBYTE).read('fox.webp')).rejects.toThrow(
    'ENOTDIR',
  );
});
