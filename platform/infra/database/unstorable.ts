/** SQLSTATE of text that holds a NUL, the one character that PostgreSQL keeps in no text and no JSON. */
const SQLSTATE = new Set(['22021', '22P05']);

/** Whether a statement failed because of the characters that a caller sent, which is no fault of ours. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && SQLSTATE.has(error.code);
