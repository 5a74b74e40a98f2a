import * as v from 'valibot';
import { CLAIM_SIZE, type OutboxEvent } from '../index.ts';
import { publishRow, type Payload } from '../publishRow.ts';
import type { Bus, Topic } from '../../bus.ts';
import { jsonOf } from '../../httpClient/httpClient.ts';

/** Events that travel together. */
interface Message {
  readonly text: string;
  readonly count: number;
}

/** A message is not filled above this, far below the largest message that servers accept by default (1 MiB). */
const FILL_BYTES = 128 * 1_024;
/** Room for the headers of a message. */
const HEADER_BYTES = 1_024;
/** Order to read everything again, in place of an event that is too large for NATS. */
const TOO_LARGE = '{}';
/** Events that a node knows as received. Only the last claim of a leader that failed is published again. */
const KNOWN_EVENTS = 20 * CLAIM_SIZE;

/** Id, topic, payload and `traceparent` of a row. */
type Entry = readonly [id: string, topic: string, payload: unknown, traceparent?: string];

// A message has hundreds of entries, for which a schema of its own would take longer than their delivery.
const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'string' &&
  entry[2] !== undefined &&
  (entry[3] === undefined || typeof entry[3] === 'string');
const message = v.object({
  events: v.optional(v.custom<readonly Entry[]>((events) => Array.isArray(events) && events.every(isEntry))),
});

/** Packs events into as few messages as possible, in order. The JSON of an event is passed on as it is. */
export function packEvents(events: readonly OutboxEvent[], limit = Infinity): readonly Message[] {
  const messages: Message[] = [];
  let [open, bytes]: [string[], number] = [[], 0];
  const close = (): void => {
    if (open.length > 0) messages.push({ text: `{"events":[${open.join(',')}]}`, count: open.length });
    [open, bytes] = [[], 0];
  };
  for (const { id, topic, json, traceparent } of events) {
    const trace = traceparent === null ? '' : `,${JSON.stringify(traceparent)}`;
    const text = `["${id}",${JSON.stringify(topic)},${json}${trace}]`;
    const length = Buffer.byteLength(text);
    if (bytes + length > FILL_BYTES) close();
    if (length + HEADER_BYTES > limit) {
      close();
      messages.push({ text: TOO_LARGE, count: 1 });
      continue;
    }
    open.push(text);
    bytes += length;
  }
  close();
  return messages;
}

/** Passes on the events of messages, without those that are published again after a lost acknowledgement. */
export function createUnpacker(bus: Bus) {
  const known = new Set<string>();
  return (text: string): void => {
    const received = v.safeParse(message, jsonOf(text));
    if (!received.success || !received.output.events) return bus.publish('bus.missed', null);
    for (const [id, topic, payload, traceparent = null] of received.output.events) {
      if (known.has(id)) continue;
      known.add(id);
      publishRow(bus, { topic: topic as Topic, payload: payload as Payload<Topic>, traceparent });
    }
    for (const id of known) {
      if (known.size <= KNOWN_EVENTS) break;
      known.delete(id);
    }
  };
}
