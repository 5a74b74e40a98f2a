import * as v from 'valibot';
import { SUBPROTOCOLS } from '@foyer/contract/transport/socket.ts';
import type { ClientMessage, SocketProtocol } from './protocol.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const message = v.variant('type', [
  v.object({ type: v.literal('connection_init'), payload: v.optional(v.unknown()) }),
  v.object({ type: v.literal('subscribe'), id, payload: v.unknown() }),
  v.object({ type: v.literal('complete'), id }),
  v.object({ type: v.literal('ping') }),
  v.object({ type: v.literal('pong') }),
]);

function toClientMessage(read: v.InferOutput<typeof message>): ClientMessage {
  switch (read.type) {
    case 'connection_init':
      return { kind: 'init', payload: read.payload };
    case 'subscribe':
      return { kind: 'start', id: read.id, payload: read.payload };
    case 'complete':
      return { kind: 'stop', id: read.id };
    case 'ping':
    case 'pong':
      return { kind: read.type };
  }
}

/** `graphql-transport-ws`, the protocol of the graphql-ws library. */
export const transportWs: SocketProtocol = {
  name: SUBPROTOCOLS.transport,
  mayStartEarly: false,
  read(input) {
    const result = v.safeParse(message, input);
    return result.success ? toClientMessage(result.output) : null;
  },
  acknowledged: () => '{"type":"connection_ack"}',
  data: (id, json) => `{"type":"next","id":${JSON.stringify(id)},"payload":${json}}`,
  failed: (id, error) =>
    JSON.stringify({
      type: 'error',
      id,
      payload: [{ message: error.reasons[0] ?? error.type, extensions: error }],
    }),
  completed: (id) => JSON.stringify({ type: 'complete', id }),
  pong: () => '{"type":"pong"}',
  keepAlive: () => '{"type":"ping"}',
  refusal: () => null,
};
