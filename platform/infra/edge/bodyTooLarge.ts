import { Refusal } from '../refusal.ts';

/** The refusal of a body above the limit of its route, for routes with error forms of their own; null for other errors. */
export const bodyTooLarge = (error: unknown): Refusal | null =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    ? new Refusal('BadRequest', { reasons: ['bodyTooLarge'], keys: { field: 'body' } })
    : null;
