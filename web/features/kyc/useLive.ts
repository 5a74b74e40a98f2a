import { useCallback, useEffect } from 'react';
import { ComplianceUpdated } from '@foyer/contract/generated/operations.ts';
import type { Query } from '../../transport/graphql/query.ts';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useSocket } from '../../app/socket.tsx';

/**
 * Result of a query about the operator's requests to the player; refetched when the platform reports a
 * change.
 */
export function useLive<Answer>(ask: () => Query<Answer>) {
  const graphql = useGraphql();
  const socket = useSocket();
  const { data, error } = useQuery(ask());
  const refetch = useCallback(() => void ask().reread(graphql), [ask, graphql]);
  const isUnknown = data === undefined && error === undefined;
  useEffect(() => {
    if (isUnknown) refetch();
  }, [isUnknown, refetch]);
  useEffect(
    () =>
      socket?.subscribe(
        ComplianceUpdated,
        {},
        {
          next: refetch,
          // Updates before the connection was made, or while it was interrupted, are lost.
          connected: (isConnected) => void (isConnected && refetch()),
          missed: refetch,
        },
      ),
    [socket, refetch],
  );
  return { data, hasFailed: error !== undefined && data === undefined, readAgain: refetch };
}
