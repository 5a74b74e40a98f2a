import requestContext from 'oidc-provider/lib/helpers/als.js';

let requestsInFlight = 0;

/**
 * oidc-provider keeps its request context in an AsyncLocalStorage. On Node 20 and 22, a store that was
 * entered once adds a hook to every promise of the process and slows all queries. It is disabled whenever no
 * provider request is in flight; the next request enables it again.
 */
export function withCallContext<Call extends readonly unknown[]>(
  handle: (...call: Call) => Promise<void>,
): (...call: Call) => Promise<void> {
  return async (...call) => {
    requestsInFlight += 1;
    try {
      await handle(...call);
    } finally {
      requestsInFlight -= 1;
      if (requestsInFlight === 0) requestContext.disable();
    }
  };
}
