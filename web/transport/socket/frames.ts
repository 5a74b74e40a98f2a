import { CONTEXT_FAILURE } from '@foyer/contract/transport/socket.ts';

/** What the server may say on the older `graphql-ws` subprotocol, as far as it is acted on. */
export type Frame =
  | { readonly type: 'connection_ack' }
  | { readonly type: 'connection_error' }
  | { readonly type: 'data'; readonly id: string; readonly data: unknown }
  | { readonly type: 'error'; readonly id: string; readonly isContextError: boolean }
  | { readonly type: 'complete'; readonly id: string }
  /** Keep-alive, or nothing we know; either way the server lives. */
  | { readonly type: 'other' };

/** SUB-08, AMB-25: the connection lost its session on the server; a fresh one will find it. */
const hasContextFailure = (payload: unknown) => JSON.stringify(payload ?? null).includes(CONTEXT_FAILURE);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** Anything that cannot be read is `other`: one bad frame must not end a live balance. */
export function readFrame(text: unknown): Frame {
  const frame = parse(text);
  if (!isRecord(frame)) return { type: 'other' };
  const { type, payload } = frame;
  if (type === 'connection_ack' || type === 'connection_error') return { type };
  if (typeof frame['id'] !== 'string') return { type: 'other' };
  const id = frame['id'];
  if (type === 'complete') return { type, id };
  if (type === 'error') return { type, id, isContextError: hasContextFailure(payload) };
  if (type !== 'data' || !isRecord(payload)) return { type: 'other' };
  if (hasContextFailure(payload['errors'])) return { type: 'error', id, isContextError: true };
  return payload['data'] ? { type: 'data', id, data: payload['data'] } : { type: 'other' };
}
