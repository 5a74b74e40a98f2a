import type { Config } from '../../infra/config.ts';
import { inProcessBus } from '../../infra/bus.ts';
import { systemClock } from '../../infra/clock.ts';
import { openDatabase, type Database } from '../../infra/database/database.ts';
import { LONG_LIMITS } from '../../infra/database/limits.ts';
import { createLog } from '../../infra/log.ts';
import { loadSites, type Sites } from '../../sites/index.ts';
import { createServices, type Services } from '../services.ts';
import { reachDatabase } from './reachDatabase.ts';

export interface ReachedServices {
  readonly services: Services;
  readonly database: Database;
  readonly sites: Sites;
}

/** Opens modules and flows for one command, with or without a running product. @throws EmbeddedError */
export async function withServices(
  config: Config,
  work: (reached: ReachedServices) => Promise<void>,
): Promise<void> {
  const { url, release } = await reachDatabase(config);
  // One connection for the command's transaction, one for reads outside it.
  const database = openDatabase(url, { connections: 2, limits: LONG_LIMITS });
  try {
    const sites = await loadSites(config.sitesFolder);
    const log = createLog({ level: config.logLevel });
    const bus = inProcessBus((error) => log.error({ err: error }, 'a listener failed'));
    const services = createServices({
      config,
      database,
      clock: systemClock,
      sites,
      bus,
      log,
      renderForm: () => {
        throw new Error('an operator is shown no form');
      },
      // The running product's relay polls once a second.
      wakeRelay: () => {},
    });
    await work({ services, database, sites });
  } finally {
    await database.close();
    await release();
  }
}
