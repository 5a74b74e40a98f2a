import type { FastifyError, FastifyRequest } from 'fastify';
import { ERROR_TYPES, type ErrorShape } from '@foyer/contract/transport/errors.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from '../../infra/database/unavailable.ts';
import type { Log } from '../../infra/log.ts';
import { Refusal } from '../../infra/refusal.ts';

export interface ErrorPayload {
  readonly status: number;
  readonly error: ErrorShape;
  /** True when it is a fault of ours or of another company: to be logged whole. */
  readonly isFault: boolean;
  /** Of a fault that may be over by then. */
  readonly retryAfterSeconds?: number;
}

/** What the caller may be told of an error: all of a refusal, nothing of a fault. */
export function presentError(error: unknown, traceId: string): ErrorPayload {
  if (error instanceof Refusal) {
    const { type, reasons, keys, status } = error;
    // Maintenance is the operator's own wish.
    const isFault = status >= 500 && type !== ERROR_TYPES.maintenance;
    return { status, error: { type, reasons, keys, traceId }, isFault };
  }
  if (isRequestError(error)) {
    const { statusCode: status } = error;
    const type = status === 429 ? ERROR_TYPES.tooManyRequests : ERROR_TYPES.badRequest;
    return { status, error: { type, reasons: [error.message], keys: {}, traceId }, isFault: false };
  }
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

/** One line for each fault, by the trace id that the caller is told. `where`: the route, the field or the message. */
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

/** For the log: the pattern of the route, and the path without its query, which may hold secrets. */
export const routeOf = ({ method, routeOptions, url }: FastifyRequest) => ({
  method,
  route: routeOptions.url ?? 'none',
  url: url.split('?')[0],
});

/** Fastify's and its plugins' own complaints about a request: bad JSON, too large, wrong type, too often. */
const isRequestError = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;
