import { mkdir, mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY, MINUTE } from '@foyer/domain/duration.ts';
import { publish } from './publish.ts';

let folder: string;
const now = new Date('2026-03-01T12:00:00Z');
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'foyer-build-'))));
afterEach(() => rm(folder, { recursive: true }));

const live = () => join(folder, 'live');
async function build(files: Record<string, string>, madeAt: Date): Promise<void> {
  const next = join(folder, 'next');
  for (const [name, text] of Object.entries(files)) {
    const path = join(next, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    await utimes(path, madeAt, madeAt);
  }
  await publish(next, live(), madeAt);
}
const assets = async () => (await readdir(join(live(), 'assets'))).sort();
const before = (ms: number) => new Date(now.getTime() - ms);

it('files of earlier builds stay for a day, for running servers', async () => {
  await build({ 'entry.js': 'one', 'assets/a-1.js': 'a1', 'assets/icons-1.svg': 'i' }, before(DAY + MINUTE));
  await build({ 'entry.js': 'two', 'assets/a-2.js': 'a2', 'assets/icons-1.svg': 'i' }, before(MINUTE));
  expect(await assets()).toEqual(['a-1.js', 'a-2.js', 'icons-1.svg']);
  await build({ 'entry.js': 'three', 'assets/a-3.js': 'a3', 'assets/icons-1.svg': 'i' }, now);
  expect(await assets()).toEqual(['a-2.js', 'a-3.js', 'icons-1.svg']);
  expect(await readFile(join(live(), 'entry.js'), 'utf8')).toBe('three');
});

it('a file that is being read stays readable when it is replaced', async () => {
  await build({ 'assets/a-1.js': 'the first' }, before(MINUTE));
  const reader = await open(join(live(), 'assets/a-1.js'));
  await build({ 'assets/a-1.js': 'the second' }, now);
  expect(await reader.readFile('utf8')).toBe('the first');
  await reader.close();
});

it('removes the build folder', async () => {
  await build({ '.vite/manifest.json': '{}', 'assets/a-1.js': 'a' }, now);
  expect(await readdir(folder)).toEqual(['live']);
  expect(await readFile(join(live(), '.vite/manifest.json'), 'utf8')).toBe('{}');
});
