import { useSyncExternalStore } from 'react';

/** Subscribes to changes of the URL. Browsers without the Navigation API report only back and forward. */
function subscribe(changed: () => void): () => void {
  const entries: EventTarget | undefined = Reflect.get(window, 'navigation');
  entries?.addEventListener('currententrychange', changed);
  addEventListener('popstate', changed);
  return () => {
    entries?.removeEventListener('currententrychange', changed);
    removeEventListener('popstate', changed);
  };
}

/** The current query string, whatever code changed it; empty on the server. */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
