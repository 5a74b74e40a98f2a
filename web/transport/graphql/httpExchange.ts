import { getOperationName, makeErrorResult, makeResult, type Exchange, type Operation } from '@urql/core';
import { filter, fromPromise, mergeMap, pipe, share, takeUntil } from 'wonka';
import { operationBody, type GraphqlServer } from './graphqlServer.ts';

/**
 * GQLC-01: sends JSON by POST, and public queries by GET to the platform (GQLC-03). urql's own fetch exchange
 * would add 2 KB of unused code.
 */
export const httpExchange =
  (wire: Wire): Exchange =>
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
      mergeMap((operation) => pipe(fromPromise(send(wire, operation)), takeUntil(endOf(operation)))),
    );
  };

export interface Wire {
  readonly server: GraphqlServer;
  readonly fetch: typeof globalThis.fetch;
  /** Names of the queries sent by GET when there is no bearer token. */
  readonly publicReads: ReadonlySet<string>;
}

/** Response shape of the GraphQL specification; callers validate the content. */
interface GraphqlResponse {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly Error[];
}

async function send({ fetch, ...wire }: Wire, operation: Operation) {
  let response: Response | undefined;
  try {
    response = await fetch(...requestOf(wire, operation));
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
  { server, publicReads }: Omit<Wire, 'fetch'>,
  { kind, query, variables, context }: Operation,
): [string, RequestInit] {
  const given = typeof context.fetchOptions === 'function' ? context.fetchOptions() : context.fetchOptions;
  const documentId = String('documentId' in query ? query.documentId : '');
  const operationName = String(getOperationName(query));
  const headers = new Headers(given?.headers);
  headers.set('accept', 'application/json');
  const isPublic = !server.texts && kind === 'query' && publicReads.has(operationName);
  if (isPublic && !headers.has('authorization')) {
    const search = new URLSearchParams({ documentId, operationName, variables: JSON.stringify(variables) });
    // A refetch must bypass the browser's HTTP cache.
    const cache = context.requestPolicy === 'network-only' ? 'no-cache' : 'default';
    return [`${context.url}?${search}`, { ...given, headers, cache }];
  }
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(operationBody(server, { documentId, operationName }, variables));
  return [context.url, { ...given, method: 'POST', headers, body }];
}
