import type { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { isScriptUrl, SCRIPT_URL_FORM } from '@foyer/contract/content/analyticsScripts.ts';
import { isSnippetUrl, SNIPPET_FORM } from '@foyer/contract/chat/settings.ts';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import * as v from 'valibot';
import { companyOf, requireEach } from './config/company.ts';
import { ConfigError } from './config/configError.ts';
import { studioKeys } from './config/studioKeys.ts';
import { edgeOf, edgeVariables, type EdgeConfig } from './edge/edgeConfig.ts';
import { networks } from './edge/networks.ts';
import { natsOf, natsVariables, type NatsConfig } from './config/natsConfig.ts';
import { ledgerOf, ledgerVariables, type LedgerConfig } from './config/ledgerConfig.ts';
import { address, originAddress, publicAddress, sharedSecret, webAddress } from './config/addressForms.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

interface SportsbookConfig {
  /** URL of the company's page, which is shown in a frame of the lobby. */
  readonly url: string;
  /** Origin from which the platform requests the featured matches. */
  readonly apiOrigin: string;
  /** Signs the company's calls to the wallet. */
  readonly key: string;
  /** Key that replaces `key`, and is accepted as well during the replacement. */
  readonly nextKey?: string;
}

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
  /** How long a node that is told to stop still serves, while its readiness check is 503. */
  readonly drainSeconds: number;
  /** False: the product refuses to start on a database that is not migrated (`npm run migrate`). */
  readonly mayMigrateAtStart: boolean;
  /** Carries events between nodes. Null: this is the only node. */
  readonly nats: NatsConfig | null;
  /** Base URL of a Keycloak. Null: the built-in identity provider on the same origin. */
  readonly identityUrl: string | null;
  /** OIDC-05: how long a browser waits for one call to the identity provider. */
  readonly identityTimeoutSeconds: number;
  readonly studioOrigin: string;
  /** URL to which browsers post error reports (ANA-04). Null: they post to the platform. */
  readonly errorReportsUrl: string | null;
  /** GQLC-01: origin of another GraphQL server for the web app. Null: the platform answers. */
  readonly graphqlOrigin: string | null;
  /**
   * Secrets by studio: one, or two during a replacement. Calls that are signed with either are accepted, and our calls
   * are signed with the first. Calls of a studio without a secret are refused.
   */
  readonly studioKeys: Readonly<Record<string, readonly string[]>>;
  /** Gateway that delivers emails and text messages to players. Null: no messages are sent. */
  readonly messages: { readonly url: string; readonly key: string } | null;
  /** Payment providers, keyed by their name in URLs. The key signs messages in both directions. */
  readonly paymentProviders: Readonly<Record<string, { readonly url: string; readonly key: string }>>;
  /** Origins of the providers' player-facing pages, keyed by provider, where they differ from that of the API URL. */
  readonly paymentFrames: Readonly<Record<string, string>>;
  /** Identity verification provider. Null: staff review documents themselves. */
  readonly identityReview: IdentityReviewConfig | null;
  /** URLs that replace those of the brand data, keyed by the name of the analytics script. */
  readonly analyticsUrls: Readonly<Record<string, string>>;
  /** OPEN-41: chat snippet URL that replaces the one in the brand data. Null: use the brand data. */
  readonly chatUrl: string | null;
  /** Keyed by brand: the secret that signs player identities for the chat vendor, and the vendor's id of that secret. */
  readonly chatKeys: Readonly<Record<string, { readonly keyId: string; readonly secret: string }>>;
  /** The vendor of levels, missions and tournaments. Null: no brand offers them. */
  readonly gamification: GamificationConfig | null;
  /** The operator's affiliate system. Null: referrals are stored until one is configured. */
  readonly affiliates: { readonly url: string; readonly key: string } | null;
  /** Null: no brand offers a sportsbook. */
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

export interface IdentityReviewConfig {
  readonly url: string;
  readonly appToken: string;
  /** Signs our API requests. */
  readonly secret: string;
  /** Signs the provider's callbacks. */
  readonly webhookSecret: string;
  /** The set of checks, defined in the provider's dashboard. */
  readonly level: string;
  /** Origin of the verification page that the lobby embeds in a frame. */
  readonly frameOrigin: string;
}

export interface GamificationConfig {
  readonly url: string;
  /** Signs the messages that we send. */
  readonly key: string;
  /** Origin from which browsers load the provider's widgets. */
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
    drainSeconds: read.FOYER_DRAIN_SECONDS,
    mayMigrateAtStart: read.FOYER_MIGRATE_AT_START === '1',
    identityUrl: read.FOYER_IDENTITY_URL,
    identityTimeoutSeconds: read.FOYER_IDENTITY_TIMEOUT_SECONDS,
    studioOrigin: read.FOYER_STUDIO_ORIGIN,
    errorReportsUrl: read.FOYER_ERROR_REPORTS_URL,
    graphqlOrigin: read.FOYER_GRAPHQL_URL,
    studioKeys: read.FOYER_STUDIO_KEYS ?? {},
    messages:
      read.FOYER_MESSAGES_URL !== null && read.FOYER_MESSAGES_KEY !== null
        ? { url: read.FOYER_MESSAGES_URL, key: read.FOYER_MESSAGES_KEY }
        : null,
    ...paymentProvidersOf(read),
    identityReview: identityReviewOf(read),
    analyticsUrls: read.FOYER_ANALYTICS_URLS ?? {},
    chatUrl: read.FOYER_CHAT_URL,
    chatKeys: chatKeysOf(read),
    gamification: gamificationOf(read),
    affiliates: companyOf(read, 'FOYER_AFFILIATES_URL', { key: 'FOYER_AFFILIATES_KEY' }),
    sportsbook: sportsbookOf(read),
    nats: natsOf(read),
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

type Read = v.InferOutput<typeof environment>;

function paymentProvidersOf({
  FOYER_PAYMENT_URLS: urls = {},
  FOYER_PAYMENT_KEYS: keys = {},
  FOYER_PAYMENT_FRAMES: paymentFrames = {},
}: Read): Pick<Config, 'paymentProviders' | 'paymentFrames'> {
  requireEach(
    urls,
    keys,
    (name) => `FOYER_PAYMENT_KEYS has no key of '${name}', which FOYER_PAYMENT_URLS names`,
  );
  requireEach(
    paymentFrames,
    urls,
    (name) => `FOYER_PAYMENT_FRAMES names '${name}', which FOYER_PAYMENT_URLS does not`,
  );
  const providers = Object.entries(urls).map(
    ([name, url]) => [name, { url, key: keys[name] ?? '' }] as const,
  );
  return { paymentProviders: Object.fromEntries(providers), paymentFrames };
}

function chatKeysOf({
  FOYER_CHAT_KEY_IDS: keyIds = {},
  FOYER_CHAT_SECRETS: secrets = {},
}: Read): Config['chatKeys'] {
  requireEach(
    secrets,
    keyIds,
    (brand) => `FOYER_CHAT_KEY_IDS has no key id of '${brand}', which FOYER_CHAT_SECRETS names`,
  );
  requireEach(
    keyIds,
    secrets,
    (brand) => `FOYER_CHAT_SECRETS has no secret of '${brand}', which FOYER_CHAT_KEY_IDS names`,
  );
  return Object.fromEntries(
    Object.entries(keyIds).map(([brand, keyId]) => [brand, { keyId, secret: secrets[brand] ?? '' }]),
  );
}

function identityReviewOf(read: Read): IdentityReviewConfig | null {
  const keys = {
    appToken: 'FOYER_SUMSUB_APP_TOKEN',
    secret: 'FOYER_SUMSUB_SECRET',
    webhookSecret: 'FOYER_SUMSUB_WEBHOOK_SECRET',
  } as const;
  const company = companyOf(read, 'FOYER_SUMSUB_URL', keys, ['FOYER_SUMSUB_FRAME']);
  const frameOrigin = read.FOYER_SUMSUB_FRAME ?? originOf(company);
  return company && { ...company, level: read.FOYER_SUMSUB_LEVEL, frameOrigin };
}

/** @throws ConfigError with an external identity provider, whose keys the vendor cannot verify */
function gamificationOf(read: Read): GamificationConfig | null {
  const keys = { key: 'FOYER_GAMIFICATION_KEY' } as const;
  const company = companyOf(read, 'FOYER_GAMIFICATION_URL', keys, ['FOYER_GAMIFICATION_ORIGIN']);
  if (company && read.FOYER_IDENTITY_URL !== null)
    throw new ConfigError(
      'FOYER_GAMIFICATION_URL cannot stand beside FOYER_IDENTITY_URL: the provider verifies players by keys that our own identity provider publishes',
    );
  return company && { ...company, widgetOrigin: read.FOYER_GAMIFICATION_ORIGIN ?? originOf(company) };
}

/** @throws ConfigError if a studio uses the sportsbook's name, or the next key has none before it */
function sportsbookOf(read: Read): SportsbookConfig | null {
  if (Object.hasOwn(read.FOYER_STUDIO_KEYS ?? {}, SPORTSBOOK.studio))
    throw new ConfigError(
      `FOYER_STUDIO_KEYS names '${SPORTSBOOK.studio}', which is the sportsbook's name: its key is FOYER_SPORTSBOOK_KEY`,
    );
  const { FOYER_SPORTSBOOK_KEY: key, FOYER_SPORTSBOOK_NEXT_KEY: nextKey } = read;
  if (nextKey !== null && key === null)
    throw new ConfigError('FOYER_SPORTSBOOK_NEXT_KEY is set, and FOYER_SPORTSBOOK_KEY is not');
  if (nextKey !== null && nextKey === key)
    throw new ConfigError('FOYER_SPORTSBOOK_NEXT_KEY is the same as FOYER_SPORTSBOOK_KEY');
  const keys = { key: 'FOYER_SPORTSBOOK_KEY' } as const;
  const company = companyOf(read, 'FOYER_SPORTSBOOK_URL', keys, ['FOYER_SPORTSBOOK_ORIGIN']);
  const apiOrigin = read.FOYER_SPORTSBOOK_ORIGIN ?? originOf(company);
  return company && { ...company, apiOrigin, ...(nextKey !== null && { nextKey }) };
}

const originOf = (company: { readonly url: string } | null): string =>
  company ? new URL(company.url).origin : '';

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
  FOYER_DRAIN_SECONDS: v.optional(whole('FOYER_DRAIN_SECONDS', 0, 10), '0'),
  FOYER_MIGRATE_AT_START: v.optional(oneOf('FOYER_MIGRATE_AT_START', ['0', '1']), '1'),
  FOYER_IDENTITY_URL: optional(webAddress('FOYER_IDENTITY_URL')),
  FOYER_IDENTITY_TIMEOUT_SECONDS: v.optional(whole('FOYER_IDENTITY_TIMEOUT_SECONDS', 1, 60), '10'),
  FOYER_ERROR_REPORTS_URL: optional(publicAddress('FOYER_ERROR_REPORTS_URL')),
  FOYER_GRAPHQL_URL: optional(originAddress('FOYER_GRAPHQL_URL', 'https://graphql.example.com')),
  FOYER_STUDIO_ORIGIN: v.optional(webAddress('FOYER_STUDIO_ORIGIN'), 'http://localhost:3101'),
  FOYER_STUDIO_KEYS: v.optional(studioKeys),
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
  FOYER_AFFILIATES_URL: optional(webAddress('FOYER_AFFILIATES_URL')),
  FOYER_AFFILIATES_KEY: optional(sharedSecret('FOYER_AFFILIATES_KEY')),
  FOYER_SPORTSBOOK_URL: optional(publicAddress('FOYER_SPORTSBOOK_URL')),
  FOYER_SPORTSBOOK_ORIGIN: optional(originAddress('FOYER_SPORTSBOOK_ORIGIN')),
  FOYER_SPORTSBOOK_KEY: optional(sharedSecret('FOYER_SPORTSBOOK_KEY')),
  FOYER_SPORTSBOOK_NEXT_KEY: optional(sharedSecret('FOYER_SPORTSBOOK_NEXT_KEY')),
  ...natsVariables,
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

export const VARIABLES: readonly string[] = Object.keys(environment.entries);
