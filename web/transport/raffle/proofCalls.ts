import * as v from 'valibot';
import { jackpotToken } from '@foyer/contract/jackpot/paths.ts';
import {
  DropsResponseSchema,
  EntriesResponseSchema,
  type DropsResponse,
  type EntriesResponse,
} from '@foyer/contract/raffle/drops.ts';
import { RAFFLE_PATHS } from '@foyer/contract/raffle/http.ts';
import { fetchWithRetry } from '../http/fetchWithRetry.ts';
import { browserFetchDeps, type JackpotCaller } from '../jackpot/instanceCall.ts';

/** Source and brand of the drops, and the caller; an empty player id for visitors. */
export type DropsOf = Pick<JackpotCaller, 'source' | 'brand' | 'playerId' | 'sessionId'>;

/** FAIR-08: drops, newest first, optionally before a given one, with the player's entries. @throws like `fetchRates` */
export async function fetchDrops(
  { source, brand, playerId, sessionId }: DropsOf,
  before: number | null,
  signal: AbortSignal,
): Promise<DropsResponse> {
  const query = new URLSearchParams({
    ...(before !== null && { before: `${before}` }),
    ...(playerId !== '' && { player_id: playerId }),
  });
  const url = `${RAFFLE_PATHS.drops(source, brand)}?${query.toString()}`;
  const token = jackpotToken(playerId, sessionId);
  const headers: Record<string, string> = playerId === '' ? {} : { authorization: `Bearer ${token}` };
  return v.parse(DropsResponseSchema, await fetchWithRetry(browserFetchDeps(signal), url, headers));
}

/** FAIR-08: a drop's list of entries, from a given line. @throws like `fetchRates` */
export async function fetchEntries(
  { source, brand }: Pick<DropsOf, 'source' | 'brand'>,
  { drop, from }: { readonly drop: number; readonly from: number },
  signal: AbortSignal,
): Promise<EntriesResponse> {
  const url = `${RAFFLE_PATHS.entries(source, brand, drop)}?from=${from}`;
  return v.parse(EntriesResponseSchema, await fetchWithRetry(browserFetchDeps(signal), url));
}
