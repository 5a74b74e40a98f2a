/** HTTP headers of the API, in lower case as in Node. */
export const HEADERS = {
  /** GQLC-08, SUB-04: brand of the call; must match the host and the token. */
  brand: 'x-brand',
  /** GQLC-06: locale of the response. */
  locale: 'locale',
  authorization: 'authorization',
  /** Sent with every response; equal to the trace id of an error. */
  traceId: 'x-trace-id',
} as const;

/** CONS-10: cookie that mirrors the access token for server-side rendering. */
export const ACCESS_TOKEN_COOKIE = 'keycloakAccessToken';

/** CONS-12: the access token cookie of the custom sign-in flow. */
export const CUSTOM_TOKEN_COOKIE = 'accessToken';
