import * as v from 'valibot';
import { CONTEXT_FAILURE, SUBPROTOCOLS } from '@foyer/contract/transport/socket.ts';
import type { ClientMessage, SocketProtocol } from './protocol.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const message = v.variant('type', [
  v.object({ type: v.literal('connection_init'), payload: v.optional(v.unknown()) }),
  v.object({ type: v.literal('start'), id, payload: v.unknown() }),
  v.object({ type: v.literal('stop'), id }),
  v.object({ type: v.literal('connection_terminate') }),
]);

function toClientMessage(read: v.InferOutput<typeof message>): ClientMessage {
  if (read.type === 'start') return { ...read, type: 'subscribe' };
  return read.type === 'stop' ? { ...read, type: 'complete' } : read;
}

/** SUB-01, SUB-02: `graphql-ws`, the protocol of subscriptions-transport-ws. */
export const legacy: SocketProtocol = {
  name: SUBPROTOCOLS.legacy,
  // The library sends `start` right after `connection_init`, or before it while its token is being renewed.
  mayStartEarly: true,
  read(input) {
    const result = v.safeParse(message, input);
    return result.success ? toClientMessage(result.output) : null;
  },
  acknowledged: () => '{"type":"connection_ack"}',
  data: (id, json) => `{"type":"data","id":${JSON.stringify(id)},"payload":${json}}`,
  failed: (id, error) =>
    JSON.stringify({
      type: 'error',
      id,
      payload: { message: error.reasons[0] ?? error.type, extensions: error },
    }),
  completed: (id) => JSON.stringify({ type: 'complete', id }),
  pong: () => '{"type":"ka"}',
  keepAlive: () => '{"type":"ka"}',
  // SUB-08: the message is the same for every error; the other fields say what went wrong.
  refusal: (error) =>
    JSON.stringify({ type: 'connection_error', payload: { message: CONTEXT_FAILURE, ...error } }),
};
