import { inProcessBus } from '../../infra/bus.ts';
import { systemClock } from '../../infra/clock.ts';
import { ConfigError, readConfig, type Config } from '../../infra/config.ts';
import { openDatabase, type Database } from '../../infra/database/database.ts';
import { EmbeddedError } from '../../infra/database/embedded/index.ts';
import { LONG_LIMITS } from '../../infra/database/limits.ts';
import { explainUnavailable } from '../../infra/database/unavailable.ts';
import { DataVersionError } from '../../infra/database/versions.ts';
import { createLog } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';
import { loadSites } from '../../sites/index.ts';
import { createServices } from '../services.ts';
import type { OperatorDeps } from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';
import { reachDatabase } from './database/reachDatabase.ts';

/** Runs a command of the terminal with or without a running product, and prints the lines that it returns. */
export const runCommand = (
  name: string,
  command: (deps: OperatorDeps, args: readonly string[]) => Promise<string | void>,
): Promise<void> =>
  reportErrors(name, async () => {
    const config = readConfig(process.env);
    const { url, release } = await reachDatabase(config);
    // One connection for the command's transaction, one for reads outside it.
    const database = openDatabase(url, { connections: 2, limits: LONG_LIMITS });
    try {
      const text = await command(await depsOf(config, database), process.argv.slice(2));
      if (text) process.stdout.write(`${text}\n`);
    } finally {
      await database.close();
      await release();
    }
  });

/** Prints an error and exits with 1: one line if the user can fix the cause, otherwise with the stack. */
export async function reportErrors(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${name}: ${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof Refusal) return [error.message, ...Object.values(error.keys)].join(', ');
  if (
    error instanceof ConfigError ||
    error instanceof EmbeddedError ||
    error instanceof OperatorError ||
    error instanceof DataVersionError
  )
    return error.message;
  return (
    explainUnavailable(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

async function depsOf(config: Config, database: Database): Promise<OperatorDeps> {
  const sites = await loadSites(config.sitesFolder);
  const log = createLog({ level: config.logLevel });
  const services = createServices({
    config,
    database,
    clock: systemClock,
    sites,
    bus: inProcessBus((error) => log.error({ err: error }, 'a listener failed')),
    log,
    renderForm: () => {
      throw new Error('an operator is shown no form');
    },
    // There is nothing to wake: the relay of the running product polls once a second.
    wakeRelay: () => {},
  });
  return { services, database, sites };
}
