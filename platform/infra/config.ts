import type { BlockList } from 'node:net';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { companiesOf, companyProblems, companyVariables, type CompaniesConfig } from './config/companies.ts';
import { ConfigError, requireNoProblems } from './config/configError.ts';
import { eventsOf, eventsProblems, eventsVariables, type EventsConfig } from './config/eventsConfig.ts';
import type { Given } from './config/given.ts';
import { optional } from './config/pairForms.ts';
import { readSecretFiles } from './config/secretFiles.ts';
import { edgeOf, edgeVariables, type EdgeConfig } from './edge/edgeConfig.ts';
import { networks } from './edge/networks.ts';
import { natsOf, natsVariables, type NatsConfig } from './config/natsConfig.ts';
import { pushOf, pushProblems, pushVariables, type PushConfig } from './config/push/pushConfig.ts';
import {
  registersOf,
  registersProblems,
  registersVariables,
  type RegistersConfig,
} from './config/registersConfig.ts';
import { telemetryOf, telemetryVariables, type TelemetryConfig } from './telemetry/telemetryConfig.ts';
import { ledgerOf, ledgerProblems, ledgerVariables, type LedgerConfig } from './config/ledgerConfig.ts';
import { address, originAddress, publicAddress, webAddress } from './config/addressForms.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** All environment settings of the platform, read once at startup. */
export interface Config
  extends CompaniesConfig, EdgeConfig, EventsConfig, LedgerConfig, RegistersConfig, TelemetryConfig {
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
  /** Push messages to players' devices. Null: none are sent. */
  readonly push: PushConfig | null;
  /** Base URL of a Keycloak. Null: the built-in identity provider on the same origin. */
  readonly identityUrl: string | null;
  /** OIDC-05: how long a browser waits for one call to the identity provider. */
  readonly identityTimeoutSeconds: number;
  /** URL to which browsers post error reports (ANA-04). Null: they post to the platform. */
  readonly errorReportsUrl: string | null;
  /** GQLC-01: origin of another GraphQL server for the web app. Null: the platform answers. */
  readonly graphqlOrigin: string | null;
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
  /** File with the GraphQL documents of API clients. Null: they send texts alone. */
  readonly clientDocumentsFile: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export { ConfigError, requireNoProblems };

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws ConfigError listing every problem, each with its variable and accepted format */
export function readConfig(env: Environment): Config {
  const { config, problems } = checkConfig(env);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}

/** The settings and every problem of them. A variable with a problem counts as not set in `config`. */
export function checkConfig(env: Environment): { config: Config; given: Given; problems: string[] } {
  const { values, problems } = readSecretFiles(env);
  const result = v.safeParse(environment, values);
  const invalid = new Set((result.issues ?? []).map((issue) => String(issue.path?.[0].key)));
  problems.push(...(result.issues ?? []).map(({ message }) => message));
  const valid = Object.fromEntries(Object.entries(values).filter(([name]) => !invalid.has(name)));
  const read = v.parse(environment, valid);
  const given: Given = {
    values,
    isSet: (name) => name in values || `${name}_FILE` in values,
    isValid: (name) => !invalid.has(name),
  };
  problems.push(
    ...companyProblems(read, given),
    ...registersProblems(read, given),
    ...eventsProblems(read, given),
    ...ledgerProblems(read, given),
    ...pushProblems(given),
  );
  return { config: configOf(read), given, problems };
}

function configOf(read: v.InferOutput<typeof environment>): Config {
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
    errorReportsUrl: read.FOYER_ERROR_REPORTS_URL,
    graphqlOrigin: read.FOYER_GRAPHQL_URL,
    ...companiesOf(read),
    ...registersOf(read),
    nats: natsOf(read),
    ...eventsOf(read),
    ...pushOf(read),
    ...ledgerOf(read),
    ...telemetryOf(read, { isProduction }),
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
    clientDocumentsFile:
      read.FOYER_CLIENT_DOCUMENTS === null ? null : resolve(repository, read.FOYER_CLIENT_DOCUMENTS),
  };
}

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
  ...companyVariables,
  ...registersVariables,
  ...natsVariables,
  ...eventsVariables,
  ...pushVariables,
  ...ledgerVariables,
  ...telemetryVariables,
  FOYER_UNSAFE_NETWORKS: v.optional(networks('FOYER_UNSAFE_NETWORKS'), ''),
  FOYER_SITES: v.optional(v.string(), 'sites'),
  FOYER_WEB_BUILD: v.optional(v.string(), 'web/dist'),
  ...edgeVariables,
  FOYER_MAINTENANCE: v.optional(oneOf('FOYER_MAINTENANCE', ['0', '1']), '0'),
  FOYER_LOG_LEVEL: v.optional(oneOf('FOYER_LOG_LEVEL', LOG_LEVELS)),
  FOYER_REQUESTS_PER_MINUTE: v.optional(whole('FOYER_REQUESTS_PER_MINUTE', 1, 100_000_000), '1200'),
  FOYER_CLIENT_DOCUMENTS: optional(v.string()),
  FOYER_GRAPHQL_INTROSPECTION: v.optional(oneOf('FOYER_GRAPHQL_INTROSPECTION', ['0', '1']), '0'),
  NODE_ENV: v.optional(v.string(), 'development'),
});

export const VARIABLES: readonly string[] = Object.keys(environment.entries);
