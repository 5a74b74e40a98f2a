type Surroundings = Pick<
  Window,
  'history' | 'location' | 'scrollY' | 'addEventListener' | 'removeEventListener'
>;

export interface PageHistory {
  push(url: URL): void;
  /** Told of back and forward, with how far down the page was. @returns the way to stop */
  onReturn(returned: (url: URL, top: number) => void): () => void;
}

const topOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'top' in state && typeof state.top === 'number'
    ? state.top
    : 0;

/** The browser's history, with each entry's own scroll position, which the browser cannot restore before we render. */
export function pageHistory(window: Surroundings): PageHistory {
  const { history } = window;
  history.scrollRestoration = 'manual';
  const remember = () => history.replaceState({ top: window.scrollY }, '');
  return {
    push(url) {
      remember();
      history.pushState({ top: 0 }, '', url);
    },
    onReturn(returned) {
      const onPop = ({ state }: PopStateEvent) => returned(new URL(window.location.href), topOf(state));
      // An entry's position is written when scrolling rests: at the pop itself it is the next entry's already.
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

/** The same page under another address, without a step of the way back. */
export const replaceAddress = ({ history }: Pick<Window, 'history'>, url: URL): void =>
  history.replaceState(history.state, '', url);
