/** Path that the reference analytics integration posts to. */
export const EVENTS_PATH = '/api/events';

/** Maximum number of events in one request body. */
export const MAX_EVENTS = 50;
/** Maximum request body size in bytes. */
export const EVENTS_BYTES = 16 * 1024;
