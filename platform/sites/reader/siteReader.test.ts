import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { siteReader } from './siteReader.ts';

it('a device or a pipe in the place of a file is a mistake, because reading it could wait for ever', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
  await symlink('/dev/null', join(folder, 'brand.json'));
  const reader = siteReader(folder);
  expect(await reader.json('brand.json', v.any())).toBeNull();
  expect(await reader.text('brand.json')).toBeNull();
  const mistake = { file: 'brand.json', problem: expect.stringContaining('cannot be read') };
  expect(reader.mistakes).toMatchObject([mistake, mistake]);
  await rm(folder, { recursive: true });
});

it.each(['a\0b', 'half \ud800', 'half \udc00'])(
  'a text that cannot be stored is a mistake: %j',
  async (text) => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
    await writeFile(join(folder, 'brand.json'), JSON.stringify({ names: [{ en: 'fox 🦊' }, { en: text }] }));
    const reader = siteReader(folder);
    expect(await reader.json('brand.json', v.any())).toBeNull();
    expect(reader.mistakes).toMatchObject([
      { file: 'brand.json', field: 'names.1.en', problem: expect.stringContaining('cannot be stored') },
    ]);
    await rm(folder, { recursive: true });
  },
);
