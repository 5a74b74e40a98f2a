import * as v from 'valibot';
import { SUBPROTOCOLS } from '@foyer/contract/transport/socket.ts';
import type { SocketProtocol } from './protocol.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const message = v.variant('type', [
  v.object({ type: v.literal('connection_init'), payload: v.optional(v.unknown()) }),
  v.object({ type: v.literal('subscribe'), id, payload: v.unknown() }),
  v.object({ type: v.literal('complete'), id }),
  v.object({ type: v.literal('ping') }),
  v.object({ type: v.literal('pong') }),
]);

/** `graphql-transport-ws`, the protocol of the graphql-ws library. */
export const transportWs: SocketProtocol = {
  name: SUBPROTOCOLS.transport,
  mayStartEarly: false,
  read(input) {
    const result = v.safeParse(message, input);
    return result.success ? result.output : null;
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
