import * as v from 'valibot';
import { RaffleInstanceSchema, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { fetchWithRetry } from '../http/fetchWithRetry.ts';
import { browserFetchDeps, instanceCall, type JackpotCaller } from '../jackpot/jackpotCalls.ts';

/** HTTP-07, HTTP-05: the drop of one source that runs, and the player's part in it. @throws as `fetchRates` */
export async function fetchDrop(caller: JackpotCaller, signal: AbortSignal): Promise<RaffleInstance> {
  const { url, headers } = instanceCall(caller);
  return v.parse(RaffleInstanceSchema, await fetchWithRetry(browserFetchDeps(signal), url, headers));
}
