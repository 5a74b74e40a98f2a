import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import type { Graphql, Layer, Reply } from './client.ts';

/** A document with its variables, shared by a route, its screen and the server. */
export interface Query<Result> {
  /** Queries with the same document and variables have the same key. */
  readonly key: string;
  readonly documentId: string;
  readonly operationName: string;
  readonly variables: object;
  ask(graphql: Graphql): Promise<Reply<Result>>;
  /** Fetches the query again and updates all subscribers. */
  reread(graphql: Graphql): Promise<Reply<Result>>;
  peek(graphql: Graphql): Reply<Result> | undefined;
  subscribe(graphql: Graphql, onReply: (reply: Reply<Result>) => void): () => void;
  /** Puts the result that came with the page into the cache. */
  prime(graphql: Graphql, data: Result): void;
}

export function createQuery<R, V extends object>(
  document: PersistedDocument<R, V>,
  variables: V,
  layer?: Layer,
): Query<R> {
  const { documentId, operationName } = document;
  return {
    key: documentId + JSON.stringify(variables),
    documentId,
    operationName,
    variables,
    ask: (graphql) => graphql.query(document, variables, layer),
    reread: (graphql) => graphql.reread(document, variables),
    peek: (graphql) => graphql.peek(document, variables),
    subscribe: (graphql, onReply) => graphql.subscribe(document, variables, onReply),
    prime: (graphql, data) => graphql.prime(document, variables, data),
  };
}
