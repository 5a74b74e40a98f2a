import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSites, SiteError } from '../../index.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
  await cp(fileURLToPath(new URL('../../../../sites/', import.meta.url)), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Mistakes reported when the first row of a catalogue file has these values. */
async function mistakes(file: string, changes: object): Promise<readonly unknown[]> {
  const path = join(folder, 'catalogue', file);
  const [first, ...others] = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify([{ ...first, ...changes }, ...others]));
  const error: unknown = await loadSites(folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof SiteError ? error.mistakes : [];
}

it.each([
  ['another folder', '../secrets/key.png'],
  ['another file of the sites', 'images/../games.json'],
  ['a kind that is no picture', 'images/fox.pdf'],
  ['an address without TLS', 'http://cdn.example/fox.png'],
  ['an address with a password', 'https://me:secret@cdn.example/fox.png'],
  ['an address without a scheme', '//cdn.example/fox.png'],
  ['a file of the machine', 'file:///etc/passwd'],
])('a game’s image may not be %s', async (_, portrait) => {
  const [mistake] = await mistakes('games.json', { images: { portrait } });
  expect(mistake).toMatchObject({ file: 'catalogue/games.json', field: '0.images.portrait' });
  expect(mistake).toMatchObject({ problem: expect.stringContaining('neither an https address') });
});

it.each([
  ['games.json', { images: { poster: 'images/fox.png' } }, '0.images.poster', /not known/],
  ['games.json', { images: {} }, '0.images', /names no picture/],
  ['games.json', { images: { wide: 'images/none.png' } }, '0.images.wide', /no file images\/none\.png/],
  [
    'games.json',
    { colours: { tile: 'red', panel: '#000000', text: '#ffffff', accent: '#ffffff' } },
    '0.colours.tile',
    /#dca63a/,
  ],
  [
    'games.json',
    { colours: { tile: '#000000', panel: '#000000', text: '#333333', accent: '#ffffff' } },
    '0.colours.text',
    /cannot be read/,
  ],
  ['studios.json', { images: '/tiles/{game}.png' }, '0.images', /\{format\}/],
  ['studios.json', { logo: 'images/none.svg' }, '0.logo', /no file/],
  ['studios.json', { images: undefined }, /^\d+\.images$/, /its studio 'kvarn' names no/],
] as const)('%s with %j prevents the start and names the field', async (file, changes, field, problem) => {
  const found = await mistakes(file, changes);
  const named = typeof field === 'string' ? field : expect.stringMatching(field);
  expect(found).toContainEqual(
    expect.objectContaining({
      file: expect.stringMatching(/^catalogue\/(games|studios)\.json$/),
      field: named,
      problem: expect.stringMatching(problem),
    }),
  );
});
