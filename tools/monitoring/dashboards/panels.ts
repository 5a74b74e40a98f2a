/** What a panel shows, in units of Grafana. */
type Unit = 'short' | 's' | 'percentunit' | 'reqps' | 'ops' | 'bytes';

export interface PanelSpec {
  readonly title: string;
  readonly unit: Unit;
  /** Queries by their legend, which may have labels as `{{name}}`. */
  readonly queries: Readonly<Record<string, string>>;
  /** A number in place of a graph. */
  readonly isStat?: true;
  /** It has no data unless something happened, such as a failure. */
  readonly isUsuallyEmpty?: true;
}

export interface DashboardSpec {
  /** Name of the file in deploy/dashboards. */
  readonly name: string;
  readonly title: string;
  readonly panels: readonly PanelSpec[];
}

const rateBy = (by: string, series: string): string => `sum by (${by}) (rate(${series}[$__rate_interval]))`;

export const quantile = (share: number, by: string, bucket: string): string =>
  `histogram_quantile(${share}, ${rateBy(`${by}, le`, bucket)})`;

/** A graph of rates with a line for each value of the labels in `by`. */
const rates = (
  title: string,
  unit: Unit,
  by: string,
  series: string,
  options: Pick<PanelSpec, 'isUsuallyEmpty'> = {},
): PanelSpec => ({
  title,
  unit,
  ...options,
  queries: { [by.replaceAll(/(\w+),?/g, '{{$1}}')]: rateBy(by, series) },
});

const perNode = (title: string, unit: Unit, query: string): PanelSpec => ({
  title,
  unit,
  queries: { '{{instance}}': query },
});

const HTTP = 'foyer_http_request_duration_seconds';

const overview: DashboardSpec = {
  name: 'overview',
  title: 'Foyer: overview',
  panels: [
    { title: 'Nodes', unit: 'short', isStat: true, queries: { up: 'sum(up{job="foyer"})' } },
    {
      title: 'Alerts',
      unit: 'short',
      isStat: true,
      isUsuallyEmpty: true,
      queries: { firing: 'count(ALERTS{alertstate="firing", alertname=~"Foyer.+"})' },
    },
    {
      title: 'Versions',
      unit: 'short',
      isStat: true,
      queries: { '{{version}}': 'count by (version) (foyer_build_info)' },
    },
    {
      title: 'Bad events of an hour',
      unit: 'percentunit',
      queries: { '{{slo}}': 'foyer:slo_errors:ratio_rate1h' },
    },
    {
      title: 'Bad events of three days',
      unit: 'percentunit',
      queries: { '{{slo}}': 'foyer:slo_errors:ratio_rate3d' },
    },
    rates('Requests by status', 'reqps', 'status', `${HTTP}_count`),
    {
      title: 'Pages: time to send',
      unit: 's',
      queries: {
        'median {{instance}}': quantile(0.5, 'instance', `${HTTP}_bucket{route="/*"}`),
        '99th percentile {{instance}}': quantile(0.99, 'instance', `${HTTP}_bucket{route="/*"}`),
      },
    },
    rates(
      'GraphQL operations by outcome',
      'ops',
      'outcome',
      'foyer_graphql_operation_duration_seconds_count',
    ),
    {
      title: 'Slowest GraphQL operations (95th percentile)',
      unit: 's',
      queries: {
        '{{operation}}': `topk(10, ${quantile(0.95, 'operation', 'foyer_graphql_operation_duration_seconds_bucket')})`,
      },
    },
    perNode('Event loop lag (99th percentile)', 's', 'nodejs_eventloop_lag_p99_seconds'),
    rates('CPU', 'percentunit', 'instance', 'process_cpu_seconds_total'),
    perNode('Memory', 'bytes', 'process_resident_memory_bytes'),
    rates('Errors in browsers', 'ops', 'brand, kind', 'foyer_browser_errors_total', { isUsuallyEmpty: true }),
  ],
};

const money: DashboardSpec = {
  name: 'money',
  title: 'Foyer: bets and payments',
  panels: [
    rates('Bets', 'ops', 'outcome', 'foyer_wallet_commands_total{command="bet"}'),
    rates('Other commands', 'ops', 'command', 'foyer_wallet_commands_total{command!="bet"}'),
    rates('Refusals by rule', 'ops', 'rule, reason', 'foyer_wallet_refusals_total'),
    {
      title: 'Bets: time to commit',
      unit: 's',
      queries: {
        median: quantile(0.5, 'command', 'foyer_wallet_command_duration_seconds_bucket{command="bet"}'),
        '99th percentile': quantile(
          0.99,
          'command',
          'foyer_wallet_command_duration_seconds_bucket{command="bet"}',
        ),
      },
    },
    {
      title: 'Commands in a commit (mean)',
      unit: 'short',
      queries: {
        '{{instance}}': `${rateBy('instance', 'foyer_wallet_batch_size_sum')} / ${rateBy('instance', 'foyer_wallet_batch_size_count')}`,
      },
    },
    {
      title: 'Commit (99th percentile)',
      unit: 's',
      queries: { '{{instance}}': quantile(0.99, 'instance', 'foyer_wallet_batch_duration_seconds_bucket') },
    },
    rates('Wallet calls by studio', 'reqps', 'studio, secret', 'foyer_studio_calls_total'),
    rates('Payments by status', 'ops', 'type, status', 'foyer_payments_total'),
    {
      title: 'Open payments',
      unit: 'short',
      queries: {
        '{{provider}} {{type}}: {{waits_for}}': 'max by (provider, type, waits_for) (foyer_payments_pending)',
      },
    },
    {
      title: 'Oldest open payment',
      unit: 's',
      queries: {
        '{{provider}} {{type}}: {{waits_for}}':
          'max by (provider, type, waits_for) (foyer_payments_pending_oldest_seconds)',
      },
    },
    {
      title: 'Overdue payments',
      unit: 'short',
      queries: { '{{provider}} {{type}}': 'max by (provider, type) (foyer_payments_overdue)' },
    },
    rates('Calls to companies', 'reqps', 'host, outcome', 'foyer_company_calls_total'),
    {
      title: 'Companies (95th percentile)',
      unit: 's',
      queries: { '{{host}}': quantile(0.95, 'host', 'foyer_company_call_duration_seconds_bucket') },
    },
    rates('Refused callbacks', 'ops', 'provider, reason', 'foyer_provider_callbacks_refused_total', {
      isUsuallyEmpty: true,
    }),
    {
      title: 'Wins that wait',
      unit: 'short',
      isStat: true,
      queries: {
        'for a decision': 'max(foyer_held_wins{state="waiting"})',
        'for room in a balance: {{feature}}': 'max by (feature) (foyer_unpaid_wins)',
      },
    },
    { title: 'Held studios', unit: 'short', isStat: true, queries: { studios: 'max(foyer_studio_holds)' } },
    {
      title: 'Since the end of the last sealed day',
      unit: 's',
      isStat: true,
      isUsuallyEmpty: true,
      queries: { ago: 'time() - max(foyer_last_sealed_day_end_timestamp_seconds)' },
    },
    {
      title: 'Since the last audit',
      unit: 's',
      isStat: true,
      isUsuallyEmpty: true,
      queries: { ago: 'time() - max(foyer_last_audit_timestamp_seconds)' },
    },
  ],
};

const live: DashboardSpec = {
  name: 'live',
  title: 'Foyer: sockets and events',
  panels: [
    { title: 'Open sockets', unit: 'short', queries: { '{{instance}} {{protocol}}': 'foyer_open_sockets' } },
    rates('Refused sockets', 'ops', 'status', 'foyer_sockets_refused_total', { isUsuallyEmpty: true }),
    { title: 'Oldest event in the outbox', unit: 's', queries: { age: 'max(foyer_outbox_oldest_seconds)' } },
    { title: 'Events in the outbox', unit: 'short', queries: { rows: 'max(foyer_outbox_waiting)' } },
    perNode('Leader', 'short', 'foyer_leader'),
    perNode('Events of other nodes arrive', 'short', 'foyer_bus_connected'),
    rates('Sign-ins', 'ops', 'method, outcome', 'foyer_sign_ins_total'),
    perNode('Event loop lag (longest)', 's', 'nodejs_eventloop_lag_max_seconds'),
  ],
};

const database: DashboardSpec = {
  name: 'database',
  title: 'Foyer: database and jobs',
  panels: [
    perNode('Database can be read', 'short', 'foyer_database_readable'),
    perNode(
      'Connections in use',
      'percentunit',
      'foyer_database_connections{state="used"} / ignoring (state) foyer_database_connections_max',
    ),
    perNode('Calls that wait for a connection', 'short', 'foyer_database_connections_waiting'),
    {
      title: 'Wait for a connection (95th percentile)',
      unit: 's',
      queries: {
        '{{instance}}': quantile(0.95, 'instance', 'foyer_database_connection_wait_seconds_bucket'),
      },
    },
    rates('Calls without a connection', 'ops', 'instance', 'foyer_database_connections_refused_total'),
    rates('Failed runs of jobs', 'ops', 'name', 'foyer_job_failures_total'),
    rates('Jobs: share of time at work', 'percentunit', 'name', 'foyer_job_duration_seconds_sum'),
    {
      title: 'Since the last success of a job',
      unit: 's',
      queries: { '{{name}}': 'time() - max by (name) (foyer_job_last_success_timestamp_seconds)' },
    },
    rates('Garbage collection', 'percentunit', 'kind', 'nodejs_gc_duration_seconds_sum'),
    perNode('Heap', 'bytes', 'nodejs_heap_size_used_bytes'),
    perNode('Open file descriptors', 'percentunit', 'process_open_fds / process_max_fds'),
  ],
};

export const DASHBOARDS: readonly DashboardSpec[] = [overview, money, live, database];
