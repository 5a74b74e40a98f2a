/** What stands in place of a page that cannot be shown, or not yet. */
export { NotThere } from './NotThere.tsx';
export { PageToCome } from './PageToCome.tsx';
