const RELOADED_KEY = 'reloadedForMissingCode';

interface Surroundings {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload(): void;
}

/**
 * A chunk that no longer exists after a deploy: one reload brings the new build. If that did not help, the failure
 * is told as any other. @returns whether the page is being reloaded
 */
export function reloadOnce({ sessionStorage, reload }: Surroundings): boolean {
  if (sessionStorage.getItem(RELOADED_KEY)) return false;
  sessionStorage.setItem(RELOADED_KEY, '1');
  reload();
  return true;
}

/** The page works: the next missing chunk is another deploy's. */
export const forgetReload = ({ sessionStorage }: Pick<Surroundings, 'sessionStorage'>): void =>
  sessionStorage.removeItem(RELOADED_KEY);
