import { Counter, Gauge, type Registry } from 'prom-client';
import { EVENT_TYPE_NAMES } from '@foyer/contract/events/eventTypes.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { invalidEvent, listWebhooks, readFeedHead } from '../../../infra/outbox/feed/index.ts';
import { readOutboxLag, type Relay } from '../../../infra/outbox/index.ts';
import type { AddDatabaseGauge } from './databaseGauges.ts';

interface EventSources {
  readonly relay: Pick<Relay, 'isLeader'>;
  /** Why events of other nodes do not arrive, or null. */
  readonly busProblem: () => string | null;
  /** Those that are configured: the database remembers former ones as well. */
  readonly webhooks: readonly { readonly name: string }[];
}

export function registerOutboxMetrics(
  registers: Registry[],
  add: AddDatabaseGauge,
  { relay, busProblem, webhooks: configured }: EventSources,
): () => void {
  const readWebhooks = async (queryable: Queryable) =>
    (await listWebhooks(queryable)).filter(({ name }) => configured.some((webhook) => webhook.name === name));

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
  add({
    name: 'foyer_feed_position',
    help: 'Position of the last event that operators can read',
    read: async (queryable) => [[{}, Number((await readFeedHead(queryable)).position)]],
  });
  add({
    name: 'foyer_webhook_waiting_events',
    help: 'Events after the position of a webhook, also those of types that it does not receive',
    labelNames: ['webhook'],
    async read(queryable) {
      const { position } = await readFeedHead(queryable);
      const webhooks = await readWebhooks(queryable);
      return webhooks.map(({ name, ...state }) => [{ webhook: name }, Number(position - state.position)]);
    },
  });
  add({
    name: 'foyer_webhook_failing_since_timestamp_seconds',
    help: 'When the first attempt failed since the last success; 0 for a webhook that is delivered',
    labelNames: ['webhook'],
    read: async (queryable) =>
      (await readWebhooks(queryable)).map(({ name, failingSince }) => [
        { webhook: name },
        failingSince ? failingSince.getTime() / SECOND : 0,
      ]),
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
    help: '1 if events arrive at this node; 0 while NATS is interrupted or committed events are late',
    registers,
    collect() {
      this.set(busProblem() === null ? 1 : 0);
    },
  });
  const invalid = new Counter({
    name: 'foyer_feed_invalid_events_total',
    help: 'Events that were recorded although a field is not as their schema says',
    labelNames: ['type'],
    registers,
  });
  for (const type of EVENT_TYPE_NAMES) invalid.inc({ type }, 0);
  return invalidEvent.subscribe(({ type }) => invalid.inc({ type }));
}
