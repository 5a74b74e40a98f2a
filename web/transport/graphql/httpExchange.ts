import { getOperationName, makeErrorResult, makeResult, type Exchange, type Operation } from '@urql/core';
import { filter, fromPromise, mergeMap, pipe, share, takeUntil } from 'wonka';

/**
 * GQLC-01: sends JSON by POST, and public queries by GET (GQLC-03). Persisted documents are sent as their
 * id; urql's own fetch exchange would add 2 KB of unused code.
 * @param publicReads names of the queries sent by GET when there is no bearer token
 */
export const httpExchange =
  (fetch: typeof globalThis.fetch, publicReads: ReadonlySet<string>): Exchange =>
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
      mergeMap((operation) =>
        pipe(fromPromise(send(fetch, operation, publicReads)), takeUntil(endOf(operation))),
      ),
    );
  };

/** Response shape of the GraphQL specification; callers validate the content. */
interface GraphqlResponse {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly Error[];
}

async function send(fetch: typeof globalThis.fetch, operation: Operation, publicReads: ReadonlySet<string>) {
  let response: Response | undefined;
  try {
    response = await fetch(...requestOf(operation, publicReads));
    const result: unknown = await response.json();
    if (typeof result !== 'object' || result === null || !('data' in result || 'errors' in result)) {
      throw new Error(response.statusText || `HTTP ${response.status}`);
    }
    return makeResult(operation, { hasNext: false, ...(result as GraphqlResponse) }, response);
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    return makeErrorResult(operation, reason, response);
  }
}

function requestOf(
  { kind, query, variables, context }: Operation,
  publicReads: ReadonlySet<string>,
): [string, RequestInit] {
  const given = typeof context.fetchOptions === 'function' ? context.fetchOptions() : context.fetchOptions;
  const documentId = 'documentId' in query ? query.documentId : undefined;
  const operationName = getOperationName(query);
  const headers = new Headers(given?.headers);
  headers.set('accept', 'application/json');
  if (kind === 'query' && !headers.has('authorization') && publicReads.has(operationName ?? '')) {
    const parameters = { documentId: String(documentId), operationName: String(operationName) };
    const search = new URLSearchParams({ ...parameters, variables: JSON.stringify(variables) });
    // A refetch must bypass the browser's HTTP cache.
    const cache = context.requestPolicy === 'network-only' ? 'no-cache' : 'default';
    return [`${context.url}?${search}`, { ...given, headers, cache }];
  }
  headers.set('content-type', 'application/json');
  const body = JSON.stringify({ documentId, operationName, variables });
  return [context.url, { ...given, method: 'POST', headers, body }];
}
