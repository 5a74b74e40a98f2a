import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import { openBrowser, signIn } from './signIn/browser.ts';
import type { PaymentPorts } from '../modules/cashier/index.ts';
import { inProcessBus } from '../infra/bus.ts';
import { adjustableClock, type AdjustableClock } from '../infra/clock.ts';
import { readConfig, type Config } from '../infra/config.ts';
import type { Database } from '../infra/database/database.ts';
import { testDatabase, type TestDatabaseOptions } from '../infra/database/testDatabase.ts';
import type { Filling } from '../infra/database/testTemplate.ts';
import { createLog, type Log } from '../infra/log.ts';
import { joinNodes } from '../infra/nodes/index.ts';
import { loadSites, type Sites } from '../sites/index.ts';
import { testSites } from '../sites/testSites.ts';
import { drawJackpots } from '../flows/draws/drawJackpots.ts';
import { mountApi, type Api } from '../server/api.ts';
import { createApp } from '../server/http/app.ts';
import { MIGRATIONS } from '../server/modules.ts';
import { mount } from '../server/mount.ts';
import type { WebBundle } from '../server/pages/webBundle.ts';
import { seed } from '../server/demo/seed.ts';
import { createServices, type Services } from '../server/services.ts';
import { unwinding } from '../infra/jobs/unwinding.ts';

export interface TestApi {
  readonly app: FastifyInstance;
  readonly api: Api;
  readonly port: number;
  readonly sites: Sites;
  readonly services: Services;
  readonly database: Database;
  readonly clock: AdjustableClock;
  token(brand?: string, email?: string): Promise<string>;
  player(token: string): PlayerId;
  stop(): Promise<void>;
}

interface TestApiOptions {
  /** Environment variables, for example for trusted proxies, hosts, messages and NATS. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly requestsPerMinute?: number;
  /** By default, the demo sites, or the sites that the environment variables configure. */
  readonly sites?: Sites;
  readonly paymentProviders?: Config['paymentProviders'];
  readonly identityReview?: Config['identityReview'];
  readonly gamification?: Config['gamification'];
  readonly sportsbook?: Config['sportsbook'];
  /** Payment providers whose adapters are fake as well. */
  readonly paymentPorts?: PaymentPorts;
  /** Keys that sign player identities for the brands' chat. */
  readonly chatKeys?: Config['chatKeys'];
  readonly studioKeys?: Config['studioKeys'];
  readonly log?: Log;
  readonly databaseOptions?: TestDatabaseOptions;
  /** Another node, whose database this one uses as well. */
  readonly beside?: Pick<TestApi, 'database'>;
  /** How far the clock of this node is ahead of the true time. */
  readonly clockAheadMs?: number;
  /** If set, pages and images are served too. */
  readonly web?: Pick<WebBundle, 'renderPage'>;
}

const renderForm = (model: object): string => JSON.stringify(model);
const renderOffline = () => ({ status: 200, headers: {}, html: '' });

/** The data of a first start: seeded once, and copied for each platform. */
const DEMO: Filling = {
  name: 'demo',
  async fill(database) {
    const config = readConfig({});
    const clock = adjustableClock({ runs: true });
    const sites = await testSites();
    const bus = inProcessBus(() => {});
    const log = createLog({ level: 'silent' });
    const own = { config, database, clock, sites, bus, log };
    const services = createServices({ ...own, renderForm: () => '', wakeRelay() {} });
    await seed({ ...own, services });
    await services.wallet.settled();
  },
};

/** The sites that all tests share, unless the test has its own hosts. */
function sitesOf({
  brandOrigins,
  sharedHosts,
  isProduction,
  sitesFolder,
  studioOrigins,
}: Config): Promise<Sites> {
  if (!isProduction && brandOrigins.length === 0 && Object.keys(studioOrigins).length === 0)
    return testSites();
  return loadSites(sitesFolder, { brandOrigins, sharedHosts, isProduction, studioOrigins });
}

/** Rethrows the error of a subscriber, so that the test fails. */
const rethrow = (error: unknown): never => {
  throw error;
};

async function databaseOf(
  started: ReturnType<typeof unwinding>,
  options: TestDatabaseOptions | undefined,
): Promise<Database> {
  const database = await testDatabase(MIGRATIONS, DEMO, options);
  started.push(() => database.drop());
  return database;
}

/** Starts the platform with seeded data on its own database and port, with forms as bare JSON. */
export async function testApi({
  environment = {},
  requestsPerMinute = 1_000_000,
  sites: ownSites,
  web,
  paymentProviders = {},
  identityReview = null,
  paymentPorts,
  chatKeys = {},
  studioKeys = { sandbox: ['0123456789abcdef'] },
  gamification = null,
  sportsbook = null,
  log = createLog({ level: 'silent' }),
  databaseOptions,
  beside,
  clockAheadMs = 0,
}: TestApiOptions = {}): Promise<TestApi> {
  const started = unwinding();
  const database = beside?.database ?? (await databaseOf(started, databaseOptions));
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-test-'));
  started.push(() => rm(dataFolder, { recursive: true, force: true }));
  const config = {
    ...readConfig(environment),
    dataFolder,
    paymentProviders,
    identityReview,
    chatKeys,
    gamification,
    sportsbook,
    studioKeys,
    requestsPerMinute,
  };
  const clock = adjustableClock({ start: new Date(Date.now() + clockAheadMs), runs: true });
  const sites = ownSites ?? (await sitesOf(config));
  const bus = inProcessBus(rethrow);
  const foundations = { config, database, clock, sites, bus, log };
  const { relay, node, leave, ...nodes } = await joinNodes(foundations);
  started.push(leave);
  const created = createServices({ ...foundations, node, renderForm, wakeRelay: relay.wake });
  const services = { ...created, paymentPorts: paymentPorts ?? created.paymentPorts };
  await drawJackpots(services);
  relay.start();
  started.push(() => relay.stop());
  const app = await createApp(config, log, nodes.countRequests);
  const deps = { ...foundations, ...nodes, services, relay };
  const api = await (web
    ? mount(app, { ...deps, web: { ...web, renderForm, renderOffline } })
    : mountApi(app, deps));
  await app.listen({ host: '127.0.0.1', port: 0 });
  started.push(() => app.close(), api.drain);

  return {
    app,
    api,
    sites,
    services,
    database,
    clock,
    port: (app.server.address() as AddressInfo).port,
    token: async (brand = 'northlight', email = 'anna@foyer.test') =>
      (await signIn(openBrowser(app, brand), { email })).tokens.access_token,
    player(token) {
      const claims: { player_id: string } = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
      );
      return playerId(claims.player_id);
    },
    stop: () => started.unwind(),
  };
}
