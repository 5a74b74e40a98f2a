import {
  BrokenCircuitError,
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import { SECOND } from '@foyer/domain/duration.ts';

/** Calls in a row without a response after which a company is not called for a while. */
export const FAILURES = 5;
/** After this time one call tries whether the company responds again. */
const PAUSE_MS = 10 * SECOND;
/** More calls to one company than this are refused, so that a company that hangs holds no more of them. */
export const MAX_IN_FLIGHT = 64;

/** The company did not respond, or its gateway said that it cannot. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/** The call was not made: the company has not responded lately, or too many calls are in flight. */
export class NotCalled extends Error {
  override readonly name = 'NotCalled';
}

/** Browsers name hosts of push services, so the least recently called companies are forgotten. */
const MAX_COMPANIES = 1_000;
const breakers = new Map<string, ReturnType<typeof createBreaker>>();

/**
 * Makes a call, unless the company does not respond. One company per origin and first segment of the path, because a
 * gateway may serve several. @throws NotCalled, and what the call throws
 */
export function throughBreaker<Result>(url: string, call: () => Promise<Result>): Promise<Result> {
  const { origin, pathname } = new URL(url);
  const company = `${origin}/${pathname.split('/')[1]}`;
  const breaker = breakers.get(company) ?? createBreaker(company);
  breakers.delete(company);
  breakers.set(company, breaker);
  const [oldest = ''] = breakers.keys();
  if (breakers.size > MAX_COMPANIES) breakers.delete(oldest);
  return breaker(call);
}

/** @returns a function that makes a call to one company */
export function createBreaker(company: string, { pauseMs = PAUSE_MS, maxInFlight = MAX_IN_FLIGHT } = {}) {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof NoResponse),
    { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  const inFlight = bulkhead(maxInFlight);
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    // The library lets calls wait for the one that tries, which takes as long as the time limit.
    if (breaker.state === CircuitState.HalfOpen)
      throw new NotCalled(`${company} is being tried by another call`);
    if (inFlight.executionSlots === 0) throw new NotCalled(`${company} has ${maxInFlight} calls in flight`);
    try {
      return await inFlight.execute(() => breaker.execute(call));
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      throw new NotCalled(`${company} did not respond ${FAILURES} times in a row`, { cause: error });
    }
  };
}
