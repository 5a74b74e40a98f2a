/**
 * What every error on every wire says: in `extensions` of a GraphQL error, in `error` of an HTTP body,
 * in the payload of a refused socket. OPEN-14, GQLC-11.
 */
export interface ErrorShape {
  /** `AuthenticationFailure`, `BadRequest`, … */
  readonly type: string;
  /** Finer words, the first of them the one a text is looked up by; may be empty. */
  readonly reasons: readonly string[];
  /** Values for the text. */
  readonly keys: Readonly<Record<string, string>>;
  /** Found in the platform's log; shown to the player with an error nobody has a text for. */
  readonly traceId: string;
}

/** The types that come from the transport itself; modules add their own. */
export const ERROR_TYPES = {
  /** No, an expired, an ended or another brand's token. Refresh, or sign in. */
  authentication: 'AuthenticationFailure',
  /** The request cannot be read, or names what does not exist. */
  badRequest: 'BadRequest',
  /** A GraphQL document that does not fit the schema. */
  invalidDocument: 'InvalidDocument',
  /** A GraphQL document deeper or costlier than the limits. */
  documentTooLarge: 'DocumentTooLarge',
  /** A `documentId` this platform does not know. */
  unknownDocument: 'UnknownDocument',
  /** A mutation or subscription by GET. */
  methodNotAllowed: 'MethodNotAllowed',
  tooManyRequests: 'TooManyRequests',
  notFound: 'NotFound',
  /** The platform is being looked after; `retry-after` says when to come again. */
  maintenance: 'Maintenance',
  /** The platform cannot serve now; `retry-after` says when to try again. What became of a command, the same key tells. */
  unavailable: 'Unavailable',
  /** A fault of the platform; the trace id is all there is to say. */
  internal: 'InternalError',
} as const;
