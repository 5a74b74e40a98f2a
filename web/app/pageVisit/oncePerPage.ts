import type { SessionStore } from '../../transport/session/session.ts';

/**
 * Runs a function only once per session store, because a code in the URL works once and an effect may run
 * twice. Later callers get the promise of the first call.
 */
export function oncePerPage<Outcome>(): (
  store: SessionStore,
  run: () => Promise<Outcome>,
) => Promise<Outcome> {
  const begun = new WeakMap<SessionStore, Promise<Outcome>>();
  return (store, run) => {
    const running = begun.get(store) ?? run();
    begun.set(store, running);
    return running;
  };
}
