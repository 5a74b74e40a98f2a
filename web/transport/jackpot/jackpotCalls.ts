import * as v from 'valibot';
import {
  InstanceAnswerSchema,
  JACKPOT_PATHS,
  jackpotToken,
  RatesAnswerSchema,
  type InstanceAnswer,
  type RatesAnswer,
} from '@foyer/contract/jackpot/http.ts';
import { browserClock } from '../clock/clock.ts';
import { fetchPatiently, type FetchParts } from '../http/fetchPatiently.ts';

export interface JackpotCaller {
  readonly source: string;
  readonly brand: string;
  readonly playerId: string;
  readonly sessionId: string;
  readonly country: string;
}

const parts = (signal: AbortSignal): FetchParts => ({
  fetch: (url, init) => fetch(url, init),
  clock: browserClock,
  log: (text) => console.error(text),
  signal,
});

/** HTTP-02. @throws when it is not to be had, or is not what the contract says */
export async function fetchRates(signal: AbortSignal): Promise<RatesAnswer> {
  return v.parse(RatesAnswerSchema, await fetchPatiently(parts(signal), JACKPOT_PATHS.rates));
}

/** HTTP-04, HTTP-05: the instance with its pots, and the player's status. @throws as `fetchRates` */
export async function fetchInstance(caller: JackpotCaller, signal: AbortSignal): Promise<InstanceAnswer> {
  const { url, headers } = instanceCall(caller);
  return v.parse(InstanceAnswerSchema, await fetchPatiently(parts(signal), url, headers));
}

export function instanceCall({ source, brand, playerId, sessionId, country }: JackpotCaller) {
  const query = new URLSearchParams({ player_id: playerId, country });
  return {
    url: `${JACKPOT_PATHS.instance(source, brand)}?${query.toString()}`,
    headers: { authorization: `Bearer ${jackpotToken(playerId, sessionId)}` },
  };
}
