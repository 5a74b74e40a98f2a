import { ConfigError, readConfig, type Config } from '../../plumbing/config.ts';
import { inProcessBus } from '../../plumbing/bus.ts';
import { systemClock } from '../../plumbing/clock.ts';
import { openDatabase } from '../../plumbing/database/database.ts';
import { EmbeddedError } from '../../plumbing/database/embedded/index.ts';
import { createLog } from '../../plumbing/log.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import { loadSites } from '../../plumbing/sites/index.ts';
import { createServices } from '../services.ts';
import { operate, OperatorError } from './acts.ts';
import { reachDatabase } from './reachDatabase.ts';

/** `npm run operator`: what the house does to one player, beside a running product, which tells the player. */
async function main(config: Config, words: readonly string[]): Promise<void> {
  const { url, release } = await reachDatabase(config);
  // What an act does is one transaction; what it reads beside it is read on the other.
  const database = openDatabase(url, { connections: 2 });
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
      // The product's own relay looks for itself once a second.
      wakeRelay: () => {},
    });
    await operate({ services, database, sites }, words);
  } finally {
    await database.close();
    await release();
  }
}

function explain(error: unknown): string {
  if (error instanceof Refusal) return [error.message, ...Object.values(error.keys)].join(', ');
  if (error instanceof ConfigError || error instanceof EmbeddedError || error instanceof OperatorError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await main(readConfig(process.env), process.argv.slice(2));
} catch (error) {
  process.stderr.write(`operator: ${explain(error)}\n`);
  process.exitCode = 1;
}
