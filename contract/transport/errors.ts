/**
 * OPEN-14, GQLC-11: shape of every error: in `extensions` of a GraphQL error, in `error` of an HTTP body,
 * and in the payload of a refused WebSocket.
 */
export interface ErrorShape {
  /** The class of the error, such as `AuthenticationFailure`. */
  readonly type: string;
  /** More specific codes; the first one selects the message shown. May be empty. */
  readonly reasons: readonly string[];
  /** Values to interpolate into the message. */
  readonly keys: Readonly<Record<string, string>>;
  /** Trace id in the platform's log; shown to the player when there is no message for the error. */
  readonly traceId: string;
}

/** Error types of the transport itself; modules add their own. */
export const ERROR_TYPES = {
  /** The token is missing or expired, or belongs to another brand or an ended session. Refresh it or sign in. */
  authentication: 'AuthenticationFailure',
  /** The request is malformed or refers to something that does not exist. */
  badRequest: 'BadRequest',
  /** A GraphQL document that is invalid for the schema. */
  invalidDocument: 'InvalidDocument',
  /** A GraphQL document that exceeds the depth or cost limit. */
  documentTooLarge: 'DocumentTooLarge',
  unknownDocument: 'UnknownDocument',
  /** A mutation or subscription was sent by GET. */
  methodNotAllowed: 'MethodNotAllowed',
  tooManyRequests: 'TooManyRequests',
  notFound: 'NotFound',
  /** The platform is in maintenance; the `retry-after` header says when to retry. */
  maintenance: 'Maintenance',
  /**
   * The platform is temporarily unavailable; the `retry-after` header says when to retry. A command may
   * have been executed: repeat it with the same idempotency key.
   */
  unavailable: 'Unavailable',
  /** An unexpected error of the platform; only the trace id is disclosed. */
  internal: 'InternalError',
} as const;
