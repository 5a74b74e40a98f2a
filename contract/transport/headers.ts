/** HTTP headers of the API, in lower case as in Node. */
export const HEADERS = {
  /** GQLC-08, SUB-04: brand of the call; must match the host and the token. */
  brand: 'x-brand',
  /** GQLC-06: locale of the response. */
  locale: 'locale',
  authorization: 'authorization',
  /** GQLC-06, OPEN-39: ids of the player's loyalty ranks, joined by commas; the id of a rank is its level. */
  ranks: 'x-ranks',
  /** GQLC-06, OPEN-39: `ReaderContext` as JSON. */
  context: 'x-context',
  /** GQLC-06: ids of the player's recently played games, newest first, joined by commas. */
  recentlyPlayed: 'x-recently-played-games',
  /** Sent with every response; equal to the trace id of an error. */
  traceId: 'x-trace-id',
} as const;

/** OPEN-39: country, licence, currency and device of the reader, as far as the browser knows them. */
export interface ReaderContext {
  readonly country: string;
  readonly licence: string;
  readonly currency: string;
  readonly device: 'touch' | 'pointer';
}

/** CONS-10: cookie that mirrors the access token for server-side rendering. */
export const ACCESS_TOKEN_COOKIE = 'keycloakAccessToken';

/** CONS-12: the access token cookie of the custom sign-in flow. */
export const CUSTOM_TOKEN_COOKIE = 'accessToken';
