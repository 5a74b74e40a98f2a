import { setTimeout as delay } from 'node:timers/promises';
import type { Bus } from '../../bus.ts';
import type { NatsConfig } from '../../config/natsConfig.ts';
import type { Database } from '../../database/database.ts';
import type { PublishEvents } from '../index.ts';
import type { Interruption } from '../interruption.ts';
import { connectNats } from './connect.ts';
import { createFollower } from './follower.ts';
import { createPublisher } from './publisher.ts';
import { streamNameOf } from './stream.ts';

const CLOSE_LIMIT_MS = 1_000;

export interface NatsBus {
  /** Publishes to all nodes, this one included. */
  readonly publish: PublishEvents;
  close(): Promise<void>;
}

interface NatsBusDeps {
  readonly config: NatsConfig;
  readonly database: Pick<Database, 'pool'>;
  /** Receives what any node publishes. */
  readonly bus: Bus;
  readonly interruption: Interruption;
}

/** Connects this node to the events of all nodes. @throws NatsError */
export async function joinNats({ config, database, bus, interruption }: NatsBusDeps): Promise<NatsBus> {
  const stream = await streamNameOf(database);
  const connection = await connectNats(config);
  const deps = { connection, stream, replicas: config.replicas };
  const follower = createFollower({ ...deps, bus, interruption });
  await follower.start();
  return {
    publish: createPublisher(deps),
    async close() {
      follower.close();
      await Promise.race([connection.close(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}
