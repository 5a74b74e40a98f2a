import type { FormStepState } from '../../../app/pageVisit/formStepHistory.ts';
import { earlyReturn } from './earlyReturn.ts';
import { createRowPositions } from './rowPositions.ts';

type ProvidersProps = Pick<
  Window,
  'history' | 'location' | 'document' | 'scrollY' | 'addEventListener' | 'removeEventListener'
>;

export interface PageHistory {
  push(url: URL): void;
  back(): void;
  /** Scrolls the rows of the rendered page as they were when the player left it; a page opened anew has none. */
  restoreRows(): void;
  /**
   * Calls `returned` on back and forward, also if that was before hydration, with the entry's scroll position in
   * pixels. @returns unsubscribe function
   */
  onReturn(returned: (url: URL, top: number) => void): () => void;
}

const topOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'top' in state && typeof state.top === 'number'
    ? state.top
    : 0;

/** The check of `formStepHistory.ts` is not imported: the form of the identity provider would load the app with it. */
const isFormStep = (state: unknown): state is FormStepState =>
  typeof state === 'object' && state !== null && 'formStep' in state;

/** The browser's history with scroll positions, which the browser cannot restore before the page is rendered. */
export function pageHistory(window: ProvidersProps): PageHistory {
  const { history } = window;
  history.scrollRestoration = 'manual';
  // Other entries of the state are kept, such as that a page has already redirected.
  const rows = createRowPositions(window.document);
  const remember = () => {
    const state: unknown = history.state;
    const position = { top: window.scrollY, rows: rows.get() };
    history.replaceState({ ...(typeof state === 'object' && state), ...position }, '');
  };
  const onScrollEnd = ({ target }: Pick<Event, 'target'>) => {
    if (target === window.document || rows.store(target)) remember();
  };
  const early = earlyReturn(window);
  let shown = early.href;
  return {
    back: () => history.back(),
    restoreRows: rows.restore,
    push(url) {
      remember();
      history.pushState({ top: 0 }, '', url);
      rows.enter(null);
      shown = window.location.href;
    },
    onReturn(returned) {
      const onPop = ({ state }: Pick<PopStateEvent, 'state'>) => {
        const [from, to] = [new URL(shown), new URL(window.location.href)];
        shown = to.href;
        // A form follows its own steps.
        if (isFormStep(state) && from.href === to.href) return;
        // For a link to a section of this page, the browser has already scrolled.
        if (state === null && to.hash !== '' && withoutHash(from) === withoutHash(to)) return;
        rows.enter(state);
        returned(to, topOf(state));
      };
      // The position is saved when scrolling ends: at `popstate` the current entry is already the next one.
      window.addEventListener('popstate', onPop);
      // Captured, because `scrollend` of a row does not bubble.
      window.addEventListener('scrollend', onScrollEnd, true);
      window.addEventListener('pagehide', remember);
      if (early.hasReturned) onPop({ state: history.state });
      return () => {
        window.removeEventListener('popstate', onPop);
        window.removeEventListener('scrollend', onScrollEnd, true);
        window.removeEventListener('pagehide', remember);
      };
    },
  };
}

const withoutHash = ({ href, hash }: URL): string => href.slice(0, href.length - hash.length);

/** Changes the URL of the current page without adding a history entry. */
export const replaceAddress = ({ history }: Pick<Window, 'history'>, url: URL): void =>
  history.replaceState(history.state, '', url);
