import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TOP } from '../terminal/step.ts';

export interface Settings {
  /** The host name that product and sandbox use for each other, which may differ from `host`. */
  readonly reachedAt: string;
  readonly port: number;
  readonly studioPort: number;
  /** Port of the sandbox's mailbox, payment providers, analytics, gamification provider, sportsbook and chat. */
  readonly companiesPort: number;
  readonly dataFolder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings in the environment, with the defaults that the README names. */
export function readSettings(env: Environment): Settings {
  const studioPort = portOf(env, 'FOYER_STUDIO_PORT', 3101);
  const { HOST: host = '' } = env;
  return {
    // A server that listens on all interfaces is reachable by loopback.
    reachedAt: ['', '0.0.0.0', '::'].includes(host) ? 'localhost' : host,
    port: portOf(env, 'PORT', 3000),
    studioPort,
    // The default is the port after the studio's, so that a second product on one machine needs one setting less.
    companiesPort: portOf(env, 'FOYER_COMPANIES_PORT', studioPort + 1),
    dataFolder: resolve(TOP, env.FOYER_DATA || '.foyer'),
  };
}

function portOf(env: Environment, name: string, fallback: number): number {
  const port = Number(env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}=${env[name]} is not a port: choose a number from 1 to 65535.`);
}

/** The environment of product and sandbox, which share the keys that sign the calls between them. */
export function childEnvironment(settings: Settings, env: Environment): Environment {
  const { port, studioPort, companiesPort, dataFolder, reachedAt } = settings;
  const secret = env.FOYER_STUDIO_SECRET || storedSecret(dataFolder, 'studioSecret');
  const name = reachedAt.includes(':') ? `[${reachedAt}]` : reachedAt;
  const at = (ownPort: number): string => `http://${name}:${ownPort}`;
  const companies = at(companiesPort);
  const companiesSecret = env.FOYER_COMPANIES_SECRET || storedSecret(dataFolder, 'companiesSecret');
  return {
    FOYER_STUDIO_ORIGIN: at(studioPort),
    FOYER_STUDIO_KEYS: `sandbox:${secret}`,
    FOYER_STUDIO_SECRET: secret,
    FOYER_PLATFORM_URL: at(port),
    // The sandbox calls the wallet at this host name.
    ...(reachedAt === 'localhost' ? {} : { FOYER_SHARED_HOSTS: name }),
    FOYER_COMPANIES_SECRET: companiesSecret,
    FOYER_MESSAGES_URL: `${companies}/mailbox/messages`,
    FOYER_MESSAGES_KEY: companiesSecret,
    FOYER_PAYMENT_URLS: PAYERS.map((name) => `${name}:${companies}/${name}`).join(','),
    FOYER_PAYMENT_KEYS: PAYERS.map((name) => `${name}:${keyOf(companiesSecret, name)}`).join(','),
    // A custom payment provider configures its own frame origins.
    ...(env.FOYER_PAYMENT_URLS ? {} : { FOYER_PAYMENT_FRAMES: framesAt(companiesPort) }),
    // A custom identity check configures all of its variables itself.
    ...(env.FOYER_SUMSUB_URL ? {} : sumsubAt(companies, companiesPort, companiesSecret)),
    // The sandbox's gamification provider verifies tokens of our own identity provider only.
    ...(env.FOYER_IDENTITY_URL || env.FOYER_GAMIFICATION_URL
      ? {}
      : laurelAt(companies, companiesPort, companiesSecret)),
    // A custom affiliate system has its own key.
    ...(env.FOYER_AFFILIATES_URL ? {} : waymarkAt(companies, companiesSecret)),
    // A custom sportsbook has its own key.
    ...(env.FOYER_SPORTSBOOK_URL ? {} : touchlineAt(companiesPort, companiesSecret)),
    FOYER_ANALYTICS_URLS: `pebbletally:${companies}/analytics/script.js`,
    // A custom chat has its own keys.
    ...(env.FOYER_CHAT_URL ? {} : chatAt(companiesPort, companiesSecret, env)),
    ...env,
    PORT: String(port),
    FOYER_STUDIO_PORT: String(studioPort),
    FOYER_COMPANIES_PORT: String(companiesPort),
    FOYER_DATA: dataFolder,
  };
}

/** Each payment provider has its own host in the browser, which the platform may be unable to resolve. */
const framesAt = (port: number): string =>
  PAYERS.map((name) => `${name}:http://${name}.localhost:${port}`).join(',');

/** Settings for the sandbox's identity check, which derives the same keys from the secret. */
const sumsubAt = (companies: string, port: number, secret: string): Environment => ({
  FOYER_SUMSUB_URL: `${companies}/sumsub`,
  FOYER_SUMSUB_APP_TOKEN: `sbx:${keyOf(secret, 'sumsub app token')}`,
  FOYER_SUMSUB_SECRET: keyOf(secret, 'sumsub secret'),
  FOYER_SUMSUB_WEBHOOK_SECRET: keyOf(secret, 'sumsub webhook'),
  FOYER_SUMSUB_FRAME: `http://sumsub.localhost:${port}`,
});

const laurelAt = (companies: string, port: number, secret: string): Environment => ({
  FOYER_GAMIFICATION_URL: `${companies}/laurel`,
  FOYER_GAMIFICATION_KEY: keyOf(secret, 'laurel'),
  FOYER_GAMIFICATION_ORIGIN: `http://laurel.localhost:${port}`,
});

const waymarkAt = (companies: string, secret: string): Environment => ({
  FOYER_AFFILIATES_URL: `${companies}/affiliates`,
  FOYER_AFFILIATES_KEY: keyOf(secret, 'waymark'),
});

const touchlineAt = (port: number, secret: string): Environment => ({
  FOYER_SPORTSBOOK_URL: `http://touchline.localhost:${port}/touchline/book`,
  FOYER_SPORTSBOOK_ORIGIN: `http://localhost:${port}`,
  FOYER_SPORTSBOOK_KEY: keyOf(secret, 'touchline'),
});

/** The sandbox's payment providers, which derive the same keys from the shared secret. */
const PAYERS = ['trustly', 'zimpler', 'piq', 'finshark', 'krofort', 'plastra'];
const keyOf = (secret: string, name: string): string =>
  createHmac('sha256', secret).update(name).digest('hex');

/** The sandbox's chat, on its own origin; each brand is a customer with its own key. */
function chatAt(port: number, secret: string, env: Environment): Environment {
  const brands = readdirSync(resolve(TOP, env.FOYER_SITES || 'sites', 'brands'));
  const keyId = (brand: string) => `app_${brand}`;
  return {
    FOYER_CHAT_URL: `http://hearthdesk.localhost:${port}/chat/snippet.js?key={key}`,
    FOYER_CHAT_KEY_IDS: brands.map((brand) => `${brand}:${keyId(brand)}`).join(','),
    FOYER_CHAT_SECRETS: brands.map((brand) => `${brand}:${keyOf(secret, `chat:${keyId(brand)}`)}`).join(','),
  };
}

/** The secret is stored with the data, so that rounds can still be settled after a restart. */
function storedSecret(dataFolder: string, name: string): string {
  const file = join(dataFolder, name);
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
