import { createClient as createSocket } from 'graphql-ws';
import { FoyerError, readErrors, type ErrorFields } from './foyerError.ts';
import type { ClientOptions } from './options.ts';

interface Request {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
}

interface Subscriptions {
  iterate<Result>(request: Request): AsyncGenerator<Result>;
  close(): Promise<void>;
}

/** Codes with which the platform closes a socket: docs/guides/clients.md. */
const CLOSE_CODES = { normal: 1000, internal: 1011, unauthorized: 4401, forbidden: 4403 } as const;
const MAX_WAIT_SECONDS = 30;

/** One socket for all subscriptions of a client, opened with the first one. */
export function createSubscriptions(options: ClientOptions): Subscriptions {
  const { origin, brand, locale, accessToken = () => null, webSocketImpl, onReconnected } = options;
  let accepted = 0;
  let isInterrupted = false;
  let isClosed = false;
  const socket = createSocket({
    url: `${origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    webSocketImpl,
    connectionParams: async () => ({
      accessToken: await accessToken(),
      brand,
      ...(locale !== undefined && { locale }),
    }),
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait,
    // An Error is one of this program, such as one that `accessToken` throws; a network error is an Event.
    shouldRetry: (cause) => !(cause instanceof Error) && closeOf(cause)?.code !== CLOSE_CODES.forbidden,
    on: {
      connected() {
        accepted += 1;
        if (isInterrupted) onReconnected?.();
        isInterrupted = false;
      },
      closed(event) {
        isInterrupted ||= accepted > 0 && closeOf(event)?.code !== CLOSE_CODES.normal;
      },
    },
  });

  return {
    async *iterate<Result>(request: Request) {
      let acceptedBefore = -1;
      for (let failures = 0; ; failures += 1) {
        try {
          for await (const { data, errors } of socket.iterate<Result>(request)) {
            failures = 0;
            if (errors !== undefined) throw new FoyerError(readErrors(errors), null);
            // A result without data only says that no value was missed.
            if (data) yield data;
          }
          return;
        } catch (cause) {
          const code = closeOf(cause)?.code;
          // `graphql-ws` gives up after these two codes.
          const isExpired = code === CLOSE_CODES.unauthorized && accepted !== acceptedBefore;
          if (isClosed || !(isExpired || code === CLOSE_CODES.internal)) throw errorOf(cause);
          acceptedBefore = accepted;
          if (!isExpired) await retryWait(failures);
        }
        if (isClosed) return;
      }
    },
    async close() {
      isClosed = true;
      await socket.dispose();
    },
  };
}

/** Waits longer after each failure, at a random time, so that the clients of a node do not return all at once. */
function retryWait(failures: number): Promise<void> {
  const seconds = Math.min(2 ** failures, MAX_WAIT_SECONDS) * (0.5 + Math.random() / 2);
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Turns the payload of an `error` frame, which is an array, and a close event into a FoyerError. */
function errorOf(cause: unknown): unknown {
  if (Array.isArray(cause)) return new FoyerError(readErrors(cause), null);
  const close = closeOf(cause);
  if (cause instanceof Error || !close) return cause;
  const type = close.code === CLOSE_CODES.unauthorized ? 'AuthenticationFailure' : 'ConnectionRefused';
  const fields: ErrorFields = { type, reasons: [close.reason], keys: {}, traceId: null };
  return new FoyerError(fields, null, { cause });
}

const closeOf = (cause: unknown): { readonly code: number; readonly reason: string } | null =>
  typeof cause === 'object' &&
  cause !== null &&
  'code' in cause &&
  'reason' in cause &&
  typeof cause.code === 'number' &&
  typeof cause.reason === 'string'
    ? { code: cause.code, reason: cause.reason }
    : null;
