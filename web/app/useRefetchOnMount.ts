import { useEffect } from 'react';
import type { Query } from '../transport/graphql/query.ts';
import { useGraphql } from './graphql.tsx';

/** Refetches a cached result, which may have changed since. A result that is not cached is being fetched anyway. */
export function useRefetchOnMount<Result>(query: () => Query<Result>): void {
  const graphql = useGraphql();
  useEffect(() => {
    if (query().peek(graphql)) void query().reread(graphql);
  }, [graphql, query]);
}
