import type { Config } from '../../infra/config.ts';
import type { Sites } from '../../sites/index.ts';

export interface Started {
  readonly config: Config;
  readonly sites: Pick<Sites, 'brands'>;
  /** URL of the public listener. */
  readonly url: string;
  /** Port of the metrics; null if they are switched off. */
  readonly metricsPort: number | null;
}

/** The final message of a start in production: the addresses, and what is switched off. It has no secret. */
export function announceProduction({ config, sites, url, metricsPort }: Started): string {
  const { host, metrics } = config;
  const addresses = [
    ['listens at', addressOf(host, new URL(url).port)],
    ...(metrics ? [['metrics', `${addressOf(metrics.host, metricsPort)}/metrics`]] : []),
    ['database', databaseOf(config)],
    ['reload', `kill -HUP ${process.pid}`],
    ...sites.brands.map(({ brand, origin, hosts }) => [brand, [origin, ...hosts].filter(Boolean).join(' ')]),
  ];
  const off = switchedOff(config);
  return [
    '',
    'Foyer runs in production.',
    '',
    ...table(addresses),
    ...(off.length > 0 ? ['', '  switched off, because it is not configured:', '', ...table(off)] : []),
    '',
  ].join('\n');
}

const addressOf = (host: string, port: string | number | null): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function databaseOf({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl === null) return `the embedded PostgreSQL in ${dataFolder}, for one node`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host || 'at a local socket'}, database ${pathname.slice(1) || 'of the user'}`;
}

/** Each feature without its settings, and the variables that switch it on. */
function switchedOff(config: Config): readonly (readonly string[])[] {
  const features: readonly (readonly [isOn: boolean, feature: string, variables: string])[] = [
    [config.messages !== null, 'emails and text messages', 'FOYER_MESSAGES_URL, FOYER_MESSAGES_KEY'],
    [
      Object.keys(config.paymentProviders).length > 0,
      'deposits and withdrawals',
      'FOYER_PAYMENT_URLS, FOYER_PAYMENT_KEYS',
    ],
    [config.identityReview !== null, 'identity checks by a provider', 'FOYER_SUMSUB_URL and its keys'],
    [config.sportsbook !== null, 'sportsbook', 'FOYER_SPORTSBOOK_URL, FOYER_SPORTSBOOK_KEY'],
    [
      config.gamification !== null,
      'loyalty, missions, tournaments',
      'FOYER_GAMIFICATION_URL, FOYER_GAMIFICATION_KEY',
    ],
    [Object.keys(config.chatKeys).length > 0, 'signed-in chat', 'FOYER_CHAT_KEY_IDS, FOYER_CHAT_SECRETS'],
    [config.push !== null, 'push messages to devices', 'FOYER_PUSH_KEY, FOYER_PUSH_CONTACT'],
    [config.affiliates !== null, 'reports to affiliates', 'FOYER_AFFILIATES_URL, FOYER_AFFILIATES_KEY'],
    [config.nats !== null, 'several nodes', 'FOYER_NATS_URL'],
    [config.metrics !== null, 'metrics', 'FOYER_METRICS_PORT'],
  ];
  return features.filter(([isOn]) => !isOn).map(([, feature, variables]) => [feature, variables]);
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', value = '']) => `  ${name.padEnd(width)}  ${value}`.trimEnd());
}
