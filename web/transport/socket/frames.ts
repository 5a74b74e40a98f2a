import { CONTEXT_FAILURE, type StreamExtensions } from '@foyer/contract/transport/socket.ts';
import { isRecord, parseRecord } from '../storage/record.ts';

/** The server's frames of the older `graphql-ws` subprotocol that the client handles. */
export type Frame =
  | { readonly type: 'connection_ack' }
  | { readonly type: 'connection_error' }
  /** LOGOUT-09: the session of this connection is over. */
  | { readonly type: 'session_destroyed_error' }
  | DataFrame
  | { readonly type: 'error'; readonly id: string; readonly isContextError: boolean }
  | { readonly type: 'complete'; readonly id: string }
  /** A keep-alive or an unknown frame, which shows that the server is alive. */
  | { readonly type: 'other' };

export interface DataFrame extends StreamExtensions {
  readonly type: 'data';
  readonly id: string;
  /** Null if the frame only reports the state of the stream. */
  readonly data: object | null;
}

/** SUB-08, AMB-25: the server has lost the session of this connection, but will find it for a new connection. */
const hasContextFailure = (payload: unknown) => JSON.stringify(payload ?? null).includes(CONTEXT_FAILURE);

/** A frame that cannot be parsed is `other`, because one invalid frame must not end the live updates. */
export function readFrame(text: unknown): Frame {
  const { type, payload, id } = parseRecord(text) ?? {};
  if (type === 'connection_ack' || type === 'connection_error' || type === 'session_destroyed_error')
    return { type };
  if (typeof id !== 'string') return { type: 'other' };
  if (type === 'complete') return { type, id };
  if (type === 'error') return { type, id, isContextError: hasContextFailure(payload) };
  if (type !== 'data' || !isRecord(payload)) return { type: 'other' };
  if (hasContextFailure(payload['errors'])) return { type: 'error', id, isContextError: true };
  const data = isRecord(payload['data']) ? payload['data'] : null;
  const dataFrame: DataFrame = { type, id, data, ...streamExtensions(payload['extensions']) };
  return data || dataFrame.resume ? dataFrame : { type: 'other' };
}

function streamExtensions(extensions: unknown): StreamExtensions {
  if (!isRecord(extensions)) return {};
  const { position, resume } = extensions;
  return {
    ...(typeof position === 'number' && { position }),
    ...((resume === 'complete' || resume === 'refetch') && { resume }),
  };
}
