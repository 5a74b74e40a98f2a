type Surroundings = Pick<
  Window,
  'history' | 'location' | 'scrollY' | 'addEventListener' | 'removeEventListener'
>;

export interface PageHistory {
  push(url: URL): void;
  back(): void;
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
        // A link to a section of this page: the browser has gone there by itself.
        if (state === null && to.hash !== '' && withoutHash(from) === withoutHash(to)) return;
        returned(to, topOf(state));
      };
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

const withoutHash = ({ href, hash }: URL): string => href.slice(0, href.length - hash.length);

/** The same page under another address, without a step of the way back. */
export const replaceAddress = ({ history }: Pick<Window, 'history'>, url: URL): void =>
  history.replaceState(history.state, '', url);
