import { useCallback, useEffect } from 'react';
import { ComplianceUpdated } from '@foyer/contract/generated/operations.ts';
import type { Query } from '../transport/graphql/query.ts';
import { useQuery, useGraphql } from './graphql.tsx';
import { useSubscription } from './useSubscription.ts';

/** Result of a query about the operator's requests to the player, refetched when the platform reports a change. */
export function useLive<Result>(query: () => Query<Result>) {
  const graphql = useGraphql();
  const { data, error } = useQuery(query());
  const refetch = useCallback(() => void query().reread(graphql), [query, graphql]);
  const isUnknown = data === undefined && error === undefined;
  useEffect(() => {
    if (isUnknown) refetch();
  }, [isUnknown, refetch]);
  useSubscription(ComplianceUpdated, { next: refetch, missed: refetch });
  return { data, hasFailed: error !== undefined && data === undefined, refetch };
}
