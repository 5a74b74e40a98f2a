/**
 * Paths of the jackpot service, on the brand's own origin. Errors have the usual shape `{ error: ErrorShape
 * }`. Calls about a player carry `authorization: Bearer <playerId>:<sessionId>` (HTTP-05, OPEN-40): 401
 * AuthenticationFailure unless that session is active and belongs to the player. 404 NotFound when `source`
 * and `brand` have no jackpot.
 */
export const JACKPOT_PATHS = {
  /** HTTP-02: responds with `RatesResponse`, cacheable for minutes. */
  rates: '/jackpot/v1/rates',
  /** HTTP-04: responds with `InstanceResponse`; `?player_id=…&country=FI`, where `player_id` requires the bearer. */
  instance: (source: string, brand: string) =>
    `/jackpot/v1/instances/${encodeURIComponent(source)}/${encodeURIComponent(brand)}`,
  /** FAIR-08: responds with `PeriodsResponse`, newest first; public. `?before=<id>` returns the next page. */
  periods: (source: string, brand: string) => `${JACKPOT_PATHS.instance(source, brand)}/periods`,
  /**
   * FAIR-08: responds with `TicketsResponse`, all bets of a closed period; public. `?from=<sheet>` returns
   * the next page. 404 NotFound while the period is open.
   */
  tickets: (source: string, brand: string, period: number) =>
    `${JACKPOT_PATHS.periods(source, brand)}/${period}/tickets`,
  /**
   * FAIR-08: responds with `DrawsResponse`, the player's own draws, newest first. Query:
   * `?player_id=…&before=<cursor>`; the bearer is required.
   */
  draws: (source: string, brand: string) => `${JACKPOT_PATHS.instance(source, brand)}/draws`,
} as const;

/** JSOCK-01: the `token` parameter equals the bearer of the HTTP calls; `currency` is the client's display currency. */
export const JACKPOT_SOCKET_PATH = '/jackpot/v1/events';

export const jackpotToken = (playerId: string, sessionId: string): string => `${playerId}:${sessionId}`;
