import type { ErrorShape } from '@foyer/contract/transport/errors.ts';

/** What a client may say, in whichever subprotocol. */
export type ClientMessage =
  | { readonly kind: 'init'; readonly payload: unknown }
  | { readonly kind: 'start'; readonly id: string; readonly payload: unknown }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'ping' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'terminate' };

/** One subprotocol: words in and out, no behaviour. Frames are text; `json` is written by the caller, once for many. */
export interface SocketProtocol {
  readonly name: string;
  /** Null when it is none of the protocol's messages. */
  read(message: unknown): ClientMessage | null;
  acknowledged(): string;
  data(id: string, json: string): string;
  failed(id: string, error: ErrorShape): string;
  completed(id: string): string;
  /** Answer to a ping of the client's. */
  pong(): string;
  /** Sent on an interval; null where the websocket's own ping is all there is. */
  keepAlive(): string | null;
  /** Sent before a socket whose init is refused is closed; null where the close says it. */
  refusal(error: ErrorShape): string | null;
}
