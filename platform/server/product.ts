import type { AddressInfo } from 'node:net';
import { requireNoProblems } from '../infra/config.ts';
import { dialectProblems } from '../providers/studios/index.ts';
import { inProcessBus } from '../infra/bus.ts';
import type { Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import { openDatabase, type Database } from '../infra/database/database.ts';
import { startEmbedded, type Supervision } from '../infra/database/embedded/index.ts';
import { migrate } from '../infra/database/migrate.ts';
import { requireMigrated } from '../infra/database/schema/pending.ts';
import type { DatabaseLimits } from '../infra/database/limits.ts';
import { requireWritable } from '../infra/folders/writable.ts';
import { createLog, type Log } from '../infra/log.ts';
import { followDatabaseClock, joinNodes } from '../infra/nodes/index.ts';
import { holdNodeLock } from '../infra/outbox/nodeLock.ts';
import { invalidEvent, renewFeedMonths } from '../infra/outbox/feed/index.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { loadSites, type Sites } from '../sites/index.ts';
import { drawJackpots } from '../flows/draws/drawJackpots.ts';
import { drawRaffles } from '../flows/draws/drawRaffles.ts';
import { closing, stopAfterDrain } from './stopping/closing.ts';
import { createApp } from './http/app.ts';
import { embeddedFolder } from '../infra/database/embedded/embeddedFolder.ts';
import { MIGRATIONS } from './modules.ts';
import { mount } from './mount.ts';
import { seed } from './demo/seed.ts';
import { jobsOf } from './jobs.ts';
import { createServices, type Services } from './services.ts';
import { startTracing } from '../infra/telemetry/startTracing.ts';
import { unwinding } from '../infra/jobs/unwinding.ts';
import { feedHandler } from './http/internal/feedHandler.ts';
import { startInternalServer } from './http/internal/internalServer.ts';
import { requireRates } from './ledger/requireRates.ts';
import { createReload } from './production/reload.ts';
import { reloadableSites } from './production/reloadableSites.ts';
import { requireHosts } from './http/requireHosts.ts';
import { loadWebBundle, type WebBundle } from './pages/webBundle.ts';

export interface Product {
  /** `http://localhost:<port>`, the URL of the default brand. */
  readonly url: string;
  /** Port of the `/metrics` listener; null if none is configured. */
  readonly metricsPort: number | null;
  readonly sites: Sites;
  readonly database: Database;
  /** Reads the files of the sites again. Mistakes are logged, and leave the running state unchanged. */
  reload(): Promise<void>;
  /**
   * Fails the readiness check and serves for `drainSeconds`, then refuses new requests and sockets, completes those in
   * progress and closes the database.
   */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** By default, the clock of the database. */
  readonly clock?: Clock;
  readonly web?: WebBundle;
  /** Loaded already; without them they are read from the folder of the settings. */
  readonly sites?: Sites;
  /** Receives a line for each step that takes time. */
  readonly onProgress?: (line: string) => void;
  /** Called when the product cannot continue: the process should exit. */
  readonly onFatal?: (error: Error) => void;
  readonly log?: Log;
  readonly limits?: DatabaseLimits;
  /** Replaces the default pauses between restarts of the embedded database. */
  readonly restartPausesMs?: Supervision['pausesMs'];
}

/** Starts the whole platform in this process: database, modules, HTTP and sockets, seeded and listening. */
export async function startProduct(config: Config, deps: ProductOptions = {}): Promise<Product> {
  const { onProgress = () => {}, limits, onFatal = () => {} } = deps;
  const log = deps.log ?? createLog({ level: config.logLevel });
  const started = unwinding();
  try {
    if (config.tracing) started.push(await startTracing(config.tracing, log));
    const reloadable = reloadableSites(deps.sites ?? (await loadSites(config.sitesFolder, config)));
    const { sites } = reloadable;
    requireUsable(sites, config);

    if (config.documentsFolder !== null)
      await requireWritable('FOYER_DOCUMENTS_FOLDER', config.documentsFolder, 0o700);
    const database = openDatabase(config.databaseUrl ?? (await ownDatabase(config, deps, log, started)), {
      ...(limits && { limits }),
    });
    started.push(() => database.close());
    started.push(await holdNodeLock({ database, log, isShared: config.nats !== null, onLost: onFatal }));
    onProgress('database: bringing the tables up to date');
    await prepareDatabase({ database, config, log, sites });

    const clock = deps.clock ?? (await ownClock(database, log, started));
    const bus = inProcessBus((error) => log.error({ err: error }, 'a listener failed'));
    started.push(invalidEvent.subscribe((event) => log.error(event, 'an event is not as its schema says')));
    const { relay, node, leave, ...nodes } = await joinNodes({ config, database, bus, log });
    started.push(leave);
    const web = deps.web ?? (await loadWebBundle(config.webBuildFolder));
    const foundations = { config, database, node, clock, sites, bus, log, relay };
    const services = createServices({ ...foundations, renderForm: web.renderForm, wakeRelay: relay.wake });
    onProgress('catalogue: storing the games');
    await seed({ config, database, clock, sites, services });
    await backfillMatching(services, { database, log });
    // Creates pots, the first period and the first drops before the first bet.
    await drawJackpots(services).catch((err: unknown) => log.error({ err }, 'jackpots wait for their job'));
    await drawRaffles(services);

    await renewFeedMonths(database, { now: clock.now(), months: config.events.months });
    relay.start();
    started.push(
      () => relay.stop(),
      () => services.wallet.settled(),
    );
    const app = await createApp(config, log, nodes.countRequests);
    const { drain, failReadiness, metrics } = await mount(app, { ...foundations, ...nodes, services, web });
    // The metrics must see the first run of each job: the next run of some is an hour later.
    const stopJobs = startJobs(jobsOf(services), { log, isLeader: relay.isLeader });
    started.push(closing(app, stopJobs), drain);
    await app.listen({ host: config.host, port: config.port });
    const internal = { registry: metrics, handle: feedHandler({ config, database, log }) };
    const figures = config.metrics && (await startInternalServer(config.metrics, internal));
    if (figures) started.push(figures.stop);
    return {
      url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
      metricsPort: figures?.port ?? null,
      sites,
      database,
      reload: createReload({
        config,
        log,
        reloadable,
        studioKeys: services.studioKeys,
        wallet: services.wallet,
        storeCatalogue: () => database.transaction((tx) => services.catalogue.seed(tx)),
      }),
      stop: () => stopAfterDrain({ failReadiness, drainSeconds: config.drainSeconds, stop: started.unwind }),
    };
  } catch (error) {
    await started.unwind();
    throw error;
  }
}

/** @throws ConfigError */
function requireUsable(sites: Sites, config: Config): void {
  requireHosts(sites, config);
  requireNoProblems(dialectProblems(sites.studioServers, config.studioKeys));
}

type Started = ReturnType<typeof unwinding>;

async function ownClock(database: Database, log: Log, started: Started): Promise<Clock> {
  const clock = await followDatabaseClock({ database, log });
  started.push(clock.stop);
  return clock;
}

/** Starts the embedded PostgreSQL. @returns its URL */
async function ownDatabase(
  { dataFolder }: Config,
  { onProgress = () => {}, onFatal = () => {}, restartPausesMs: pausesMs }: ProductOptions,
  log: Log,
  started: Started,
): Promise<string> {
  onProgress('database: starting PostgreSQL');
  const progress = { info: (text: string) => onProgress(`database: ${text}`) };
  await requireWritable('FOYER_DATA', dataFolder);
  const supervision = { log, onGivenUp: onFatal, ...(pausesMs && { pausesMs }) };
  const embedded = await startEmbedded({ folder: embeddedFolder(dataFolder), log: progress, supervision });
  started.push(() => embedded.stop());
  return embedded.url;
}

async function backfillMatching(
  { selfExclusion }: Services,
  { database, log }: { readonly database: Database; readonly log: Log },
): Promise<void> {
  const players = await selfExclusion.matching.backfillKeys(database);
  if (players > 0) log.info({ players }, 'players are known to the comparison with excluded ones');
}

/** Brings the tables up to date. @throws SiteError if the site data does not fit their content */
async function prepareDatabase({
  database,
  config,
  log,
  sites,
}: Pick<Services, 'database' | 'config' | 'log' | 'sites'>): Promise<void> {
  await (config.mayMigrateAtStart
    ? migrate(database, MIGRATIONS, { onProgress: (line) => log.info(line) })
    : requireMigrated(database, MIGRATIONS));
  await requireRates(database, sites);
}
