const RELOADED_KEY = 'reloadedForMissingCode';

/** Of the browser, as much as is used. */
interface Page {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly location: { reload(): void };
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/**
 * Code that could not be had: a deploy took it away, or the network did. A browser remembers what failed once as
 * gone, so that only another page load brings it.
 */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

export interface CodeFetcher {
  /** Code for later, which is not asked for without a network. @throws MissingCode */
  fetchCode<Code>(load: () => Promise<Code>): Promise<Code>;
  /** Code that somebody waits for on this page: once, a reload brings the new build. @throws MissingCode */
  fetchCodeOrReload<Code>(load: () => Promise<Code>): Promise<Code>;
  /** Code of the document that has just come. What it holds, the server has said. @throws MissingCode */
  importChunk<Chunk>(href: string): Promise<Chunk>;
  /** To be called once the page works: the next code that is missing is another deploy's. */
  works(): void;
}

export function codeFetcher(page: () => Page): CodeFetcher {
  async function load<Code>(from: () => Promise<Code>): Promise<Code> {
    try {
      return await from();
    } catch (cause) {
      throw new MissingCode('Code of this page could not be had', { cause });
    }
  }

  function reloadOnce(error: unknown): Promise<never> {
    const { navigator, sessionStorage, location } = page();
    // Without a network a reload would bring the browser's own error page, and this one is still of use.
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_KEY)) throw error;
    sessionStorage.setItem(RELOADED_KEY, '1');
    location.reload();
    // Until it comes, the page stays.
    return new Promise(() => {});
  }

  async function fetchCode<Code>(from: () => Promise<Code>): Promise<Code> {
    if (!page().navigator.onLine) throw new MissingCode('Code is not asked for without a network');
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
