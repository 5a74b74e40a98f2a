import { ConfigError, readConfig } from '../plumbing/config.ts';
import { EmbeddedError } from '../plumbing/database/embedded/index.ts';
import { SiteError } from '../plumbing/sites/index.ts';
import { announce } from './announcement.ts';
import { readDemoPlayers } from './demoPlayers.ts';
import { startProduct, type Product } from './product.ts';
import { WebBundleError } from './webBundle.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const CLEAR_ERRORS = [ConfigError, SiteError, EmbeddedError, WebBundleError];

/** A start fails with one clear line where the remedy is outside the code, and with a stack where it is not. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof SiteError || error instanceof EmbeddedError)
    return error.message;
  if (isPortTaken(error))
    return `port ${error.port} is in use: stop what listens there, or set PORT to another`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const isPortTaken = (error: unknown): error is { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;

async function start(): Promise<Product> {
  const config = readConfig(process.env);
  const product = await startProduct(config, { onProgress: say });
  say(
    announce(
      product.url,
      product.sites,
      config.isProduction ? null : await readDemoPlayers(config.sitesFolder),
    ),
  );
  return product;
}

const starting = start().catch((error: unknown) => {
  process.stderr.write(`foyer: ${explain(error)}\n`);
  process.exit(1);
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time means it.
    if (isStopping) process.exit(1);
    isStopping = true;
    void starting
      .then((product) => product.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`foyer: ${explain(error)}\n`);
          process.exit(1);
        },
      );
  });
}
