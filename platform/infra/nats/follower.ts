import { DeliverPolicy, jetstream, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import * as v from 'valibot';
import type { Bus, Events, Topic } from '../bus.ts';
import type { Log } from '../log.ts';
import { publishLocally } from '../outbox/index.ts';
import { ensureStream, TIMEOUT_MS } from './stream.ts';

interface FollowerDeps {
  readonly connection: NatsConnection;
  readonly stream: string;
  readonly replicas: number;
  readonly bus: Bus;
  readonly log: Pick<Log, 'warn'>;
}

const RETRY_MS = 500;
const HEARTBEAT_MS = 1_000;
const message = v.object({ topic: v.optional(v.string()), payload: v.unknown() });

/** Delivers every event of the stream to the listeners of this node, in order, and reports what it missed. */
export function createFollower({ connection, stream, replicas, bus, log }: FollowerDeps) {
  let position: number | null = null;
  let created = '';
  let messages: ConsumerMessages | null = null;
  let [problem, isClosed]: [string | null, boolean] = [null, false];
  let retry: NodeJS.Timeout | undefined;
  let attempt = 0;

  const interrupt = (reason: string): void => {
    if (problem === null && !isClosed) {
      log.warn({ reason }, 'events of other nodes do not arrive, trying again');
      bus.publish('bus.interrupted', null);
    }
    problem = reason;
  };
  const receive = (received: JsMsg): void => {
    const isGap = position !== null && received.seq > position + 1;
    if (position !== null && received.seq <= position) return;
    position = received.seq;
    const { topic, payload } = v.parse(message, received.json());
    if (isGap || topic === undefined) bus.publish('bus.missed', null);
    if (topic !== undefined)
      publishLocally(bus, { topic: topic as Topic, payload: payload as Events[Topic] });
  };
  const follow = async (): Promise<void> => {
    const own = ++attempt;
    clearTimeout(retry);
    messages?.stop();
    try {
      const { state, created: createdAt } = await ensureStream(connection, stream, replicas);
      const from = position;
      const isOther = created !== '' && created !== createdAt;
      const isLost = from !== null && (isOther || state.last_seq < from || state.first_seq > from + 1);
      if (isLost) bus.publish('bus.missed', null);
      const start: number = from === null || isLost ? state.last_seq : from;
      [position, created] = [start, createdAt];
      const consumer = await jetstream(connection, { timeout: TIMEOUT_MS }).consumers.get(stream, {
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: start + 1,
      });
      if (own !== attempt || isClosed) return;
      messages = await consumer.consume({ callback: receive, idle_heartbeat: HEARTBEAT_MS });
      void watch(messages);
      if (problem !== null) {
        log.warn({}, 'events of other nodes arrive again');
        bus.publish('bus.resumed', null);
      }
      problem = null;
    } catch (error) {
      if (own !== attempt || isClosed) return;
      interrupt(`NATS does not answer: ${String(error)}`);
      retry = setTimeout(() => void follow(), RETRY_MS);
    }
  };
  const watch = async (watched: ConsumerMessages): Promise<void> => {
    for await (const { type } of watched.status())
      if (type === 'heartbeats_missed' && watched === messages && !isClosed) {
        interrupt('NATS sends no heartbeat');
        void follow();
      }
  };
  const watchConnection = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') interrupt('the connection to NATS is lost');
      if (type === 'reconnect') void follow();
    }
  };

  return {
    async start(): Promise<void> {
      void watchConnection();
      await follow();
    },
    problem: () => problem,
    close(): void {
      isClosed = true;
      clearTimeout(retry);
      messages?.stop();
    },
  };
}
