/** What stands in place of a page that cannot be shown, or not yet. */
export { NotThere } from './PageUnavailable.tsx';
export { PageToCome } from './PendingPage.tsx';
