import { useSyncExternalStore } from 'react';

/** Browsers without the Navigation API tell of the ways back and forward alone. */
function subscribe(changed: () => void): () => void {
  const entries: EventTarget | undefined = Reflect.get(window, 'navigation');
  entries?.addEventListener('currententrychange', changed);
  addEventListener('popstate', changed);
  return () => {
    entries?.removeEventListener('currententrychange', changed);
    removeEventListener('popstate', changed);
  };
}

/** The query of the address as it stands, whoever writes it; empty on the server. */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
