import { stringify } from 'yaml';

/** A service level objective: the share of good events over 30 days. */
interface Slo {
  readonly name: string;
  /** Prefix of the alert, such as `FoyerPagesFail`. */
  readonly alert: string;
  readonly runbook: string;
  readonly objective: number;
  readonly meaning: string;
  /** PromQL with `$window` in place of the range. */
  readonly bad: string;
  readonly total: string;
}

const HTTP = 'foyer_http_request_duration_seconds';
const OPERATION = 'foyer_graphql_operation_duration_seconds';
const PAGES = 'route="/*"';
const GRAPHQL = 'route=~"/graphql|/api/graphql"';
const WALLET = 'route=~"/studio/v1/.+"';

const rate = (metric: string, labels: string) => `sum(rate(${metric}{${labels}}[$window]))`;
/** Responses that took longer than a bucket of the histogram. Failed responses count in the other objective. */
const slower = (metric: string, labels: string, seconds: number) =>
  `(${rate(`${metric}_count`, labels)} - ${rate(`${metric}_bucket`, `${labels}, le="${seconds}"`)})`;
const requestsOf = (labels: string) => rate(`${HTTP}_count`, labels);
const failuresOf = (labels: string) => `(${rate(`${HTTP}_count`, `${labels}, status="5xx"`)} or vector(0))`;

export const SLOS: readonly Slo[] = [
  {
    name: 'pages_availability',
    alert: 'FoyerPagesFail',
    runbook: 'slo/pages-fail',
    objective: 0.999,
    meaning: 'pages are served without an error of the platform',
    bad: failuresOf(PAGES),
    total: requestsOf(PAGES),
  },
  {
    name: 'pages_latency',
    alert: 'FoyerPagesSlow',
    runbook: 'slo/pages-slow',
    objective: 0.99,
    meaning: 'pages are sent within 0.5 s',
    bad: slower(HTTP, PAGES, 0.5),
    total: requestsOf(PAGES),
  },
  {
    name: 'graphql_availability',
    alert: 'FoyerGraphqlFails',
    runbook: 'slo/graphql-fails',
    objective: 0.999,
    meaning: 'GraphQL operations have no fault of the platform or of another company',
    // A request that fails before its operation runs is in the HTTP metric alone.
    bad: `((${rate(`${OPERATION}_count`, 'outcome="failed"')} or vector(0)) + ${failuresOf(GRAPHQL)})`,
    total: `(${rate(`${OPERATION}_count`, '')} + ${failuresOf(GRAPHQL)})`,
  },
  {
    name: 'graphql_latency',
    alert: 'FoyerGraphqlSlow',
    runbook: 'slo/graphql-slow',
    objective: 0.99,
    meaning: 'GraphQL operations end within 0.5 s',
    bad: slower(OPERATION, '', 0.5).replaceAll('{, ', '{'),
    total: rate(`${OPERATION}_count`, ''),
  },
  {
    name: 'wallet_availability',
    alert: 'FoyerWalletFails',
    runbook: 'slo/wallet-fails',
    objective: 0.9995,
    meaning: 'calls of game studios are answered without an error of the platform',
    bad: failuresOf(WALLET),
    total: requestsOf(WALLET),
  },
  {
    name: 'wallet_latency',
    alert: 'FoyerWalletSlow',
    runbook: 'slo/wallet-slow',
    objective: 0.995,
    meaning: 'calls of game studios are answered within 0.25 s',
    bad: slower(HTTP, WALLET, 0.25),
    total: requestsOf(WALLET),
  },
];

/** A burn rate of 1 spends the error budget of 30 days in exactly 30 days. */
const BURN_RATES = [
  { rate: 14.4, long: '1h', short: '5m', severity: 'page', spends: '2% of the budget of 30 days in an hour' },
  { rate: 6, long: '6h', short: '30m', severity: 'page', spends: '5% of the budget of 30 days in six hours' },
  { rate: 3, long: '1d', short: '2h', severity: 'ticket', spends: '10% of the budget of 30 days in a day' },
  {
    rate: 1,
    long: '3d',
    short: '6h',
    severity: 'ticket',
    spends: '10% of the budget of 30 days in three days',
  },
] as const;

const WINDOWS = [...new Set(BURN_RATES.flatMap(({ long, short }) => [short, long]))];
const RUNBOOKS = 'docs/runbooks';

const record = (window: string) => `foyer:slo_errors:ratio_rate${window}`;

const HEAD = `# Written by \`npx vitest run --project unit tools/monitoring -u\` from tools/monitoring/sloRules.ts. Never edited by hand.
`;

/** The recording rules and alerts of every objective, as a rule file of Prometheus. */
export const sloRules = (): string =>
  HEAD +
  stringify(
    { groups: SLOS.flatMap((slo) => [ratios(slo), alerts(slo)]) },
    { lineWidth: 0, singleQuote: true },
  );

const ratios = ({ name, bad, total }: Slo) => ({
  name: `foyer_slo_${name}`,
  rules: WINDOWS.map((window) => ({
    record: record(window),
    labels: { slo: name },
    expr: `${bad} / ${total}`.replaceAll('$window', window).replaceAll('{}', ''),
  })),
});

const alerts = ({ name, alert, runbook, objective, meaning }: Slo) => ({
  name: `foyer_slo_${name}_alerts`,
  rules: BURN_RATES.map(({ rate: burn, long, short, severity, spends }) => {
    const limit = Number((burn * (1 - objective)).toPrecision(6));
    const above = (window: string) => `${record(window)}{slo="${name}"} > ${limit}`;
    return {
      alert,
      expr: `${above(long)} and ${above(short)}`,
      ...(severity === 'ticket' && { for: '15m' }),
      labels: { severity, window: long },
      annotations: {
        summary: `Objective: ${Number((objective * 100).toPrecision(6))}% of ${meaning}.`,
        description: `{{ $value | humanizePercentage }} were not, over ${long}. This spends ${spends}.`,
        runbook_url: `${RUNBOOKS}/${runbook}.md`,
      },
    };
  }),
});
