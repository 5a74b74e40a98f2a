import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSites } from '../index.ts';
import { copySites, DEMO_SITES } from './copySites.ts';

it('the files of docs/guides/sample-studio.md add a studio and a game to the demonstration', async () => {
  const guide = await readFile(join(DEMO_SITES, '../docs/guides/sample-studio.md'), 'utf8');
  const blocks = (kind: string) =>
    [...guide.matchAll(new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
  const [server = '', label = '', game = ''] = blocks('json');
  const copy = await copySites();
  const add = (file: string, text: string) =>
    copy.change(file, (rows) => [...Object.values(rows), JSON.parse(text)])();
  await copy.write('studios/sample.json', server)();
  await copy.write('catalogue/images/coin.svg', blocks('svg')[0] ?? '')();
  await add('catalogue/studios.json', label);
  await add('catalogue/games.json', game);

  const { defaultSite, games, studioServers } = await loadSites(copy.folder);
  expect(games.find(({ slug }) => slug === 'coin')).toMatchObject({ studio: 'sample-games' });
  expect(JSON.parse(label).licences).toContain(defaultSite.settings.license);
  expect(studioServers.find(({ studio }) => studio === 'sample')?.launch).toContain('{token}');
  await copy.delete();
});
