import type { FastifyError } from 'fastify';
import { ERROR_TYPES, type ErrorShape } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../plumbing/refusal.ts';

export interface Told {
  readonly status: number;
  readonly error: ErrorShape;
  /** True when it is a fault of ours: to be logged whole, and told by its trace id alone. */
  readonly isFault: boolean;
}

/** What the caller may be told of an error: all of a refusal, nothing of a fault. */
export function tell(error: unknown, traceId: string): Told {
  if (error instanceof Refusal) {
    const { type, reasons, keys, status } = error;
    return { status, error: { type, reasons, keys, traceId }, isFault: false };
  }
  if (isRequestError(error)) {
    const { statusCode: status } = error;
    const type = status === 429 ? ERROR_TYPES.tooManyRequests : ERROR_TYPES.badRequest;
    return { status, error: { type, reasons: [error.message], keys: {}, traceId }, isFault: false };
  }
  return {
    status: 500,
    error: { type: ERROR_TYPES.internal, reasons: [], keys: {}, traceId },
    isFault: true,
  };
}

/** Fastify's and its plugins' own complaints about a request: bad JSON, too large, wrong type, too often. */
const isRequestError = (error: unknown): error is FastifyError & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;
