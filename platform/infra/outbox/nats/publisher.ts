import { jetstream } from '@nats-io/jetstream';
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { traceHeaders } from '../../telemetry/tracing.ts';
import type { OutboxEvent, PublishEvents } from '../index.ts';
import { ensureStream, TIMEOUT_MS } from './stream.ts';

/** Room for the headers of a message. */
const HEADER_BYTES = 1_024;

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

  return async (events) => {
    last ??= (await ensureStream(connection, stream, replicas)).state.last_seq;
    const from = last;
    const trace = traceHeader();
    const sent = events.map((event, index) =>
      js.publish(stream, encode(event, connection.info?.max_payload), {
        msgID: String(event.id),
        expect: { lastSequence: from + index },
        timeout: TIMEOUT_MS,
        ...(trace && { headers: trace }),
      }),
    );
    const results = await Promise.allSettled(sent);
    const failed = results.findIndex(({ status }) => status === 'rejected');
    const accepted = failed < 0 ? results : results.slice(0, failed);
    const wasKnown = accepted.some((result) => result.status === 'fulfilled' && result.value.duplicate);
    // A message that the stream already had moves nothing, so the expected numbers are read again.
    last = failed < 0 && !wasKnown ? from + events.length : null;
    const failure = results[failed];
    if (failed === 0 && failure?.status === 'rejected') throw failure.reason;
    return accepted.length;
  };
}

/** The span of the relay, below which every node receives the events. */
function traceHeader(): MsgHdrs | null {
  const { traceparent } = traceHeaders();
  if (traceparent === undefined) return null;
  const header = headers();
  header.set('traceparent', traceparent);
  return header;
}

/** An event that is too large for NATS becomes an order to read everything again. */
function encode({ topic, payload }: OutboxEvent, limit = Infinity): string {
  const text = JSON.stringify({ topic, payload });
  return Buffer.byteLength(text) + HEADER_BYTES > limit ? '{}' : text;
}
