type ProvidersProps = Pick<
  Window,
  'history' | 'location' | 'scrollY' | 'addEventListener' | 'removeEventListener'
>;

export interface PageHistory {
  push(url: URL): void;
  back(): void;
  /** Calls `returned` on back and forward, with the entry's scroll position in pixels. @returns unsubscribe function */
  onReturn(returned: (url: URL, top: number) => void): () => void;
}

const topOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'top' in state && typeof state.top === 'number'
    ? state.top
    : 0;

/** The browser's history with scroll positions, which the browser cannot restore before the page is rendered. */
export function pageHistory(window: ProvidersProps): PageHistory {
  const { history } = window;
  history.scrollRestoration = 'manual';
  const remember = () => history.replaceState({ top: window.scrollY }, '');
  let shown = window.location.href;
  return {
    back: () => history.back(),
    push(url) {
      remember();
      history.pushState({ top: 0 }, '', url);
      shown = window.location.href;
    },
    onReturn(returned) {
      const onPop = ({ state }: PopStateEvent) => {
        const [from, to] = [new URL(shown), new URL(window.location.href)];
        shown = to.href;
        // For a link to a section of this page, the browser has already scrolled.
        if (state === null && to.hash !== '' && withoutHash(from) === withoutHash(to)) return;
        returned(to, topOf(state));
      };
      // The position is saved when scrolling ends: at `popstate` the current entry is already the next one.
      window.addEventListener('popstate', onPop);
      window.addEventListener('scrollend', remember);
      window.addEventListener('pagehide', remember);
      return () => {
        window.removeEventListener('popstate', onPop);
        window.removeEventListener('scrollend', remember);
        window.removeEventListener('pagehide', remember);
      };
    },
  };
}

const withoutHash = ({ href, hash }: URL): string => href.slice(0, href.length - hash.length);

/** Changes the URL of the current page without adding a history entry. */
export const replaceAddress = ({ history }: Pick<Window, 'history'>, url: URL): void =>
  history.replaceState(history.state, '', url);
