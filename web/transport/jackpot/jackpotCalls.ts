import * as v from 'valibot';
import {
  InstanceResponseSchema,
  JACKPOT_PATHS,
  jackpotToken,
  PeriodsResponseSchema,
  RatesResponseSchema,
  TicketsResponseSchema,
  type InstanceResponse,
  type PeriodsResponse,
  type RatesResponse,
  type TicketsResponse,
} from '@foyer/contract/jackpot/http.ts';
import { browserClock } from '../clock/clock.ts';
import { fetchWithRetry, type FetchDeps } from '../http/fetchWithRetry.ts';

export interface JackpotCaller {
  readonly source: string;
  readonly brand: string;
  readonly playerId: string;
  readonly sessionId: string;
  readonly country: string;
}

export const browserFetchDeps = (signal: AbortSignal): FetchDeps => ({
  fetch: (url, init) => fetch(url, init),
  clock: browserClock,
  log: (text) => console.error(text),
  signal,
});

/** HTTP-02: exchange rates. @throws if the request fails or the response does not match the schema */
export async function fetchRates(signal: AbortSignal): Promise<RatesResponse> {
  return v.parse(RatesResponseSchema, await fetchWithRetry(browserFetchDeps(signal), JACKPOT_PATHS.rates));
}

/** HTTP-04, HTTP-05: the jackpot instance with its pots, and the player's status. @throws like `fetchRates` */
export async function fetchInstance(caller: JackpotCaller, signal: AbortSignal): Promise<InstanceResponse> {
  const { url, headers } = instanceCall(caller);
  return v.parse(InstanceResponseSchema, await fetchWithRetry(browserFetchDeps(signal), url, headers));
}

export function instanceCall({ source, brand, playerId, sessionId, country }: JackpotCaller) {
  const query = new URLSearchParams({ player_id: playerId, country });
  return {
    url: `${JACKPOT_PATHS.instance(source, brand)}?${query.toString()}`,
    headers: { authorization: `Bearer ${jackpotToken(playerId, sessionId)}` },
  };
}

/** The jackpot of a brand, without a player. */
export type JackpotOf = Pick<JackpotCaller, 'source' | 'brand'>;

/** FAIR-08: draw periods, newest first, optionally those before a given one. @throws like `fetchRates` */
export async function fetchPeriods(
  { source, brand }: JackpotOf,
  before: number | null,
  signal: AbortSignal,
): Promise<PeriodsResponse> {
  const query = before === null ? '' : `?before=${before}`;
  const url = `${JACKPOT_PATHS.periods(source, brand)}${query}`;
  return v.parse(PeriodsResponseSchema, await fetchWithRetry(browserFetchDeps(signal), url));
}

/** FAIR-08: a period's list of bets, starting with a given sheet. @throws like `fetchRates` */
export async function fetchTickets(
  { source, brand }: JackpotOf,
  { period, from }: { readonly period: number; readonly from: number },
  signal: AbortSignal,
): Promise<TicketsResponse> {
  const url = `${JACKPOT_PATHS.tickets(source, brand, period)}?from=${from}`;
  return v.parse(TicketsResponseSchema, await fetchWithRetry(browserFetchDeps(signal), url));
}
