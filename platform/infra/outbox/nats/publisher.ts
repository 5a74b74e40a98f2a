import { jetstream } from '@nats-io/jetstream';
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { traceHeaders } from '../../telemetry/tracing.ts';
import type { OutboxEvent, PublishEvents } from '../index.ts';
import { packEvents } from './messages.ts';
import { ensureStream, TIMEOUT_MS } from './stream.ts';

interface PublisherDeps {
  readonly connection: NatsConnection;
  readonly stream: string;
  readonly replicas: number;
}

/**
 * Publishes to the stream in order. Each message states the one that it follows, so the stream refuses a former leader
 * that still publishes, and refuses what follows a message that was lost.
 */
export function createPublisher({ connection, stream, replicas }: PublisherDeps): PublishEvents {
  const js = jetstream(connection, { timeout: TIMEOUT_MS });
  let last: number | null = null;

  return async (events: readonly OutboxEvent[]) => {
    last ??= (await ensureStream(connection, stream, replicas)).state.last_seq;
    const from = last;
    const messages = packEvents(events, connection.info?.max_payload);
    const { traceparent } = traceHeaders();
    const sent = messages.map(({ text }, index) =>
      js.publish(stream, text, {
        expect: { lastSequence: from + index },
        timeout: TIMEOUT_MS,
        ...(traceparent !== undefined && { headers: traceHeader(traceparent) }),
      }),
    );
    const results = await Promise.allSettled(sent);
    const failed = results.findIndex(({ status }) => status === 'rejected');
    // After a failure, the number of the last message is read again.
    last = failed < 0 ? from + messages.length : null;
    const failure = results[failed];
    if (failed === 0 && failure?.status === 'rejected') throw failure.reason;
    const accepted = failed < 0 ? messages : messages.slice(0, failed);
    return accepted.reduce((sum, { count }) => sum + count, 0);
  };
}

/** The span of the relay, below which every node receives the events. */
function traceHeader(traceparent: string): MsgHdrs {
  const header = headers();
  header.set('traceparent', traceparent);
  return header;
}
