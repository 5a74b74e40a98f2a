import { createHmac, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BROWSER_PUSH_ORIGINS } from '@foyer/platform/infra/config/push/pushConfig.ts';
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
  const orbit = orbitKeys(dataFolder);
  const companiesSecret = env.FOYER_COMPANIES_SECRET || storedSecret(dataFolder, 'companiesSecret');
  const defaults: Environment = {
    FOYER_STUDIO_SECRET: secret,
    FOYER_PLATFORM_URL: at(port),
    // The sandbox calls the wallet at this host name.
    ...(reachedAt === 'localhost' ? {} : { FOYER_SHARED_HOSTS: name }),
    FOYER_COMPANIES_SECRET: companiesSecret,
    FOYER_MESSAGES_URL: `${companies}/mailbox/messages`,
    FOYER_MESSAGES_KEY: companiesSecret,
    FOYER_PAYMENT_URLS: PAYERS.map((name) => `${name}:${companies}/${name}`).join(','),
    FOYER_PAYMENT_KEYS: PAYERS.map((name) => `${name}:${keyOf(companiesSecret, name)}`).join(','),
    // Custom payment providers configure their own frame origins, protocols and merchants.
    ...(env.FOYER_PAYMENT_URLS ? {} : { FOYER_PAYMENT_FRAMES: framesAt(companiesPort), ...QUAYSIDE }),
    // A custom identity check configures all of its variables itself.
    ...(env.FOYER_SUMSUB_URL ? {} : sumsubAt(companies, companiesPort, companiesSecret)),
    // The sandbox's gamification provider verifies tokens of our own identity provider only.
    ...(env.FOYER_IDENTITY_URL || env.FOYER_GAMIFICATION_URL
      ? {}
      : laurelAt(companies, companiesPort, companiesSecret)),
    // An operator's registers have their own keys.
    ...(env.FOYER_REGISTER_URLS ? {} : registersAt(companies, companiesSecret)),
    FOYER_NATIONAL_ID_KEY: keyOf(companiesSecret, 'national ids'),
    // A custom affiliate system has its own key.
    ...(env.FOYER_AFFILIATES_URL ? {} : waymarkAt(companies, companiesSecret)),
    // A company that receives webhooks has its own secret.
    ...(env.FOYER_WEBHOOK_URLS || env.FOYER_WEBHOOK_URLS_FILE ? {} : eventsAt(companies, companiesSecret)),
    // An operator has its own key.
    ...(env.FOYER_PUSH_KEY || env.FOYER_PUSH_KEY_FILE ? {} : pushAt(companiesPort, dataFolder)),
    // A custom receiver of reports has its own key.
    ...(env.FOYER_REPORT_URLS ? {} : reportsAt(companies, companiesSecret, env)),
    // A custom sportsbook has its own key.
    ...(env.FOYER_SPORTSBOOK_URL ? {} : touchlineAt(companiesPort, companiesSecret)),
    FOYER_ANALYTICS_URLS: `pebbletally:${companies}/analytics/script.js`,
    // A custom chat has its own keys.
    ...(env.FOYER_CHAT_URL ? {} : chatAt(companiesPort, companiesSecret, env)),
  };
  return {
    ...withoutFiles(defaults, env),
    ...env,
    // The sandbox's studio and aggregators stay when others come.
    ...sandboxStudios(env, [
      { studio: 'sandbox', origin: at(studioPort), secret },
      { studio: 'sandbox-orbit', origin: companies, secret: orbit.platform },
      { studio: 'sandbox-tide', origin: companies, secret: keyOf(companiesSecret, 'tide') },
    ]),
    FOYER_ORBIT_KEYS: orbit.company,
    PORT: String(port),
    FOYER_STUDIO_PORT: String(studioPort),
    FOYER_COMPANIES_PORT: String(companiesPort),
    FOYER_DATA: dataFolder,
  };
}

/** The defaults of variables that the environment does not read from a file: set both ways, they would stop the start. */
const withoutFiles = (defaults: Environment, env: Environment): Environment =>
  Object.fromEntries(Object.entries(defaults).filter(([name]) => !env[`${name}_FILE`]));

interface SandboxStudio {
  readonly studio: string;
  readonly origin: string;
  readonly secret: string;
}

/** Without those that the folder of the sites does not have. */
function sandboxStudios(env: Environment, studios: readonly SandboxStudio[]): Environment {
  const folder = resolve(TOP, env.FOYER_SITES || 'sites', 'studios');
  const present = studios.filter(({ studio }) => existsSync(join(folder, `${studio}.json`)));
  if (present.length === 0) return {};
  const pairs = (given: string | undefined, value: (of: SandboxStudio) => string): string => {
    const others = given ? given.split(',') : [];
    const missing = present.filter(({ studio }) => !others.some((pair) => pair.startsWith(`${studio}:`)));
    return [...missing.map((of) => `${of.studio}:${value(of)}`), ...others].join(',');
  };
  return {
    FOYER_STUDIO_ORIGINS: pairs(env.FOYER_STUDIO_ORIGINS, ({ origin }) => origin),
    FOYER_STUDIO_KEYS: pairs(env.FOYER_STUDIO_KEYS, (of) => of.secret),
  };
}

/** RSA keys of the sandbox's aggregator and of the platform towards it; each side has its own and the other's public one. */
function orbitKeys(dataFolder: string): { readonly platform: string; readonly company: string } {
  const stored = (name: string) =>
    storedSecret(dataFolder, name, () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    });
  const [platform, company] = [stored('orbitPlatformKey'), stored('orbitCompanyKey')];
  const publicOf = (pem: string) => createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString();
  const secretOf = (own: string, other: string) => Buffer.from(own + publicOf(other)).toString('base64');
  return { platform: secretOf(platform, company), company: secretOf(company, platform) };
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

/** The sandbox's national exclusion registers. */
const registersAt = (companies: string, secret: string): Environment => ({
  FOYER_REGISTER_URLS: [
    `gamstop:${companies}/gamstop`,
    `gamstop-batch:${companies}/gamstop/batch`,
    `spelpaus:${companies}/spelpaus`,
    `hampi:${companies}/hampi/r1/EE/GOV/70000349/emta/restrictions`,
  ].join(','),
  FOYER_REGISTER_CLIENTS: 'spelpaus:foyer-demo,hampi:EE/COM/99999999/foyer-demo',
  FOYER_REGISTER_KEYS: ['gamstop', 'spelpaus'].map((name) => `${name}:${keyOf(secret, name)}`).join(','),
});

const waymarkAt = (companies: string, secret: string): Environment => ({
  FOYER_AFFILIATES_URL: `${companies}/affiliates`,
  FOYER_AFFILIATES_KEY: keyOf(secret, 'waymark'),
});

const eventsAt = (companies: string, secret: string): Environment => ({
  FOYER_WEBHOOK_URLS: `sandbox:${companies}/events/inbox`,
  FOYER_WEBHOOK_SECRETS: `sandbox:whsec_${Buffer.from(keyOf(secret, 'events'), 'hex').toString('base64')}`,
});

/** Browsers subscribe at their vendor's push service; tests at the sandbox's. */
const pushAt = (port: number, dataFolder: string): Environment => ({
  FOYER_PUSH_KEY: storedSecret(dataFolder, 'pushKey', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return privateKey.export({ format: 'jwk' }).d ?? '';
  }),
  FOYER_PUSH_CONTACT: 'mailto:operations@foyer.test',
  FOYER_PUSH_ORIGINS: [`http://localhost:${port}`, ...BROWSER_PUSH_ORIGINS].join(','),
});

/** The sandbox's regulator receives the reports of every licence. */
function reportsAt(companies: string, secret: string, env: Environment): Environment {
  const folder = resolve(TOP, env.FOYER_SITES || 'sites', 'licences');
  const licences = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('"regulatorReports"'))
    .map((file) => file.replace(/\.json$/, ''));
  if (licences.length === 0) return {};
  return {
    FOYER_REPORT_URLS: licences.map((name) => `${name}:${companies}/regulator/reports`).join(','),
    FOYER_REPORT_KEYS: licences.map((name) => `${name}:${keyOf(secret, 'regulator')}`).join(','),
    FOYER_REPORT_PSEUDONYM_KEY: keyOf(secret, 'pseudonyms'),
  };
}

const touchlineAt = (port: number, secret: string): Environment => ({
  FOYER_SPORTSBOOK_URL: `http://touchline.localhost:${port}/touchline/book`,
  FOYER_SPORTSBOOK_ORIGIN: `http://localhost:${port}`,
  FOYER_SPORTSBOOK_KEY: keyOf(secret, 'touchline'),
});

/** The sandbox's payment providers, which derive the same keys from the shared secret. */
const PAYERS = ['trustly', 'zimpler', 'piq', 'finshark', 'krofort', 'plastra', 'quayside'];
/** This one speaks the platform's payment gateway API, and has one merchant for all brands. */
const QUAYSIDE = {
  FOYER_PAYMENT_PROTOCOLS: 'quayside:gateway',
  FOYER_PAYMENT_MERCHANTS: 'quayside:foyer-demo',
};
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
function storedSecret(
  dataFolder: string,
  name: string,
  make = () => randomBytes(32).toString('hex'),
): string {
  const file = join(dataFolder, name);
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
