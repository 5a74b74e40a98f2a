import type { AddressInfo } from 'node:net';
import { inProcessBus } from '../infra/bus.ts';
import { systemClock, type Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import { openDatabase, type Database } from '../infra/database/database.ts';
import { startEmbedded, type Supervision } from '../infra/database/embedded/index.ts';
import { migrate } from '../infra/database/migrate.ts';
import { requireMigrated } from '../infra/database/schema/pending.ts';
import type { DatabaseLimits } from '../infra/database/limits.ts';
import { requireWritable } from '../infra/folders/writable.ts';
import { createLog, type Log } from '../infra/log.ts';
import { joinNodes } from '../infra/nodes/index.ts';
import { holdNodeLock } from '../infra/outbox/nodeLock.ts';
import { startJobs } from '../infra/jobs/jobs.ts';
import { loadSites, type Sites } from '../sites/index.ts';
import { drawJackpots } from '../flows/drawJackpots.ts';
import { drawRaffles } from '../flows/drawRaffles.ts';
import { closing, stopAfterDrain } from './stopping/closing.ts';
import { createApp } from './http/app.ts';
import { embeddedFolder } from './embeddedFolder.ts';
import { MIGRATIONS } from './modules.ts';
import { mount } from './mount.ts';
import { seed } from './demo/seed.ts';
import { jobsOf } from './jobs.ts';
import { createServices } from './services.ts';
import { unwinding } from '../infra/jobs/unwinding.ts';
import { startMetrics } from './http/metrics.ts';
import { requireHosts } from './http/requireHosts.ts';
import { loadWebBundle, type WebBundle } from './pages/webBundle.ts';

export interface Product {
  /** `http://localhost:<port>`, the URL of the default brand. */
  readonly url: string;
  /** Port of the `/metrics` listener; null if none is configured. */
  readonly metricsPort: number | null;
  readonly sites: Sites;
  readonly database: Database;
  /**
   * Fails the readiness check and serves for `drainSeconds`, then refuses new requests and sockets, completes those in
   * progress and closes the database.
   */
  stop(): Promise<void>;
}

export interface ProductOptions {
  readonly clock?: Clock;
  readonly web?: WebBundle;
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
  const { clock = systemClock, onProgress = () => {}, limits, onFatal = () => {} } = deps;
  const log = deps.log ?? createLog({ level: config.logLevel });
  const started = unwinding();
  try {
    const sites = await loadSites(config.sitesFolder, config);
    requireHosts(sites, config);

    if (config.documentsFolder !== null)
      await requireWritable('FOYER_DOCUMENTS_FOLDER', config.documentsFolder, 0o700);
    const database = openDatabase(config.databaseUrl ?? (await ownDatabase()), { ...(limits && { limits }) });
    started.push(() => database.close());
    started.push(await holdNodeLock({ database, log, isShared: config.nats !== null, onLost: onFatal }));
    onProgress('database: bringing the tables up to date');
    await prepareTables(database, config, log);

    const bus = inProcessBus((error) => log.error({ err: error }, 'a listener failed'));
    const { relay, leave, ...nodes } = await joinNodes({ config, database, bus, log });
    started.push(leave);
    const web = deps.web ?? (await loadWebBundle(config.webBuildFolder));
    const foundations = { config, database, clock, sites, bus, log, relay };
    const services = createServices({ ...foundations, renderForm: web.renderForm, wakeRelay: relay.wake });
    onProgress('demo: looking after players and games');
    await seed({ config, database, clock, sites, services });
    const backfilled = await services.selfExclusion.matching.backfillKeys(database);
    if (backfilled > 0)
      log.info({ players: backfilled }, 'players are known to the comparison with excluded ones');
    // Creates pots, the first period and the first drops before the first bet.
    await drawJackpots(services).catch((err: unknown) => log.error({ err }, 'jackpots wait for their job'));
    await drawRaffles(services);

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
    const figures = config.metrics && (await startMetrics(config.metrics, metrics));
    if (figures) started.push(figures.stop);
    return {
      url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
      metricsPort: figures?.port ?? null,
      sites,
      database,
      stop: () => stopAfterDrain({ failReadiness, drainSeconds: config.drainSeconds, stop: started.unwind }),
    };
  } catch (error) {
    await started.unwind();
    throw error;
  }

  async function ownDatabase(): Promise<string> {
    onProgress('database: starting PostgreSQL');
    const progress = { info: (text: string) => onProgress(`database: ${text}`) };
    await requireWritable('FOYER_DATA', config.dataFolder);
    const { restartPausesMs: pausesMs } = deps;
    const supervision = { log, onGivenUp: onFatal, ...(pausesMs && { pausesMs }) };
    const folder = embeddedFolder(config.dataFolder);
    const embedded = await startEmbedded({ folder, log: progress, supervision });
    started.push(() => embedded.stop());
    return embedded.url;
  }
}

async function prepareTables(database: Database, { mayMigrateAtStart }: Config, log: Log): Promise<void> {
  if (!mayMigrateAtStart) return requireMigrated(database, MIGRATIONS);
  await migrate(database, MIGRATIONS, { onProgress: (line) => log.info(line) });
}
