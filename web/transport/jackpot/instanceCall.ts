import { JACKPOT_PATHS, jackpotToken } from '@foyer/contract/jackpot/paths.ts';
import { browserClock } from '../clock/clock.ts';
import { fetchWithRetry, type FetchDeps } from '../http/fetchWithRetry.ts';
import { isRecord } from '../storage/record.ts';

export interface JackpotCaller {
  readonly source: string;
  readonly brand: string;
  readonly playerId: string;
  readonly sessionId: string;
  readonly country: string;
}

export interface JackpotChoice {
  readonly isIn: boolean;
  /** Contribution per stake in major units of the player's currency; null for a player who has never chosen. */
  readonly contribution: number | null;
}

export const browserFetchDeps = (signal: AbortSignal): FetchDeps => ({
  fetch: (url, init) => fetch(url, init),
  clock: browserClock,
  log: (text) => console.error(text),
  signal,
});

export function instanceCall({ source, brand, playerId, sessionId, country }: JackpotCaller) {
  const query = new URLSearchParams({ player_id: playerId, country });
  return {
    url: `${JACKPOT_PATHS.instance(source, brand)}?${query.toString()}`,
    headers: { authorization: `Bearer ${jackpotToken(playerId, sessionId)}` },
  };
}

/** HTTP-05: whether the player takes part. Needs no schemas, which the lobby does not load. @throws if the request fails */
export async function fetchChoice(caller: JackpotCaller, signal: AbortSignal): Promise<JackpotChoice> {
  const { url, headers } = instanceCall(caller);
  return choiceOf(await fetchWithRetry(browserFetchDeps(signal), url, headers));
}

/** @throws TypeError if the response is not an `InstanceResponse` */
export function choiceOf(response: unknown): JackpotChoice {
  if (!isRecord(response)) throw new TypeError('not an instance of a jackpot');
  const { status } = response;
  if (status === null) return { isIn: false, contribution: null };
  if (!isRecord(status) || typeof status['opted_in'] !== 'boolean') throw new TypeError('not a status');
  const contribution = status['preferred_contribution_value'];
  return { isIn: status['opted_in'], contribution: typeof contribution === 'number' ? contribution : null };
}
