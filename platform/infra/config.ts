import type { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { isScriptUrl, SCRIPT_URL_FORM } from '@foyer/contract/content/analyticsScripts.ts';
import { isSnippetUrl, SNIPPET_FORM } from '@foyer/contract/chat/settings.ts';
import * as v from 'valibot';
import { ConfigError } from './config/configError.ts';
import { sportsbookOf, type SportsbookConfig } from './config/sportsbookConfig.ts';
import { edgeOf, edgeVariables, type EdgeConfig } from './edge/edgeConfig.ts';
import { networks } from './edge/networks.ts';
import { ledgerOf, ledgerVariables, type LedgerConfig } from './config/ledgerConfig.ts';
import { address, originAddress, publicAddress, sharedSecret, webAddress } from './config/addressForms.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** All environment settings of the platform, read once at startup. */
export interface Config extends EdgeConfig, LedgerConfig {
  readonly host: string;
  readonly port: number;
  /** Folder of the embedded database and the generated secrets. */
  readonly dataFolder: string;
  /** Folder for documents uploaded by players. Null: they are stored in the database. */
  readonly documentsFolder: string | null;
  /** Null: the embedded database in `dataFolder`. */
  readonly databaseUrl: string | null;
  /** Base URL of a Keycloak. Null: the built-in identity provider on the same origin. */
  readonly identityUrl: string | null;
  readonly studioOrigin: string;
  /** URL to which browsers post error reports (ANA-04). Null: they post to the platform. */
  readonly errorReportsUrl: string | null;
  /** Secret by key id. Calls of a studio without a key are refused. */
  readonly studioKeys: Readonly<Record<string, string>>;
  /**
   * Gateway that delivers emails and text messages to players, with its API key. Null: no messages are
   * sent.
   */
  readonly messages: { readonly url: string; readonly key: string } | null;
  /**
   * By payment provider name as used in URLs: the API URL and the key that signs messages in both
   * directions.
   */
  readonly paymentProviders: Readonly<Record<string, { readonly url: string; readonly key: string }>>;
  /**
   * By payment provider name: the origin of its player-facing pages, if it differs from the origin of the
   * API URL.
   */
  readonly paymentFrames: Readonly<Record<string, string>>;
  /**
   * Identity verification provider and the keys that sign messages in both directions. Null: staff review
   * documents themselves.
   */
  readonly identityReview: IdentityReviewConfig | null;
  /**
   * By analytics script name from the brand data: the URL to load here instead of the one in the brand
   * data.
   */
  readonly analyticsUrls: Readonly<Record<string, string>>;
  /** OPEN-41: chat snippet URL that replaces the one in the brand data. Null: use the brand data. */
  readonly chatUrl: string | null;
  /** By brand: the secret that signs player identities for the chat vendor, and the vendor's id of that key. */
  readonly chatKeys: Readonly<Record<string, { readonly keyId: string; readonly secret: string }>>;
  /** The vendor of levels, missions and tournaments. Null: no brand offers them. */
  readonly gamification: GamificationConfig | null;
  /** The sportsbook vendor. Null: no brand offers a sportsbook. */
  readonly sportsbook: SportsbookConfig | null;
  /** Anonymising networks (VPN, Tor, proxies) from which sign-in is refused. */
  readonly unsafeNetworks: BlockList;
  readonly sitesFolder: string;
  /** Output folder of `npm run build` for the web app. */
  readonly webBuildFolder: string;
  readonly isProduction: boolean;
  /** Pages and calls get a retry-later response; wins, rollbacks and sign-ins are still accepted. */
  readonly isInMaintenance: boolean;
  readonly logLevel: LogLevel;
  /** GraphQL rate limit per client IP address. */
  readonly requestsPerMinute: number;
  /** Whether GraphQL reveals its schema: introspection, and name suggestions in error messages. */
  readonly mayIntrospect: boolean;
}

interface IdentityReviewConfig {
  readonly url: string;
  readonly appToken: string;
  readonly secret: string;
  readonly webhookSecret: string;
  readonly level: string;
  readonly frameOrigin: string;
}

export interface GamificationConfig {
  /** Base URL of the vendor's API. */
  readonly url: string;
  /** Signs the messages that we send. */
  readonly key: string;
  /** Origin from which browsers load its widgets. */
  readonly widgetOrigin: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export { ConfigError };

/** @throws ConfigError listing every invalid variable and its accepted format */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environment, present);
  if (!result.success) throw new ConfigError(result.issues.map(({ message }) => message).join('\n'));
  const read = result.output;
  const isProduction = read.NODE_ENV === 'production';
  return {
    host: read.HOST,
    port: read.PORT,
    dataFolder: resolve(repository, read.FOYER_DATA),
    documentsFolder:
      read.FOYER_DOCUMENTS_FOLDER === null ? null : resolve(repository, read.FOYER_DOCUMENTS_FOLDER),
    databaseUrl: read.FOYER_DATABASE_URL,
    identityUrl: read.FOYER_IDENTITY_URL,
    studioOrigin: read.FOYER_STUDIO_ORIGIN,
    errorReportsUrl: read.FOYER_ERROR_REPORTS_URL,
    studioKeys: read.FOYER_STUDIO_KEYS ?? {},
    messages:
      read.FOYER_MESSAGES_URL !== null && read.FOYER_MESSAGES_KEY !== null
        ? { url: read.FOYER_MESSAGES_URL, key: read.FOYER_MESSAGES_KEY }
        : null,
    paymentProviders: withKeys(read.FOYER_PAYMENT_URLS ?? {}, read.FOYER_PAYMENT_KEYS ?? {}),
    paymentFrames: framesOf(read.FOYER_PAYMENT_FRAMES ?? {}, read.FOYER_PAYMENT_URLS ?? {}),
    identityReview: identityReviewOf(read),
    analyticsUrls: read.FOYER_ANALYTICS_URLS ?? {},
    chatUrl: read.FOYER_CHAT_URL,
    chatKeys: signingKeys(read.FOYER_CHAT_KEY_IDS ?? {}, read.FOYER_CHAT_SECRETS ?? {}),
    gamification: gamificationOf(read),
    sportsbook: sportsbookOf(read),
    ...ledgerOf(read),
    unsafeNetworks: read.FOYER_UNSAFE_NETWORKS,
    sitesFolder: resolve(repository, read.FOYER_SITES),
    webBuildFolder: resolve(repository, read.FOYER_WEB_BUILD),
    isProduction,
    ...edgeOf(read),
    isInMaintenance: read.FOYER_MAINTENANCE === '1',
    // In development only warnings and errors are worth a line in the terminal.
    logLevel: read.FOYER_LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    requestsPerMinute: read.FOYER_REQUESTS_PER_MINUTE,
    mayIntrospect: read.FOYER_GRAPHQL_INTROSPECTION === '1',
  };
}

/** @throws ConfigError if a URL has no key */
function withKeys(urls: Names, keys: Names): Config['paymentProviders'] {
  return Object.fromEntries(
    Object.entries(urls).map(([name, url]) => {
      const key = keys[name];
      if (key === undefined)
        throw new ConfigError(`FOYER_PAYMENT_KEYS has no key of '${name}', which FOYER_PAYMENT_URLS names`);
      return [name, { url, key }];
    }),
  );
}

const REVIEW_SECRETS = [
  'FOYER_SUMSUB_APP_TOKEN',
  'FOYER_SUMSUB_SECRET',
  'FOYER_SUMSUB_WEBHOOK_SECRET',
] as const;

type ReviewRead = Readonly<
  Record<(typeof REVIEW_SECRETS)[number] | 'FOYER_SUMSUB_URL' | 'FOYER_SUMSUB_FRAME', string | null>
> & { readonly FOYER_SUMSUB_LEVEL: string };

/** @throws ConfigError if the URL has no keys, or if other settings are present without a URL */
function identityReviewOf(read: ReviewRead): IdentityReviewConfig | null {
  const { FOYER_SUMSUB_URL: url, FOYER_SUMSUB_FRAME: frame, FOYER_SUMSUB_LEVEL: level } = read;
  const given = [...REVIEW_SECRETS, 'FOYER_SUMSUB_FRAME' as const].find((name) => read[name] !== null);
  if (url === null) {
    if (given) throw new ConfigError(`${given} is set, and FOYER_SUMSUB_URL does not say where Sumsub is`);
    return null;
  }
  const [appToken, secret, webhookSecret] = REVIEW_SECRETS.map((name) => {
    const value = read[name];
    if (value === null) throw new ConfigError(`${name} is missing, and FOYER_SUMSUB_URL names an address`);
    return value;
  }) as [string, string, string];
  return { url, appToken, secret, webhookSecret, level, frameOrigin: frame ?? new URL(url).origin };
}

/** @throws ConfigError if a frame origin names a provider without a URL */
function framesOf(frames: Names, urls: Names): Names {
  for (const name of Object.keys(frames))
    if (!Object.hasOwn(urls, name))
      throw new ConfigError(`FOYER_PAYMENT_FRAMES names '${name}', which FOYER_PAYMENT_URLS does not`);
  return frames;
}

/** @throws ConfigError if only the key id or only the secret is set */
function signingKeys(keyIds: Names, secrets: Names): Config['chatKeys'] {
  for (const brand of Object.keys(secrets))
    if (!Object.hasOwn(keyIds, brand))
      throw new ConfigError(`FOYER_CHAT_KEY_IDS has no key id of '${brand}', which FOYER_CHAT_SECRETS names`);
  return Object.fromEntries(
    Object.entries(keyIds).map(([brand, keyId]) => {
      const secret = secrets[brand];
      if (secret === undefined)
        throw new ConfigError(
          `FOYER_CHAT_SECRETS has no secret of '${brand}', which FOYER_CHAT_KEY_IDS names`,
        );
      return [brand, { keyId, secret }];
    }),
  );
}

/**
 * @throws ConfigError if the settings are incomplete, or combined with an external identity provider, whose
 * keys the vendor cannot verify
 */
function gamificationOf(read: v.InferOutput<typeof environment>): GamificationConfig | null {
  const {
    FOYER_GAMIFICATION_URL: url,
    FOYER_GAMIFICATION_KEY: key,
    FOYER_GAMIFICATION_ORIGIN: origin,
  } = read;
  if (url === null) {
    for (const [name, value] of Object.entries({ KEY: key, ORIGIN: origin }))
      if (value !== null)
        throw new ConfigError(`FOYER_GAMIFICATION_${name} is set, and FOYER_GAMIFICATION_URL is not`);
    return null;
  }
  if (key === null)
    throw new ConfigError('FOYER_GAMIFICATION_KEY is missing, and FOYER_GAMIFICATION_URL is set');
  if (read.FOYER_IDENTITY_URL !== null)
    throw new ConfigError(
      'FOYER_GAMIFICATION_URL cannot stand beside FOYER_IDENTITY_URL: the provider verifies players by keys that our own identity provider publishes',
    );
  return { url, key, widgetOrigin: origin ?? new URL(url).origin };
}

type Names = Readonly<Record<string, string>>;

const refused = (variable: string, accepted: string) => (issue: v.BaseIssue<unknown>) =>
  `${variable} is ${JSON.stringify(String(issue.input))}; it must be ${accepted}`;

const whole = (variable: string, least: number, most: number) => {
  const message = refused(variable, `a whole number from ${least} to ${most}`);
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

/** Pairs `name:value`, joined by commas. The message shows only the format, because values may be secrets. */
const pairs = (variable: string, accepted: string, isValid: (pair: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text.split(',').every(isValid),
      `${variable} cannot be read; it must be pairs ${accepted}, joined by commas`,
    ),
    v.transform((text): Names =>
      Object.fromEntries(text.split(',').map((pair) => pair.split(/:(.*)/s, 2) as [string, string])),
    ),
  );

const secrets = (variable: string, example: string) =>
  pairs(variable, `like ${example}:<secret of at least 16 characters>`, (pair) =>
    /^[a-z0-9-]{1,32}:\S{16,256}$/.test(pair),
  );

const isNamedUrl = (pair: string): boolean =>
  /^[a-z0-9-]{1,32}:https?:\/\/\S+$/.test(pair) && URL.canParse(urlOf(pair));
const urlOf = (pair: string): string => pair.slice(pair.indexOf(':') + 1);

const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

const oneOf = <const Values extends readonly string[]>(variable: string, values: Values) =>
  v.picklist(values, refused(variable, `one of ${values.join(', ')}`));

const environment = v.object({
  HOST: v.optional(v.string(), 'localhost'),
  PORT: v.optional(whole('PORT', 0, 65_535), '3000'),
  FOYER_DATA: v.optional(v.string(), '.foyer'),
  FOYER_DOCUMENTS_FOLDER: optional(v.string()),
  FOYER_DATABASE_URL: optional(
    address('FOYER_DATABASE_URL', 'like postgres://user@host:5432/foyer', ['postgres:', 'postgresql:']),
  ),
  FOYER_IDENTITY_URL: optional(webAddress('FOYER_IDENTITY_URL')),
  FOYER_ERROR_REPORTS_URL: optional(publicAddress('FOYER_ERROR_REPORTS_URL')),
  FOYER_STUDIO_ORIGIN: v.optional(webAddress('FOYER_STUDIO_ORIGIN'), 'http://localhost:3101'),
  FOYER_STUDIO_KEYS: v.optional(secrets('FOYER_STUDIO_KEYS', 'sandbox')),
  FOYER_MESSAGES_URL: optional(webAddress('FOYER_MESSAGES_URL')),
  FOYER_MESSAGES_KEY: optional(sharedSecret('FOYER_MESSAGES_KEY')),
  FOYER_PAYMENT_URLS: v.optional(
    pairs('FOYER_PAYMENT_URLS', 'like trustly:https://api.example.com', isNamedUrl),
  ),
  FOYER_PAYMENT_KEYS: v.optional(secrets('FOYER_PAYMENT_KEYS', 'trustly')),
  FOYER_PAYMENT_FRAMES: v.optional(
    pairs(
      'FOYER_PAYMENT_FRAMES',
      'like trustly:https://pay.example.com, without a path',
      (pair) => isNamedUrl(pair) && new URL(urlOf(pair)).origin === urlOf(pair),
    ),
  ),
  FOYER_SUMSUB_URL: optional(webAddress('FOYER_SUMSUB_URL')),
  FOYER_SUMSUB_APP_TOKEN: optional(sharedSecret('FOYER_SUMSUB_APP_TOKEN')),
  FOYER_SUMSUB_SECRET: optional(sharedSecret('FOYER_SUMSUB_SECRET')),
  FOYER_SUMSUB_WEBHOOK_SECRET: optional(sharedSecret('FOYER_SUMSUB_WEBHOOK_SECRET')),
  FOYER_SUMSUB_LEVEL: v.optional(v.string(), 'basic-kyc-level'),
  FOYER_SUMSUB_FRAME: optional(originAddress('FOYER_SUMSUB_FRAME')),
  FOYER_ANALYTICS_URLS: v.optional(
    pairs(
      'FOYER_ANALYTICS_URLS',
      `of a name, a colon and ${SCRIPT_URL_FORM}`,
      (pair) => /^[a-z0-9-]{1,32}:/.test(pair) && isScriptUrl(urlOf(pair)),
    ),
  ),
  FOYER_CHAT_URL: optional(
    v.pipe(v.string(), v.check(isSnippetUrl, `FOYER_CHAT_URL cannot be read; it must be ${SNIPPET_FORM}`)),
  ),
  FOYER_CHAT_KEY_IDS: v.optional(
    pairs('FOYER_CHAT_KEY_IDS', 'like club:app_5f3c', (pair) => /^[a-z0-9-]{1,32}:[\w-]{1,128}$/.test(pair)),
  ),
  FOYER_CHAT_SECRETS: v.optional(secrets('FOYER_CHAT_SECRETS', 'club')),
  FOYER_GAMIFICATION_URL: optional(webAddress('FOYER_GAMIFICATION_URL')),
  FOYER_GAMIFICATION_KEY: optional(sharedSecret('FOYER_GAMIFICATION_KEY')),
  FOYER_GAMIFICATION_ORIGIN: optional(originAddress('FOYER_GAMIFICATION_ORIGIN')),
  FOYER_SPORTSBOOK_URL: optional(publicAddress('FOYER_SPORTSBOOK_URL')),
  FOYER_SPORTSBOOK_KEY: optional(sharedSecret('FOYER_SPORTSBOOK_KEY')),
  ...ledgerVariables,
  FOYER_UNSAFE_NETWORKS: v.optional(networks('FOYER_UNSAFE_NETWORKS'), ''),
  FOYER_SITES: v.optional(v.string(), 'sites'),
  FOYER_WEB_BUILD: v.optional(v.string(), 'web/dist'),
  ...edgeVariables,
  FOYER_MAINTENANCE: v.optional(oneOf('FOYER_MAINTENANCE', ['0', '1']), '0'),
  FOYER_LOG_LEVEL: v.optional(oneOf('FOYER_LOG_LEVEL', LOG_LEVELS)),
  FOYER_REQUESTS_PER_MINUTE: v.optional(whole('FOYER_REQUESTS_PER_MINUTE', 1, 100_000_000), '1200'),
  FOYER_GRAPHQL_INTROSPECTION: v.optional(oneOf('FOYER_GRAPHQL_INTROSPECTION', ['0', '1']), '0'),
  NODE_ENV: v.optional(v.string(), 'development'),
});

/** Names of all environment variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(environment.entries);
