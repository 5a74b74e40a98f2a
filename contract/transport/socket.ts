/**
 * GraphQL subscriptions over WebSocket at `/graphql` and `/api/graphql`, with either subprotocol. SUB-01:
 * `graphql-ws` is the older subprotocol of subscriptions-transport-ws; its message names differ from the
 * newer one's.
 */
export const SUBPROTOCOLS = { legacy: 'graphql-ws', transport: 'graphql-transport-ws' } as const;

/** SUB-03, SUB-04: payload of `connection_init`. The token may have the prefix `Bearer `. */
export interface ConnectionInit {
  readonly authorization?: string;
  readonly accessToken?: string;
  readonly brand?: string;
  readonly locale?: string;
}

/** Stream metadata in the `extensions` of a result. */
export interface StreamExtensions {
  /** Sequence number of the value in its stream, without gaps. Streams without positions cannot be resumed. */
  readonly position?: number;
  /**
   * Sent once in response to `after`. `complete`: all missed values have been sent; this result carries no
   * data. `refetch`: they are lost; the result carries the current state if the stream has one, and the
   * client must refetch what it derived from the stream. Also sent when the platform itself missed a value.
   */
  readonly resume?: 'complete' | 'refetch';
}

export const CLOSE_CODES = {
  /** The node is draining; reconnect to another node. */
  goingAway: 1001,
  messageTooBig: 1009,
  /** An unexpected error of the platform. */
  internal: 1011,
  /** The client reads more slowly than the platform sends. */
  tooSlow: 1013,
  badRequest: 4400,
  /** The token is missing, expired, or its session has ended. */
  unauthorized: 4401,
  /** The token belongs to another brand or is unknown. */
  forbidden: 4403,
  unacceptableProtocol: 4406,
  initTimeout: 4408,
  subscriberAlreadyExists: 4409,
  tooManyRequests: 4429,
} as const;

/** SUB-08: message of a refused `connection_init` in both subprotocols; the client reconnects with a new token. */
export const CONTEXT_FAILURE = 'Error resolving subscription context';

/** Keep-alive interval of the server; a client that receives nothing for twice this time reconnects (SUB-06). */
export const KEEP_ALIVE_MS = 10_000;
