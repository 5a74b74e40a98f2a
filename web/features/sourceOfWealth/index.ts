/** The link to the source of wealth, for pages that need it. The screen is loaded by its own path. */
export { SourceOfWealthLink } from './SourceOfWealthLink.tsx';
