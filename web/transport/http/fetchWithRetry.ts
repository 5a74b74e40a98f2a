import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../clock/clock.ts';

const RETRIES = 10;
const RETRY_DELAY_MS = 2 * SECOND;

export interface FetchDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  readonly log: (text: string) => void;
  /** Aborts the requests when their result is no longer needed. */
  readonly signal?: AbortSignal;
}

/**
 * HTTP-03, HTTP-06: a GET with ten retries, two seconds apart; each failure is logged (HTTP-09, HTTP-10).
 * @throws Error when all tries failed, or the signal aborted
 */
export async function fetchWithRetry(
  deps: FetchDeps,
  url: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const { log, clock, signal } = deps;
  for (let retries = 0; ; retries++) {
    const answer = await attempt(deps, url, headers);
    if (answer) return answer.body;
    if (signal?.aborted) break;
    if (retries === RETRIES) {
      log(`Failed to fetch ${url} after max retries.`);
      break;
    }
    log('Failed to fetch, retrying...');
    await pause(clock, signal);
  }
  throw new Error(`${url} was not answered`);
}

/** One request; null if it failed. */
async function attempt(
  { fetch, log, signal }: FetchDeps,
  url: string,
  headers: Record<string, string>,
): Promise<{ readonly body: unknown } | null> {
  try {
    const response = await fetch(url, { headers, ...(signal && { signal }) });
    if (response.ok) return { body: await response.json() };
    log(`Could not fetch: ${url}. Error ${response.status}: ${response.statusText}`);
  } catch (error) {
    if (!signal?.aborted)
      log(`Could not fetch: ${url}. Message: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

const pause = (clock: Clock, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(RETRY_DELAY_MS, resolve);
    signal?.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });
