/**
 * Subscriptions, on a websocket at `/graphql` and `/api/graphql` by either subprotocol.
 * SUB-01: `graphql-ws` is the older one, of subscriptions-transport-ws; its names differ from the newer one's.
 */
export const SUBPROTOCOLS = { legacy: 'graphql-ws', transport: 'graphql-transport-ws' } as const;

/** SUB-03, SUB-04: the payload of `connection_init`. The token with or without `Bearer `. */
export interface ConnectionInit {
  readonly authorization?: string;
  readonly accessToken?: string;
  readonly brand?: string;
  readonly locale?: string;
}

/** The payload of `start` and `subscribe`: a persisted document's id, or the text of one subscription. */
export interface SubscribePayload {
  readonly documentId?: string;
  readonly query?: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  /** To go on where the stream broke off: `after` is the position of the last value that was heard. */
  readonly extensions?: { readonly after: number };
}

/** What is said beside the data of a told value, in `extensions` of its result. */
export interface StreamExtensions {
  /** The value's number in its stream; the next value has the next one. Streams without numbers have no past. */
  readonly position?: number;
  /**
   * Once, in answer to `after`. `complete`: every value that was missed has been told, and said alone. `refetch`:
   * they can no longer be told; the present state comes with it, if the stream has one, and whatever else was built
   * on the stream is to be read again. Also sent when the platform itself has missed a value.
   */
  readonly resume?: 'complete' | 'refetch';
}

export const CLOSE_CODES = {
  /** Drain: connect again, elsewhere. */
  goingAway: 1001,
  /** A frame over the limit. */
  messageTooBig: 1009,
  /** A fault of the platform. */
  internal: 1011,
  /** The peer reads slower than we write. */
  tooSlow: 1013,
  badRequest: 4400,
  /** No token, a token that has run out, or whose session has ended. */
  unauthorized: 4401,
  /** A token of another brand, or one the platform does not know. */
  forbidden: 4403,
  unacceptableProtocol: 4406,
  initTimeout: 4408,
  subscriberAlreadyExists: 4409,
  tooManyRequests: 4429,
} as const;

/** SUB-08: what a refused init is told on either protocol; the client closes and connects again with a new token. */
export const CONTEXT_FAILURE = 'Error resolving subscription context';

/** The server's keep-alive interval; a client that hears nothing for twice as long connects again (SUB-06). */
export const KEEP_ALIVE_MS = 10_000;
