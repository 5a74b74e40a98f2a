import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../../../infra/database/database.ts';
import { connectionWaited } from '../../../infra/telemetry/measuredPool.ts';

export function registerDatabaseMetrics(registers: Registry[], { pool }: Pick<Database, 'pool'>): () => void {
  new Gauge({
    name: 'foyer_database_connections',
    help: 'Open connections of the pool of this node, used and idle',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'foyer_database_connections_max',
    help: 'Most connections that the pool of this node opens',
    registers,
  }).set(pool.options.max);
  new Gauge({
    name: 'foyer_database_connections_waiting',
    help: 'Calls waiting for a database connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const waits = new Histogram({
    name: 'foyer_database_connection_wait_seconds',
    help: 'Time that a call waits for a connection of the pool',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
    registers,
  });
  const refused = new Counter({
    name: 'foyer_database_connections_refused_total',
    help: 'Calls that got no connection within their time limit, or to which the database did not answer',
    registers,
  });
  return connectionWaited.subscribe(({ seconds, isGranted }) => {
    waits.observe(seconds);
    if (!isGranted) refused.inc();
  });
}
