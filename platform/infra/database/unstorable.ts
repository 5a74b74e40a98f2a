/** SQLSTATE of text that contains NUL, which PostgreSQL cannot store in text or JSON. */
const SQLSTATE = new Set(['22021', '22P05']);

/** Whether a statement failed because of characters in the caller's input. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.has(error.code);
