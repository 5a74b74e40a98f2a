import { mkdtemp, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toCurrency } from '@foyer/domain/currency.ts';
import { brandId, playerId } from '@foyer/domain/ids.ts';
import { adjustableClock } from '../../infra/clock.ts';
import { readConfig, type Config } from '../../infra/config.ts';
import { removeEmbedded } from '../../infra/database/embedded/index.ts';
import { testDatabase } from '../../infra/database/testDatabase.ts';
import { createWallet } from '../../modules/wallet/index.ts';
import { readDemoPlayers } from '../../server/demo/demoPlayers.ts';
import type { WebBundle } from '../../server/pages/webBundle.ts';
import { copyWithoutHosts } from '../../sites/testing/copyWithoutHosts.ts';
import { readMetricsPage } from '../metricsPage.ts';
import { MIGRATIONS } from '../../server/modules.ts';
import { startProduct, type Product } from '../../server/product.ts';

const web: WebBundle = {
  renderOffline: () => ({ status: 200, headers: {}, html: '' }),
  renderPage: async ({ url }) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    html: `page of ${url}`,
  }),
  renderForm: (model) => JSON.stringify(model),
};
const ORIGINS = [{ brand: null, origin: 'https://{brand}.casino.example' }];
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** @param migrations those that the database already has */
async function configOn(changes: Partial<Config> = {}, migrations = MIGRATIONS): Promise<Config> {
  const database = await testDatabase(migrations);
  endings.push(() => database.drop());
  return { ...readConfig({}), port: 0, logLevel: 'silent', databaseUrl: database.url, ...changes };
}

async function start(config: Config): Promise<Product> {
  const product = await startProduct(config, { web });
  endings.push(() => product.stop());
  return product;
}

const balances = async ({ database }: Product) =>
  (
    await database.pool.query(
      'select email, balance from wallet.account a join identity.player p on p.id = a.player_id where a.kind = $1 order by email',
      ['real'],
    )
  ).rows;

describe('the product', () => {
  it('serves pages, API and images of every brand from one address', async () => {
    const { url, sites } = await start(await configOn());
    expect(await fetch(`${url}/en/`).then((response) => response.text())).toBe('page of /en/');
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(
      (await fetch(`${url}/images/games/${sites.games[0]?.slug}/portrait-240`)).headers.get('content-type'),
    ).toMatch(/^image\//);
    expect((await fetch(`${url}/graphql?query={__typename}`)).status).toBe(200);
  });

  it('fills an empty database with the demo once, and keeps a changed balance', async () => {
    const config = await configOn({}, []);
    const first = await startProduct(config, { web });
    const before = await balances(first);
    const { players } = await readDemoPlayers(config.sitesFolder);
    expect(before).toHaveLength(players.length);
    expect(before[0]).toEqual({ email: 'anna@foyer.test', balance: 100000n });
    await first.stop();
    const again = await start(config);
    expect(await balances(again)).toEqual(before);
  });

  it('seeds no player in production', async () => {
    const product = await start(await configOn({ isProduction: true, brandOrigins: ORIGINS }));
    expect(await balances(product)).toEqual([]);
  });

  it('does not start in production while no brand has an origin', async () => {
    const { folder: sitesFolder, delete: remove } = await copyWithoutHosts();
    endings.push(remove);
    const config = await configOn({ isProduction: true, sitesFolder });
    await expect(startProduct(config, { web })).rejects.toThrow('set FOYER_BRAND_ORIGINS');
  });

  it('serves metrics on their own port only', async () => {
    const product = await start(await configOn({ metrics: { host: '127.0.0.1', port: 0 } }));
    const metrics = `http://127.0.0.1:${product.metricsPort}`;
    const text = await fetch(`${metrics}/metrics`).then((response) => response.text());
    expect(text).toContain('foyer_open_sockets{protocol="graphql-ws"} 0');
    const served = [...text.matchAll(/^# TYPE (.+)$/gm)].map(([, metric]) => metric);
    const documented = readMetricsPage().map(({ name, type }) => `${name} ${type}`);
    expect(new Set(served)).toEqual(new Set(documented));
    expect((await fetch(`${metrics}/graphql`)).status).toBe(404);
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
  });

  it('releases everything if its port is in use', async () => {
    const { url } = await start(await configOn());
    const taken = { ...(await configOn()), port: Number(new URL(url).port) };
    await expect(startProduct(taken, { web })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('restarts its own database, and exits with a message if it cannot', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-own-'));
    const folder = join(dataFolder, 'database');
    endings.push(async () => {
      await removeEmbedded({ folder, log: { info() {} } });
      await rm(dataFolder, { recursive: true, force: true });
    });
    const fatal = vi.fn();
    const config = { ...readConfig({}), port: 0, logLevel: 'silent' as const, databaseUrl: null, dataFolder };
    const product = await startProduct(config, { web, onFatal: fatal, restartPausesMs: [0, 10] });
    endings.push(() => product.stop());
    const serverId = async () =>
      (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0];
    const kill = async () => process.kill(Number(await serverId()), 'SIGKILL');
    const ready = async () => (await fetch(`${product.url}/health/ready`)).status;
    const before = await serverId();
    await kill();
    // Until then the connections that the killed server opened may still answer.
    await expect.poll(async () => ['', before].includes(await serverId()), { timeout: 30_000 }).toBe(false);
    await expect.poll(() => balances(product).catch(() => []), { timeout: 30_000 }).not.toEqual([]);
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    expect(fatal).not.toHaveBeenCalled();
    await writeFile(join(folder, 'postgres/postgresql.auto.conf'), 'no_such_setting = 1\n');
    await kill();
    await expect.poll(() => fatal.mock.calls.length, { timeout: 30_000 }).toBe(1);
    expect(String(fatal.mock.calls[0]?.[0])).toMatch(/could not be started again after 2 attempts/);
    // A cached probe result may report ready for up to a second.
    await expect.poll(ready).toBe(503);
  });

  it('names the variable and the folder that is not writable', async () => {
    const file = fileURLToPath(import.meta.url);
    const database = await configOn();
    for (const [variable, config] of Object.entries({
      FOYER_DATA: { ...database, databaseUrl: null, dataFolder: join(file, 'data') },
      FOYER_DOCUMENTS_FOLDER: { ...database, documentsFolder: join(file, 'documents') },
    }))
      await expect(startProduct(config, { web })).rejects.toThrow(
        new RegExp(`^${variable} is ${file}/\\w+, which cannot be written: .*\\(ENOTDIR\\)\\. Make it`),
      );
  });

  it('refuses to start with a mistake in a site file, naming file and field', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-sites-'));
    endings.push(() => rm(folder, { recursive: true }));
    const config = await configOn({ sitesFolder: folder });
    await cp(readConfig({}).sitesFolder, folder, { recursive: true });
    const file = join(folder, 'demoPlayers.json');
    const demo = JSON.parse(await readFile(file, 'utf8'));
    demo.players[0].currency = 'GOLD';
    await writeFile(file, JSON.stringify(demo));
    await expect(startProduct(config, { web })).rejects.toThrow(
      /demoPlayers\.json:\d+ › players\.0\.currency/,
    );
  });

  it('refuses to start while accounts have a currency without a rate, naming file and currency', async () => {
    const config = await configOn();
    const first = await startProduct(config, { web });
    const clock = adjustableClock();
    const wallet = createWallet({ ...first, clock, wakeRelay() {}, log: { error: console.error } });
    await first.database.transaction((tx) =>
      wallet.open(tx, {
        playerId: playerId('someone'),
        brand: brandId('northlight'),
        currency: toCurrency('ISK'),
      }),
    );
    await first.stop();
    await expect(startProduct(config, { web })).rejects.toThrow(
      /^The site data has a mistake:\n  payments\/rates\.json › euros\.ISK: is missing, and the database has accounts in ISK/,
    );
  });
});
