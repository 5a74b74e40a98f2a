import { Gauge, type Registry } from 'prom-client';
import { readOutboxLag, type Relay } from '../../../infra/outbox/index.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

export function registerOutboxMetrics(
  registers: Registry[],
  add: AddDatabaseGauge,
  relay: Pick<Relay, 'isLeader'>,
): void {
  add({
    name: 'foyer_outbox_waiting',
    help: 'Rows of events that are committed and not yet relayed, at most 100,000',
    read: async (queryable) => [[{}, (await readOutboxLag(queryable)).waiting]],
  });
  add({
    name: 'foyer_outbox_oldest_seconds',
    help: 'Age of the oldest event that is committed and not yet relayed',
    read: async (queryable) => [[{}, (await readOutboxLag(queryable)).oldestSeconds]],
  });
  new Gauge({
    name: 'foyer_leader',
    help: '1 on the node that relays events, 0 on all others',
    registers,
    collect() {
      this.set(relay.isLeader() ? 1 : 0);
    },
  });
}
