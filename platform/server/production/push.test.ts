import { afterAll, beforeAll, expect, it } from 'vitest';
import { rm } from 'node:fs/promises';
import { goodSettings, productionFolder } from '../../testing/production/productionProcess.ts';
import { productionSettings } from './settings.ts';

let folder: Awaited<ReturnType<typeof productionFolder>>;
beforeAll(async () => {
  folder = await productionFolder();
});
afterAll(() => rm(folder.folder, { recursive: true }));

const start = (changes: Record<string, string>) =>
  productionSettings({
    ...goodSettings(),
    FOYER_WEB_BUILD: folder.web,
    FOYER_DATA: folder.folder,
    ...changes,
  });

it('a brand that sends push messages needs the key that signs them', async () => {
  const problem = await start({ FOYER_PUSH_KEY: '', FOYER_PUSH_CONTACT: '' }).catch(String);
  expect(problem).toContain(
    'brands/northlight/brand.json › pushNotifications: no key: set FOYER_PUSH_KEY and FOYER_PUSH_CONTACT',
  );
  expect(await start({ FOYER_PUSH_CONTACT: '' }).catch(String)).toContain('FOYER_PUSH_CONTACT is missing');
});

it('with the key nothing is missing for them', async () => {
  expect(await start({}).catch(String)).not.toMatch(/push/i);
});
