import * as v from 'valibot';
import { JACKPOT_PATHS } from '@foyer/contract/jackpot/paths.ts';
import {
  InstanceResponseSchema,
  PeriodsResponseSchema,
  RatesResponseSchema,
  TicketsResponseSchema,
  type InstanceResponse,
  type PeriodsResponse,
  type RatesResponse,
  type TicketsResponse,
} from '@foyer/contract/jackpot/http.ts';
import { fetchWithRetry } from '../http/fetchWithRetry.ts';
import { browserFetchDeps, instanceCall, type JackpotCaller } from './instanceCall.ts';

/** HTTP-02: exchange rates. @throws if the request fails or the response does not match the schema */
export async function fetchRates(signal: AbortSignal): Promise<RatesResponse> {
  return v.parse(RatesResponseSchema, await fetchWithRetry(browserFetchDeps(signal), JACKPOT_PATHS.rates));
}

/** HTTP-04, HTTP-05: the jackpot instance with its pots, and the player's status. @throws like `fetchRates` */
export async function fetchInstance(caller: JackpotCaller, signal: AbortSignal): Promise<InstanceResponse> {
  const { url, headers } = instanceCall(caller);
  return v.parse(InstanceResponseSchema, await fetchWithRetry(browserFetchDeps(signal), url, headers));
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
