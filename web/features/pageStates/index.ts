/** What stands in place of a page that cannot be shown, or not yet. */
export { PageUnavailable as NotThere } from './PageUnavailable.tsx';
export { PendingPage as PageToCome } from './PendingPage.tsx';
