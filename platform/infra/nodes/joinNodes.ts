import type { Bus } from '../bus.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { createRelay, type Relay } from '../outbox/index.ts';
import { createInterruption } from '../outbox/interruption.ts';
import { joinNats } from '../outbox/nats/natsBus.ts';
import { newNodeId, type NodeId } from './liveNodes.ts';
import { countInMemory, countTogether, type CountRequests } from './requestCounts.ts';
import { countSocketsAlone, countSocketsTogether, type CountSockets } from './socketCounts.ts';

interface NodeDeps {
  readonly config: Pick<Config, 'nats'>;
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
}

/** What this process shares with the other nodes of its database; a node without NATS is alone on it. */
export interface Nodes {
  readonly node: NodeId;
  readonly relay: Relay;
  readonly countRequests: CountRequests;
  readonly countSockets: CountSockets;
  /** Why events of other nodes do not arrive, or null. */
  busProblem(): string | null;
  leave(): Promise<void>;
}

/** @throws NatsError */
export async function joinNodes({ config, database, bus, log }: NodeDeps): Promise<Nodes> {
  const interruption = createInterruption({ bus, log });
  const nats = config.nats && (await joinNats({ config: config.nats, database, bus, interruption }));
  const onBehind = (isBehind: boolean): void => {
    if (isBehind) interruption.begin('outbox', 'committed events are late, or the outbox cannot be read');
    else interruption.end('outbox');
  };
  const node = newNodeId();
  const sockets = nats && countSocketsTogether({ database, node, log });
  return {
    node,
    relay: createRelay({ database, node, bus, log, onBehind, ...(nats && { publish: nats.publish }) }),
    countRequests: nats ? countTogether({ database, log }) : countInMemory(),
    countSockets: sockets?.count ?? countSocketsAlone,
    busProblem: interruption.problem,
    async leave() {
      await sockets?.stop();
      await nats?.close();
    },
  };
}
