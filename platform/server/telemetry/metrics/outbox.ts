import { Gauge, type Registry } from 'prom-client';
import { readOutboxLag, type Relay } from '../../../infra/outbox/index.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

interface EventSources {
  readonly relay: Pick<Relay, 'isLeader'>;
  /** Why events of other nodes do not arrive, or null. */
  readonly busProblem: () => string | null;
}

export function registerOutboxMetrics(
  registers: Registry[],
  add: AddDatabaseGauge,
  { relay, busProblem }: EventSources,
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
  new Gauge({
    name: 'foyer_bus_connected',
    help: '1 if events of all nodes arrive at this node; 0 while NATS is interrupted',
    registers,
    collect() {
      this.set(busProblem() === null ? 1 : 0);
    },
  });
}
