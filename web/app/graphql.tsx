import { createContext, use, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import type { Graphql, Reply } from '../transport/graphql/client.ts';
import type { Query } from '../transport/graphql/query.ts';
import { mergeReply, type QueryResult } from './queryResult.ts';

const GraphqlContext = createContext<Graphql | null>(null);

/** `graphql` is null on a screen without queries, so that the client's code is not loaded. */
export function GraphqlProvider({ graphql, children }: { graphql: Graphql | null; children: ReactNode }) {
  return <GraphqlContext value={graphql}>{children}</GraphqlContext>;
}

export function useGraphql(): Graphql {
  const graphql = use(GraphqlContext);
  if (!graphql) throw new Error('This screen has no GraphQL client: give its route a query');
  return graphql;
}

const UNKNOWN: QueryResult<never> = {};

/**
 * Subscribes to a query's result, including changes by mutations. A result that came with the page is there at once.
 */
export function useQuery<Result>(query: Query<Result>): QueryResult<Result> {
  const graphql = useGraphql();
  const store = storeOf(graphql, query);
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

interface ResultStore<Result> {
  read(): QueryResult<Result>;
  subscribe(changed: () => void): () => void;
}

/** One store per query key, because callers create the query object on each render. */
const stores = new WeakMap<Graphql, Map<string, ResultStore<unknown>>>();

function storeOf<Result>(graphql: Graphql, query: Query<Result>): ResultStore<Result> {
  const byKey = stores.get(graphql) ?? new Map<string, ResultStore<unknown>>();
  stores.set(graphql, byKey);
  const store = byKey.get(query.key) ?? resultStore(graphql, query);
  byKey.set(query.key, store);
  // Safe cast: the key contains the document's id, which determines the type of the result.
  return store as ResultStore<Result>;
}

function resultStore<Result>(graphql: Graphql, query: Query<Result>): ResultStore<Result> {
  let result: QueryResult<Result> = UNKNOWN;
  let isSubscribed = false;
  const hasChanged = ({ data, error }: QueryResult<Result>) => data !== result.data || error !== result.error;
  return {
    read() {
      // Without a subscription, mutations or other pages may have changed the cached result.
      const found = isSubscribed ? undefined : query.peek(graphql);
      if (found && hasChanged(found)) result = found;
      return result;
    },
    subscribe(changed) {
      isSubscribed = true;
      const stop = query.subscribe(graphql, (reply) => {
        const next = mergeReply(result, reply);
        if (!hasChanged(next)) return;
        result = next;
        changed();
      });
      return () => {
        isSubscribed = false;
        stop();
      };
    },
  };
}

export interface Mutation<Result, Variables> {
  run(variables: Variables): Promise<Reply<Result>>;
  readonly isRunning: boolean;
}

export function useMutation<R, V extends object>(document: PersistedDocument<R, V>): Mutation<R, V> {
  const graphql = useGraphql();
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    async (variables: V) => {
      setRunning(true);
      try {
        return await graphql.mutate(document, variables);
      } finally {
        setRunning(false);
      }
    },
    [graphql, document],
  );
  return { run, isRunning };
}
