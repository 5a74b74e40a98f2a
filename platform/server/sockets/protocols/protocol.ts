import type { ErrorShape } from '@foyer/contract/transport/errors.ts';

/** A client's message, in the words of `graphql-transport-ws`. */
export type ClientMessage =
  | { readonly type: 'connection_init'; readonly payload?: unknown }
  | { readonly type: 'subscribe'; readonly id: string; readonly payload: unknown }
  | { readonly type: 'complete'; readonly id: string }
  | { readonly type: 'ping' | 'pong' | 'connection_terminate' };

/** Parses and formats the messages of a subprotocol. `json` is serialised by the caller, once for many subscribers. */
export interface SocketProtocol {
  readonly name: string;
  /** Whether a client may start subscriptions before `connection_ack`; they then wait for it. */
  readonly mayStartEarly: boolean;
  /** Null for an invalid message. */
  read(message: unknown): ClientMessage | null;
  acknowledged(): string;
  data(id: string, json: string): string;
  failed(id: string, error: ErrorShape): string;
  completed(id: string): string;
  pong(): string;
  /** Sent on an interval; null if the websocket's own ping suffices. */
  keepAlive(): string | null;
  /** Sent before a refused socket is closed; null if the close code says enough. */
  refusal(error: ErrorShape): string | null;
}
