import { ConfigError, readConfig } from '../infra/config.ts';
import { EmbeddedError } from '../infra/database/embedded/index.ts';
import { explainUnavailable, isDiskFull } from '../infra/database/unavailable.ts';
import { DataVersionError } from '../infra/database/versions.ts';
import { NatsError } from '../infra/outbox/nats/connect.ts';
import { NodeLockError } from '../infra/outbox/nodeLock.ts';
import { FolderError } from '../infra/folders/writable.ts';
import { OutputError, requireOutput } from '../infra/telemetry/standardOutput.ts';
import { SiteError } from '../sites/index.ts';
import { announce } from './demo/announcement.ts';
import { readDemoPlayers } from './demo/demoPlayers.ts';
import { announceProduction } from './production/announcement.ts';
import { productionSettings } from './production/settings.ts';
import { startProduct, type Product } from './product.ts';
import { stopOnSignal } from './stopping/stopOnSignal.ts';
import { WebBundleError } from './pages/webBundle.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const CLEAR = [
  ConfigError,
  SiteError,
  EmbeddedError,
  WebBundleError,
  FolderError,
  DataVersionError,
  NodeLockError,
  NatsError,
  OutputError,
];

// Errors with a cause outside the code are printed as one line, all others with their stack.
const isClear = (error: unknown): error is Error => CLEAR.some((kind) => error instanceof kind);

function explain(error: unknown): string {
  if (isClear(error)) return error.message;
  if (isPortTaken(error)) {
    return `port ${error.port} is in use: stop what listens there, or set PORT to another`;
  }
  if (isDiskFull(error))
    return `the disk of the database is full (${String(error)}): free some space there and start again. No data is lost.`;
  return (
    explainUnavailable(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

function fail(error: unknown): never {
  process.stderr.write(`foyer: ${explain(error)}\n`);
  process.exit(1);
}

const isPortTaken = (error: unknown): error is { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;

async function start(): Promise<Product> {
  await requireOutput('foyer: starting');
  const options = { onProgress: print, onFatal: fail };
  if (process.env['NODE_ENV'] === 'production') {
    const settings = await productionSettings(process.env);
    const product = await startProduct(settings.config, { ...options, sites: settings.sites });
    print(announceProduction({ ...settings, ...product }));
    return product;
  }
  const config = readConfig(process.env);
  const product = await startProduct(config, options);
  print(announce(product.url, product.sites, await readDemoPlayers(config.sitesFolder)));
  return product;
}

const starting = start().catch(fail);
stopOnSignal(starting, fail);
process.on('SIGHUP', () => void starting.then((product) => product.reload()));
