import type { Bus } from '../bus.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { createRelay, type Relay } from '../outbox/index.ts';
import { joinNats } from '../outbox/nats/natsBus.ts';
import { countInMemory, countTogether, type CountRequests } from './requestCounts.ts';

interface NodeDeps {
  readonly config: Pick<Config, 'nats'>;
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
}

/** What this process shares with the other nodes of its database; a node without NATS is alone on it. */
export interface Nodes {
  readonly relay: Relay;
  readonly countRequests: CountRequests;
  /** Why events of other nodes do not arrive, or null. */
  busProblem(): string | null;
  leave(): Promise<void>;
}

/** @throws NatsError */
export async function joinNodes({ config, database, bus, log }: NodeDeps): Promise<Nodes> {
  const nats = config.nats && (await joinNats({ config: config.nats, database, bus, log }));
  return {
    relay: createRelay({ database, bus, log, ...(nats && { publish: nats.publish }) }),
    countRequests: nats ? countTogether({ database, log }) : countInMemory(),
    busProblem: () => nats?.problem() ?? null,
    async leave() {
      await nats?.close();
    },
  };
}
