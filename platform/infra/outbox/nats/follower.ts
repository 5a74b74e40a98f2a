import {
  DeliverPolicy,
  jetstream,
  type Consumer,
  type ConsumerMessages,
  type JsMsg,
  type StreamInfo,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Bus } from '../../bus.ts';
import { openSpan, remoteSpan } from '../../telemetry/tracing.ts';
import type { Interruption } from '../interruption.ts';
import { createUnpacker } from './messages.ts';
import { ensureStream, TIMEOUT_MS } from './stream.ts';

interface FollowerDeps {
  readonly connection: NatsConnection;
  readonly stream: string;
  readonly replicas: number;
  readonly bus: Bus;
  readonly interruption: Interruption;
}

const RETRY_MS = 500;
const HEARTBEAT_MS = 1_000;

/** Delivers every event of the stream to the listeners of this node, in order, and reports what it missed. */
export function createFollower(deps: FollowerDeps) {
  const { connection, stream, replicas, bus, interruption } = deps;
  let position: number | null = null;
  let [created, attempt, isClosed] = ['', 0, false];
  let messages: ConsumerMessages | null = null;
  let retry: NodeJS.Timeout | undefined;
  const unpack = createUnpacker(bus);
  const interrupt = (reason: string): void => {
    if (!isClosed) interruption.begin('NATS', reason);
  };
  const receive = (received: JsMsg): void => {
    const isGap = position !== null && received.seq > position + 1;
    if (position !== null && received.seq <= position) return;
    position = received.seq;
    if (isGap) bus.publish('bus.missed', null);
    inMessageSpan(received, () => unpack(received.string()));
  };
  const onSilence = (silent: ConsumerMessages): void => {
    if (silent !== messages || isClosed) return;
    interrupt('NATS sends no heartbeat');
    void follow();
  };
  const follow = async (): Promise<void> => {
    const own = ++attempt;
    clearTimeout(retry);
    messages?.stop();
    const from = position;
    try {
      const info = await ensureStream(connection, stream, replicas);
      const isLost = from !== null && hasLost(info, from, created);
      if (isLost) bus.publish('bus.missed', null);
      const start: number = isLost ? info.state.last_seq : (position ?? info.state.last_seq);
      [position, created] = [start, info.created];
      const consumer = await consumerFrom(connection, stream, start + 1);
      if (own !== attempt || isClosed) return;
      messages = await consumer.consume({ callback: receive, idle_heartbeat: HEARTBEAT_MS });
      void watch(messages, onSilence);
      interruption.end('NATS');
    } catch (error) {
      if (own !== attempt || isClosed) return;
      interrupt(`NATS does not answer: ${String(error)}`);
      retry = setTimeout(() => void follow(), RETRY_MS);
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
    close(): void {
      isClosed = true;
      clearTimeout(retry);
      messages?.stop();
    },
  };
}

/** Whether the stream no longer has what follows the position, or is another one than before. */
const hasLost = ({ state, created }: StreamInfo, position: number, before: string): boolean =>
  created !== before || state.last_seq < position || state.first_seq > position + 1;

async function watch(messages: ConsumerMessages, onSilence: (of: ConsumerMessages) => void): Promise<void> {
  for await (const { type } of messages.status()) if (type === 'heartbeats_missed') onSilence(messages);
}

const consumerFrom = (connection: NatsConnection, stream: string, sequence: number): Promise<Consumer> =>
  jetstream(connection, { timeout: TIMEOUT_MS }).consumers.get(stream, {
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: sequence,
  });

/** Below the span of the relay that published the message, on whichever node. */
function inMessageSpan({ headers }: JsMsg, work: () => void): void {
  const parent = remoteSpan({ traceparent: headers?.get('traceparent') });
  const span = parent && openSpan({ name: 'events received', kind: 'CONSUMER' }, { parent });
  if (!span) return work();
  span.run(work);
  span.end({});
}
