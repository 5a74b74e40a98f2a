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
  const readAgain = useCallback(() => void ask().reread(graphql), [ask, graphql]);
  const isUnknown = data === undefined && error === undefined;
  useEffect(() => {
    if (isUnknown) readAgain();
  }, [isUnknown, readAgain]);
  useEffect(
    () =>
      socket?.subscribe(
        ComplianceUpdated,
        {},
        {
          next: readAgain,
          // Updates before the connection was made, or while it was interrupted, are lost.
          connected: (isConnected) => void (isConnected && readAgain()),
          missed: readAgain,
        },
      ),
    [socket, readAgain],
  );
  return { data, hasFailed: error !== undefined && data === undefined, readAgain };
}
