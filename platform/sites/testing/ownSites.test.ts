import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSites } from '../index.ts';
import { ADDED } from './addToSites.ts';
import { copySites } from './copySites.ts';
import { DEMO_BRANDS } from './demoBrands.ts';
import { leaveDemonstration } from './leaveDemonstration.ts';

it('a folder of one’s own brand, studio, game, licence and terms needs nothing of the demonstration', async () => {
  const copy = await copySites();
  await leaveDemonstration(copy.folder);
  const sites = await loadSites(copy.folder);
  expect(sites.brands.map(({ brand }) => brand)).toEqual([ADDED.brand]);
  expect(sites.games.map(({ slug }) => slug)).toEqual([ADDED.game]);
  expect(sites.byHost('unknown.localhost')?.brand).toBe(ADDED.brand);
  expect(sites.page('terms-and-conditions', sites.defaultSite, 'fi')?.html).toBe(
    '<p>The rules of Aurora.</p>',
  );
  expect(sites.page('privacy-policy', sites.defaultSite, 'en')?.title).toBe('Our rules');
  expect(sites.defaultSite.settings.contentPages).toEqual(['privacy-policy', 'terms-and-conditions']);
  expect(sites.page('bonus-terms-and-conditions', sites.defaultSite, 'en')).toBeNull();

  for (const file of await readdir(copy.folder, { recursive: true }))
    if (/^(?:brands|catalogue|licences|pages|sites\.json).*\.(?:json|md)$/.test(file)) {
      const text = await readFile(join(copy.folder, file), 'utf8');
      for (const brand of DEMO_BRANDS) expect(text, file).not.toContain(`"${brand}"`);
    }
  await copy.delete();
});
