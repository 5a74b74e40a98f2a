/** Addresses of the feed on the internal port, beside the metrics. */
export const FEED_PATH = '/events';
/** All schemas by `$id`; they need no key. */
export const EVENT_SCHEMAS_PATH = '/events/schemas';

/** The most events of a page, and the longest wait for the first of them. */
export const MAX_PAGE = 1_000;
export const MAX_WAIT_SECONDS = 30;
