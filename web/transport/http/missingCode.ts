const RELOADED_KEY = 'reloadedForMissingCode';

/** The fields of the window that are used. */
interface Page {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly location: { reload(): void };
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/**
 * A code chunk that could not be loaded, after a deploy or a network failure. Browsers cache a failed
 * dynamic import, so that only a page reload can load it.
 */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

export interface CodeFetcher {
  /** Loads code that may be needed later; offline it throws without a request. @throws MissingCode */
  fetchCode<Code>(load: () => Promise<Code>): Promise<Code>;
  /** Loads code that is needed now. On failure it reloads the page once, to get the new build. @throws MissingCode */
  fetchCodeOrReload<Code>(load: () => Promise<Code>): Promise<Code>;
  /** Loads a chunk that the server named in this document. @throws MissingCode */
  importChunk<Chunk>(href: string): Promise<Chunk>;
  /** Call once the page works: if code is missing later, because of another deploy, the page may reload again. */
  works(): void;
}

export function codeFetcher(page: () => Page): CodeFetcher {
  async function load<Code>(from: () => Promise<Code>): Promise<Code> {
    try {
      return await from();
    } catch (cause) {
      throw new MissingCode('Code of this page could not be loaded', { cause });
    }
  }

  function reloadOnce(error: unknown): Promise<never> {
    const { navigator, sessionStorage, location } = page();
    // Offline, a reload would replace the page, which is still usable, by the browser's error page.
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY)) throw error;
    sessionStorage.setItem(RELOADED_KEY, '1');
    location.reload();
    // The promise never settles, because the page is reloading.
    return new Promise(() => {});
  }

  async function fetchCode<Code>(from: () => Promise<Code>): Promise<Code> {
    if (!page().navigator.onLine) throw new MissingCode('Code is not loaded while offline');
    return load(from);
  }

  return {
    fetchCode,
    fetchCodeOrReload: (from) => fetchCode(from).catch(reloadOnce),
    importChunk: (href) => load(() => import(/* @vite-ignore */ href)).catch(reloadOnce),
    works: () => page().sessionStorage.removeItem(RELOADED_KEY),
  };
}

export const { fetchCode, fetchCodeOrReload, importChunk, works } = codeFetcher(() => window);
