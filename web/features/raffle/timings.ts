import { MINUTE, SECOND } from '@foyer/domain/duration.ts';

/** RAFF-19: delay after the end of a drop. */
export const REFETCH_AFTER_MS = 1.5 * SECOND;
/** A drop that has ended by the browser's clock only is refetched with intervals up to this one. */
export const REFETCH_AT_LEAST_EVERY_MS = MINUTE;
