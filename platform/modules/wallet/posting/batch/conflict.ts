/** SQLSTATE: a key that exists, a row that has changed, a circle of locks. */
const CONFLICTS = new Set(['23505', '40001', '40P01']);

/**
 * Another transaction got ahead: it used the same key, opened the same round or changed the same player. Nothing was
 * written, and a retry sees its result.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && CONFLICTS.has(error.code);
