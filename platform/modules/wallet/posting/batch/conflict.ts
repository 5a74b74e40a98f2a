/** SQLSTATE: unique_violation, serialization_failure, deadlock_detected. */
const CONFLICTS = new Set(['23505', '40001', '40P01']);

/**
 * Another transaction got ahead: it used the same key, opened the same round, changed the same player, or waited for a lock
 * of this one that waited for its own. Nothing was written, and a retry sees its result.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CONFLICTS.has(error.code);
