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
    {
      title: 'Requests by status',
      unit: 'reqps',
      queries: { '{{status}}': rateBy('status', `${HTTP}_count`) },
    },
    {
      title: 'Pages: time to send',
      unit: 's',
      queries: {
        'median {{instance}}': quantile(0.5, 'instance', `${HTTP}_bucket{route="/*"}`),
        '99th percentile {{instance}}': quantile(0.99, 'instance', `${HTTP}_bucket{route="/*"}`),
      },
    },
    {
      title: 'GraphQL operations by outcome',
      unit: 'ops',
      queries: { '{{outcome}}': rateBy('outcome', 'foyer_graphql_operation_duration_seconds_count') },
    },
    {
      title: 'Slowest GraphQL operations (95th percentile)',
      unit: 's',
      queries: {
        '{{operation}}': `topk(10, ${quantile(0.95, 'operation', 'foyer_graphql_operation_duration_seconds_bucket')})`,
      },
    },
    {
      title: 'Event loop lag (99th percentile)',
      unit: 's',
      queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
    },
    {
      title: 'CPU',
      unit: 'percentunit',
      queries: { '{{instance}}': rateBy('instance', 'process_cpu_seconds_total') },
    },
    { title: 'Memory', unit: 'bytes', queries: { '{{instance}}': 'process_resident_memory_bytes' } },
    {
      title: 'Errors in browsers',
      unit: 'ops',
      isUsuallyEmpty: true,
      queries: { '{{brand}} {{kind}}': rateBy('brand, kind', 'foyer_browser_errors_total') },
    },
  ],
};

const money: DashboardSpec = {
  name: 'money',
  title: 'Foyer: bets and payments',
  panels: [
    {
      title: 'Bets',
      unit: 'ops',
      queries: { '{{outcome}}': rateBy('outcome', 'foyer_wallet_commands_total{command="bet"}') },
    },
    {
      title: 'Other commands',
      unit: 'ops',
      queries: { '{{command}}': rateBy('command', 'foyer_wallet_commands_total{command!="bet"}') },
    },
    {
      title: 'Refusals by rule',
      unit: 'ops',
      queries: { '{{rule}} {{reason}}': rateBy('rule, reason', 'foyer_wallet_refusals_total') },
    },
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
    {
      title: 'Wallet calls by studio',
      unit: 'reqps',
      queries: { '{{studio}} {{secret}}': rateBy('studio, secret', 'foyer_studio_calls_total') },
    },
    {
      title: 'Payments by status',
      unit: 'ops',
      queries: { '{{type}} {{status}}': rateBy('type, status', 'foyer_payments_total') },
    },
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
    {
      title: 'Calls to companies',
      unit: 'reqps',
      queries: { '{{host}} {{outcome}}': rateBy('host, outcome', 'foyer_company_calls_total') },
    },
    {
      title: 'Companies (95th percentile)',
      unit: 's',
      queries: { '{{host}}': quantile(0.95, 'host', 'foyer_company_call_duration_seconds_bucket') },
    },
    {
      title: 'Refused callbacks',
      unit: 'ops',
      isUsuallyEmpty: true,
      queries: {
        '{{provider}} {{reason}}': rateBy('provider, reason', 'foyer_provider_callbacks_refused_total'),
      },
    },
    {
      title: 'Wins that wait for a decision',
      unit: 'short',
      isStat: true,
      queries: { wins: 'max(foyer_held_wins{state="waiting"})' },
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
    {
      title: 'Refused sockets',
      unit: 'ops',
      isUsuallyEmpty: true,
      queries: { '{{status}}': rateBy('status', 'foyer_sockets_refused_total') },
    },
    { title: 'Oldest event in the outbox', unit: 's', queries: { age: 'max(foyer_outbox_oldest_seconds)' } },
    { title: 'Events in the outbox', unit: 'short', queries: { rows: 'max(foyer_outbox_waiting)' } },
    { title: 'Leader', unit: 'short', queries: { '{{instance}}': 'foyer_leader' } },
    {
      title: 'Events of other nodes arrive',
      unit: 'short',
      queries: { '{{instance}}': 'foyer_bus_connected' },
    },
    {
      title: 'Sign-ins',
      unit: 'ops',
      queries: { '{{method}} {{outcome}}': rateBy('method, outcome', 'foyer_sign_ins_total') },
    },
    {
      title: 'Event loop lag (longest)',
      unit: 's',
      queries: { '{{instance}}': 'nodejs_eventloop_lag_max_seconds' },
    },
  ],
};

const database: DashboardSpec = {
  name: 'database',
  title: 'Foyer: database and jobs',
  panels: [
    { title: 'Database can be read', unit: 'short', queries: { '{{instance}}': 'foyer_database_readable' } },
    {
      title: 'Connections in use',
      unit: 'percentunit',
      queries: {
        '{{instance}}':
          'foyer_database_connections{state="used"} / ignoring (state) foyer_database_connections_max',
      },
    },
    {
      title: 'Calls that wait for a connection',
      unit: 'short',
      queries: { '{{instance}}': 'foyer_database_connections_waiting' },
    },
    {
      title: 'Wait for a connection (95th percentile)',
      unit: 's',
      queries: {
        '{{instance}}': quantile(0.95, 'instance', 'foyer_database_connection_wait_seconds_bucket'),
      },
    },
    {
      title: 'Calls without a connection',
      unit: 'ops',
      queries: { '{{instance}}': rateBy('instance', 'foyer_database_connections_refused_total') },
    },
    {
      title: 'Failed runs of jobs',
      unit: 'ops',
      queries: { '{{name}}': rateBy('name', 'foyer_job_failures_total') },
    },
    {
      title: 'Jobs: share of time at work',
      unit: 'percentunit',
      queries: { '{{name}}': rateBy('name', 'foyer_job_duration_seconds_sum') },
    },
    {
      title: 'Since the last success of a job',
      unit: 's',
      queries: { '{{name}}': 'time() - max by (name) (foyer_job_last_success_timestamp_seconds)' },
    },
    {
      title: 'Garbage collection',
      unit: 'percentunit',
      queries: { '{{kind}}': rateBy('kind', 'nodejs_gc_duration_seconds_sum') },
    },
    { title: 'Heap', unit: 'bytes', queries: { '{{instance}}': 'nodejs_heap_size_used_bytes' } },
    {
      title: 'Open file descriptors',
      unit: 'percentunit',
      queries: { '{{instance}}': 'process_open_fds / process_max_fds' },
    },
  ],
};

export const DASHBOARDS: readonly DashboardSpec[] = [overview, money, live, database];
