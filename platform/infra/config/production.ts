import { hostName, isLoopback } from '@foyer/domain/host.ts';
import type { Config } from '../config.ts';
import type { Given } from './given.ts';
import { localAddresses } from './localAddresses.ts';
import { weaknessOf } from '../secrets/weakSecret.ts';

const MIN_PASSWORD_LENGTH = 16;
const MAKE_SECRET = 'make one with `openssl rand -base64 32`';
const MAKE_LEDGER_KEY = 'make one with `npm run ledger-key -- <name>`';

/** One secret, or two joined by a comma. */
const SINGLE = [
  'FOYER_MESSAGES_KEY',
  'FOYER_SUMSUB_APP_TOKEN',
  'FOYER_SUMSUB_SECRET',
  'FOYER_SUMSUB_WEBHOOK_SECRET',
  'FOYER_GAMIFICATION_KEY',
  'FOYER_AFFILIATES_KEY',
  'FOYER_SPORTSBOOK_KEY',
  'FOYER_EVENTS_KEY',
  'FOYER_NATIONAL_ID_KEY',
  'FOYER_REPORT_PSEUDONYM_KEY',
  'FOYER_PUSH_KEY',
];
/** Pairs `name:secret`. Not FOYER_REGISTER_KEYS: a register chooses its keys. */
const NAMED = [
  'FOYER_STUDIO_KEYS',
  'FOYER_PAYMENT_KEYS',
  'FOYER_CHAT_SECRETS',
  'FOYER_WEBHOOK_SECRETS',
  'FOYER_REPORT_KEYS',
];
/** Addresses that may have a password. */
const ADDRESSES = ['FOYER_DATABASE_URL', 'FOYER_NATS_URL'];

/** What production needs beyond readable settings. Every problem names the variable and the remedy, never a secret. */
export function productionProblems(config: Config, given: Given): readonly string[] {
  const { values, isValid } = given;
  const readable = (variable: string) => (isValid(variable) ? (values[variable] ?? null) : null);
  return [
    ...missing(given),
    ...NAMED.flatMap((variable) => weakPairs(variable, readable(variable))),
    ...SINGLE.flatMap((variable) => weakSecrets(variable, readable(variable))),
    ...ADDRESSES.flatMap((variable) => weakPassword(variable, readable(variable))),
    ...weakLedgerKey(readable('FOYER_LEDGER_KEY')),
    ...sandboxToken(readable('FOYER_SUMSUB_APP_TOKEN')),
    ...localAddresses(given),
    ...networkProblems(config),
    ...openAddresses(config),
  ];
}

const REQUIRED = {
  FOYER_LEDGER_KEY: `no day of the ledger would be sealed; ${MAKE_LEDGER_KEY}`,
};

const missing = ({ isSet }: Given): readonly string[] =>
  Object.entries(REQUIRED)
    .filter(([variable]) => !isSet(variable))
    .map(([variable, remedy]) => `${variable} is missing: ${remedy}`);

const weakPairs = (variable: string, text: string | null): readonly string[] =>
  (text?.split(',') ?? []).flatMap((pair) => {
    const [name = '', secret = ''] = pair.split(/:(.*)/s, 2);
    const weakness = weaknessOf(secret);
    return weakness === null ? [] : [`${variable}: the secret of '${name}' ${weakness}; ${MAKE_SECRET}`];
  });

const weakSecrets = (variable: string, text: string | null): readonly string[] =>
  (text?.split(',') ?? []).flatMap((secret, index) => {
    const weakness = weaknessOf(secret);
    const which = index === 0 ? '' : ': the second secret';
    return weakness === null ? [] : [`${variable}${which} ${weakness}; ${MAKE_SECRET}`];
  });

/** NATS takes a user without a password as a token, and PostgreSQL's clients a password among the parameters. */
const passwordIn = ({ protocol, username, password, searchParams }: URL): string =>
  password || (searchParams.get('password') ?? (protocol.startsWith('postgres') ? '' : username));

function weakPassword(variable: string, text: string | null): readonly string[] {
  const passwords = (text?.split(',') ?? [])
    .filter((address) => URL.canParse(address))
    .map((address) => passwordIn(new URL(address)))
    .filter((password) => password !== '');
  const weakness = passwords.map((password) => weaknessOf(password, MIN_PASSWORD_LENGTH)).find(Boolean);
  return weakness ? [`${variable}: the password ${weakness}; ${MAKE_SECRET}`] : [];
}

const DEMO_LEDGER_KEY = /^PRIVATE\+KEY\+demo\.foyer\.test\+/;
/** Length of the private part, at the end of a key. */
const LEDGER_SECRET_LENGTH = 44;

function weakLedgerKey(key: string | null): readonly string[] {
  if (key === null) return [];
  const weakness = DEMO_LEDGER_KEY.test(key)
    ? 'is the key of the demonstration, which is public'
    : weaknessOf(key.slice(-LEDGER_SECRET_LENGTH));
  return weakness === null ? [] : [`FOYER_LEDGER_KEY ${weakness}; ${MAKE_LEDGER_KEY}`];
}

const sandboxToken = (tokens: string | null): readonly string[] =>
  tokens?.split(',').some((token) => token.startsWith('sbx:'))
    ? [
        'FOYER_SUMSUB_APP_TOKEN begins with sbx:, as tokens of the provider’s sandbox do: set one of production',
      ]
    : [];

/** Events, reports and push messages leave over the public internet, so they are encrypted. */
function openAddresses({ events: { webhooks }, reportReceivers, push }: Config): readonly string[] {
  const isOpenPush = push?.origins.some((origin) => !origin.startsWith('https://'));
  const receivers = Object.entries(reportReceivers).map(([name, { url }]) => ({ name, url }));
  const named = Object.entries({ FOYER_WEBHOOK_URLS: webhooks, FOYER_REPORT_URLS: receivers }).flatMap(
    ([variable, addresses]) =>
      addresses
        .filter(({ url }) => !url.startsWith('https://'))
        .map(({ name }) => `${variable}: the URL of '${name}' must begin with https://`),
  );
  return isOpenPush ? [...named, 'FOYER_PUSH_ORIGINS: each origin must begin with https://'] : named;
}

function networkProblems({ nats, brandOrigins, metrics, port, trustedProxies }: Config): readonly string[] {
  const problems: string[] = [];
  const isOpen = nats && nats.user === null && nats.credentialsFile === null;
  if (isOpen && !nats.servers.every((server) => isLoopback(hostName(server) ?? '')))
    problems.push(
      'FOYER_NATS_URL has no user and password, so anybody on that network could publish events: add them, or set FOYER_NATS_CREDENTIALS',
    );
  if (trustedProxies === null && brandOrigins.some(({ origin }) => origin.startsWith('https:')))
    problems.push(
      'FOYER_TRUSTED_PROXIES is missing: a proxy serves the https:// origins, and without this all players would count as its one address; set its network, like 10.0.0.0/8',
    );
  if (metrics && metrics.port === port && port !== 0)
    problems.push('FOYER_METRICS_PORT is the public port: choose another');
  return problems;
}
