/** Names of the headers of our own, lower case as Node reads them. */
export const HEADERS = {
  /** GQLC-08, SUB-04: the brand a call is made for; must agree with the host, and with the token. */
  brand: 'x-brand',
  /** GQLC-06 */
  locale: 'locale',
  authorization: 'authorization',
  /** On every response; the same id as in an error. */
  traceId: 'x-trace-id',
} as const;

/** The cookie a browser's access token is mirrored in for server rendering (CONS-10). */
export const ACCESS_TOKEN_COOKIE = 'keycloakAccessToken';

/** CONS-12: the same of the custom flow. */
export const CUSTOM_TOKEN_COOKIE = 'accessToken';
