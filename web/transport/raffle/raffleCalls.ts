import * as v from 'valibot';
import { RaffleInstanceSchema, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { fetchWithRetry } from '../http/fetchWithRetry.ts';
import { browserFetchDeps, instanceCall, type JackpotCaller } from '../jackpot/instanceCall.ts';

/** HTTP-07, HTTP-05: the running drop of a source, with the player's entries. @throws like `fetchRates` */
export async function fetchDrop(caller: JackpotCaller, signal: AbortSignal): Promise<RaffleInstance> {
  const { url, headers } = instanceCall(caller);
  return v.parse(RaffleInstanceSchema, await fetchWithRetry(browserFetchDeps(signal), url, headers));
}
