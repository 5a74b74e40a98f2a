import type { FastifyError, FastifyRequest } from 'fastify';
import { ERROR_TYPES, type ErrorShape } from '@foyer/contract/transport/errors.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from '../../infra/database/unavailable.ts';
import { isUnstorableText } from '../../infra/database/unstorable.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';

export interface ErrorPayload {
  readonly status: number;
  readonly error: ErrorShape;
  /** True for a fault of ours or of a partner: it is logged in full. */
  readonly isFault: boolean;
  /** Seconds until a retry makes sense, for temporary faults. */
  readonly retryAfterSeconds?: number;
}

/** What a caller may see of an error: a refusal in full, nothing of a fault. */
export function presentError(error: unknown, traceId: string): ErrorPayload {
  if (error instanceof Refusal) {
    const { type, reasons, keys, status } = error;
    // Maintenance is intended by the operator.
    const isFault = status >= 500 && type !== ERROR_TYPES.maintenance;
    return { status, error: { type, reasons, keys, traceId }, isFault };
  }
  if (isRequestError(error)) {
    const { statusCode: status } = error;
    const type = status === 429 ? ERROR_TYPES.tooManyRequests : ERROR_TYPES.badRequest;
    return { status, error: { type, reasons: [error.message], keys: {}, traceId }, isFault: false };
  }
  if (isUnstorableText(error))
    return {
      status: 400,
      error: { type: ERROR_TYPES.badRequest, reasons: ['text'], keys: {}, traceId },
      isFault: false,
    };
  if (isDatabaseUnavailable(error)) {
    const keys = { retryAfterSeconds: String(RETRY_AFTER_SECONDS) };
    const shape = { type: ERROR_TYPES.unavailable, reasons: [], keys, traceId };
    return { status: 503, error: shape, isFault: true, retryAfterSeconds: RETRY_AFTER_SECONDS };
  }
  return {
    status: 500,
    error: { type: ERROR_TYPES.internal, reasons: [], keys: {}, traceId },
    isFault: true,
  };
}

/** Logs a fault with the trace id that the caller received. `where`: route, field or message type. */
export function logFault(
  log: Pick<Log, 'error'>,
  err: unknown,
  { error: { traceId, type }, isFault }: ErrorPayload,
  where: Readonly<Record<string, unknown>> & { readonly what: string },
): void {
  if (!isFault) return;
  const { what, ...at } = where;
  log.error({ err, traceId, failure: type, ...at }, what);
}

/** The route for the log: its pattern, because a path may contain ids, tokens and email addresses. */
export const routeOf = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'none',
});

/** Errors of Fastify and its plugins: invalid JSON, body too large, wrong content type, rate limit. */
const isRequestError = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;
