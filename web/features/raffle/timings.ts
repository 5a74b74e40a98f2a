import { MINUTE, SECOND } from '@foyer/domain/duration.ts';

/** RAFF-19 */
export const REFETCH_AFTER_MS = 1.5 * SECOND;
/** A drop that is over by this clock may run by the platform's: it is asked for again ever more rarely. */
export const REFETCH_AT_LEAST_EVERY_MS = MINUTE;
