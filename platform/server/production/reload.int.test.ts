import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../infra/config.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import {
  goodSettings,
  productionFolder,
  randomSecret,
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
  const keys = join(folder.folder, 'keys');
  await mkdir(keys);
  production = startProductionProcess({
    ...goodSettings(),
    FOYER_DATA: join(folder.folder, 'data'),
    FOYER_SITES: sites,
    FOYER_WEB_BUILD: folder.web,
    FOYER_STUDIO_KEYS_FOLDER: keys,
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

it('SIGHUP switches a game off at a brand, and on again', async () => {
  const query = encodeURIComponent('{ game(slug: "fox-and-ember") { game { slug } } }');
  const gameAt = async (brand: string) => {
    const { body } = await get(`/graphql?query=${query}`, `${brand}.casino.example`);
    return JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)).data.game;
  };
  expect(await gameAt('northlight')).not.toBeNull();
  await edit(
    'catalogue/switchedOff.json',
    () => '[{ "games": ["fox-and-ember"], "brands": ["northlight"] }]',
  );
  await reload(/(?:were reloaded[^]*){4}/);
  expect(await gameAt('northlight')).toBeNull();
  expect(await gameAt('tivoli')).not.toBeNull();
  await edit('catalogue/switchedOff.json', () => '[{ "games": ["fox-and-embers"] }]');
  const [line] = await reload(/[^\n]*nothing was reloaded[^\n]*fox-and-embers[^\n]*\n/);
  expect(line).toContain("catalogue/switchedOff.json:1 › 0.games.0: there is no game 'fox-and-embers'");
  await edit('catalogue/switchedOff.json', () => '[]');
  await reload(/(?:were reloaded[^]*){5}/);
  expect(await gameAt('northlight')).not.toBeNull();
});

it('SIGHUP adds a studio, with its key and its games', async () => {
  const frames = async () =>
    /frame-src ([^;]*)/.exec((await get('/en/')).head)?.[1]?.match(/https:\/\/games\S+/g);
  const call = () =>
    rawHttp(port, ['POST /studio/v1/bet HTTP/1.1', 'Host: northlight.casino.example', 'X-Studio: aurora']);
  expect(await frames()).toEqual(['https://games.example']);
  expect((await call()).body).toContain('UnknownStudio');
  await writeFile(
    join(sites, 'studios/aurora.json'),
    JSON.stringify({
      studio: 'aurora',
      origin: 'https://games.aurora.example',
      launch: '/play/{game}?token={token}&lobby={lobby}',
      currencies: ['EUR'],
    }),
  );
  await reload(/nothing was reloaded[^\n]*studios\/aurora\.json: the studio has no key/);
  await writeFile(join(folder.folder, 'keys/aurora'), `${randomSecret()}\n`);
  const add = (changes: object) => (text: string) => {
    const rows: object[] = JSON.parse(text);
    return JSON.stringify([...rows, { ...rows[0], ...changes }]);
  };
  const currencies = ['EUR'];
  await edit('catalogue/studios.json', add({ slug: 'aurora-games', provider: 'aurora', currencies }));
  await edit('catalogue/games.json', add({ slug: 'polar-night', studio: 'aurora-games' }));
  await reload(/(?:were reloaded[^]*){6}/);
  expect(await frames()).toEqual(['https://games.aurora.example', 'https://games.example']);
  expect((await call()).body).toContain('BadSignature');
  const { rows } = await database.pool.query(
    "select studio from catalogue.game where slug = 'polar-night' and is_open",
  );
  expect(rows).toEqual([{ studio: 'aurora-games' }]);
});

it('LIMIT-11 SIGHUP removes a studio, whose open rounds can still be settled', async () => {
  const call = () =>
    rawHttp(port, ['POST /studio/v1/win HTTP/1.1', 'Host: northlight.casino.example', 'X-Studio: aurora']);
  const { pool } = database;
  const round = await pool.query(`insert into wallet.round
    (opened_at, staked_real, staked_bonus, studio, id, player_id, game) values (now(), 1, 0, 'aurora', 'r', 'p', 'g')`);
  expect(round.rowCount).toBe(1);
  const removed = (row: { slug: string }) => row.slug === 'aurora-games' || row.slug === 'polar-night';
  const without = (text: string) => {
    const rows: { slug: string }[] = JSON.parse(text);
    return JSON.stringify(rows.filter((row) => !removed(row)));
  };
  await edit('catalogue/studios.json', without);
  await edit('catalogue/games.json', without);
  await rm(join(sites, 'studios/aurora.json'));
  await rm(join(folder.folder, 'keys/aurora'));
  await reload(/the studio 'aurora' was removed, and has open rounds/);
  expect((await call()).body).toContain('BadSignature');
  await pool.query("update wallet.round set closed_at = now() where studio = 'aurora'");
  await reload(/(?:were reloaded[^]*){8}/);
  expect((await call()).body).toContain('UnknownStudio');
});

it('a damaged file changes nothing, and one line names the file and the field', async () => {
  const before = await page();
  await edit('locales/en/unknownHost.json', (text) => text.replace('Nobody lives', 'Somebody lives'));
  await edit('brands/northlight/brand.json', (text) =>
    text.replace('"QuickMenu"', '').replace('"mga"', '"moon"'),
  );
  const [line] = await reload(/[^\n]*nothing was reloaded[^\n]*moon[^\n]*\n/);
  expect(line).toMatch(/brands\/northlight\/brand\.json:\d+ › licence/);
  expect(await page()).toEqual(before);
  expect((await get('/en/', 'nobody.example')).body).toContain('Nobody lives');
  await edit('brands/northlight/brand.json', () => '{');
  await reload(/nothing was reloaded[^\n]*brands\/northlight\/brand\.json[^\n]*JSON/);
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
