import type { SessionStore } from '../../../transport/session/session.ts';

/**
 * What an address brings works once, and an effect may run twice: it is begun once for the session store, which lives as
 * long as the page, and whoever asks again waits for the same.
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
