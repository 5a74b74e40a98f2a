const RELOADED_KEY = 'reloadedForMissingCode';

interface Page {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly location: { reload(): void };
  readonly navigator: Pick<Navigator, 'onLine'>;
  addEventListener(type: 'vite:preloadError', listener: (event: Pick<Event, 'preventDefault'>) => void): void;
}

/** A chunk by its address, told of like Vite's own when it is gone. What it holds, the server has said. */
export async function importChunk<Chunk>(href: string): Promise<Chunk> {
  try {
    return await import(/* @vite-ignore */ href);
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    // A reload is on its way: until it comes, the page stays.
    if (!dispatchEvent(event)) return new Promise(() => {});
    throw error;
  }
}

/**
 * A chunk that no longer exists after a deploy: one reload brings the new build. If that did not help, the failure
 * is told like the others. @returns what to call once the page works; the next missing chunk is another deploy's
 */
export function reloadOnMissingChunk(page: Page): () => void {
  const { sessionStorage, location, navigator } = page;
  page.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would bring the browser's own error page, and this one is still of use.
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY)) return;
    sessionStorage.setItem(RELOADED_KEY, '1');
    event.preventDefault();
    location.reload();
  });
  return () => sessionStorage.removeItem(RELOADED_KEY);
}
