import { getOperationName, makeErrorResult, makeResult, type Exchange, type Operation } from '@urql/core';
import { filter, fromPromise, mergeMap, pipe, share, takeUntil } from 'wonka';

/**
 * GQLC-01: posts JSON and nothing else. Documents are persisted, so their id travels in place of the text;
 * urql's own fetch exchange (GET, uploads, incremental delivery, printing) would be 2 KB of code never run.
 */
export const postExchange =
  (fetch: typeof globalThis.fetch): Exchange =>
  () =>
  (operations) => {
    const shared = share(operations);
    const endOf = ({ key }: Operation) =>
      pipe(
        shared,
        filter((other) => other.kind === 'teardown' && other.key === key),
      );
    return pipe(
      shared,
      filter(({ kind }) => kind === 'query' || kind === 'mutation'),
      mergeMap((operation) => pipe(fromPromise(post(fetch, operation)), takeUntil(endOf(operation)))),
    );
  };

/** By the GraphQL specification; what is in it is checked by whoever reads it. */
interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly Error[];
}

async function post(fetch: typeof globalThis.fetch, operation: Operation) {
  const { query, variables, context } = operation;
  const given = typeof context.fetchOptions === 'function' ? context.fetchOptions() : context.fetchOptions;
  const documentId = 'documentId' in query ? query.documentId : undefined;
  let response: Response | undefined;
  try {
    response = await fetch(context.url, {
      ...given,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(given?.headers as object),
      },
      body: JSON.stringify({ documentId, operationName: getOperationName(query), variables }),
    });
    const result: unknown = await response.json();
    if (typeof result !== 'object' || result === null || !('data' in result || 'errors' in result)) {
      throw new Error(response.statusText || `HTTP ${response.status}`);
    }
    return makeResult(operation, { hasNext: false, ...(result as Answer) }, response);
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    return makeErrorResult(operation, reason, response);
  }
}
