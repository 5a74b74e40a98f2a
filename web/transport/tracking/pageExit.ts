/** The window. */
export interface ExitedPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'visibilityState'>;
}

/**
 * Calls back when the visitor leaves the page, or may be leaving it: a phone ends a hidden page without `pagehide`.
 * @returns stop function
 */
export function onPageExit(page: ExitedPage, run: () => void): () => void {
  const runIfHidden = () => {
    if (page.document.visibilityState === 'hidden') run();
  };
  page.addEventListener('pagehide', run);
  page.addEventListener('visibilitychange', runIfHidden);
  return () => {
    page.removeEventListener('pagehide', run);
    page.removeEventListener('visibilitychange', runIfHidden);
  };
}
