import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../infra/config.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import {
  goodSettings,
  productionFolder,
  startProductionProcess,
  type ProductionProcess,
} from '../../testing/production/productionProcess.ts';
import { rawHttp } from '../http/attacks/rawHttp.ts';
import { MIGRATIONS } from '../modules.ts';

let folder: Awaited<ReturnType<typeof productionFolder>>;
let database: Awaited<ReturnType<typeof testDatabase>>;
let production: ProductionProcess;
let port: number;
let sites: string;
beforeAll(async () => {
  folder = await productionFolder();
  database = await testDatabase(MIGRATIONS);
  sites = join(folder.folder, 'sites');
  await cp(readConfig({}).sitesFolder, sites, { recursive: true });
  production = startProductionProcess({
    ...goodSettings(),
    FOYER_SITES: sites,
    FOYER_WEB_BUILD: folder.web,
    FOYER_DATABASE_URL: database.url,
  });
  port = Number((await production.until(/listens at +http:\/\/127\.0\.0\.1:(\d+)\n[^]*metrics/))[1]);
});
afterAll(async () => {
  expect(await production.stop()).toBe(0);
  await database.drop();
  await folder.remove();
});

const get = (path: string, host = 'northlight.casino.example') =>
  rawHttp(port, [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html', 'X-Forwarded-Proto: https']);

async function page(): Promise<{
  settings: { title: string; features: string[] };
  isInMaintenance: boolean;
}> {
  const { body } = await get('/en/');
  return JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1));
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(sites, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const reload = (line: RegExp) => {
  production.signal('SIGHUP');
  return production.until(line);
};

it('SIGHUP takes changed texts and toggles without a restart', async () => {
  expect((await page()).settings).toMatchObject({ title: 'Northlight Casino' });
  expect((await page()).settings.features).toContain('QuickMenu');
  await edit('brands/northlight/brand.json', (text) =>
    text.replace('"Northlight Casino"', '"Northlight by Night"').replace('"QuickMenu", ', ''),
  );
  await edit('locales/en/unknownHost.json', (text) => text.replace('There is no site', 'Nobody lives'));
  await reload(
    /were reloaded, maintenance is off; environment variables, such as the database, need a restart/,
  );
  const { settings } = await page();
  expect(settings.title).toBe('Northlight by Night');
  expect(settings.features).not.toContain('QuickMenu');
  expect((await get('/en/', 'nobody.example')).body).toContain('Nobody lives at this address');
});

it('SIGHUP switches maintenance on and off', async () => {
  await edit('sites.json', (text) => text.replace('{', '{ "maintenance": true,'));
  await reload(/maintenance is on/);
  expect((await page()).isInMaintenance).toBe(true);
  expect((await get('/graphql?query={__typename}')).status).toBe(503);
  expect((await get('/health/ready')).body).toContain('"maintenance"');
  await edit('sites.json', (text) => text.replace('"maintenance": true', '"maintenance": false'));
  await reload(/maintenance is on[^]*maintenance is off/);
  expect((await page()).isInMaintenance).toBe(false);
  expect((await get('/graphql?query={__typename}')).status).toBe(200);
});

it('a damaged file changes nothing, and one line names the file and the field', async () => {
  const before = await page();
  await edit('locales/en/unknownHost.json', (text) => text.replace('Nobody lives', 'Somebody lives'));
  await edit('brands/northlight/brand.json', (text) =>
    text.replace('"QuickMenu"', '').replace('"mga"', '"moon"'),
  );
  const [line] = await reload(/[^\n]*nothing was reloaded[^\n]*moon[^\n]*\n/);
  expect(line).toContain('brands/northlight/brand.json › licence');
  expect(await page()).toEqual(before);
  expect((await get('/en/', 'nobody.example')).body).toContain('Nobody lives');
  await edit('brands/northlight/brand.json', () => '{');
  await reload(/nothing was reloaded[^\n]*brands\/northlight\/brand\.json: [^\n]*JSON/);
  expect(await page()).toEqual(before);
});

it('what a running process cannot take is said, and changes nothing', async () => {
  await cp(join(readConfig({}).sitesFolder, 'brands/northlight'), join(sites, 'brands/northlight'), {
    recursive: true,
  });
  await edit('payments/rates.json', (text) => text.replace('"0.6131"', '"0.6132"'));
  await reload(/nothing was reloaded: payments\/rates\.json changed: restart this node/);
  expect((await page()).settings.title).toBe('Northlight by Night');
});
