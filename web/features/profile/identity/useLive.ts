import { useCallback, useEffect } from 'react';
import { ComplianceUpdated } from '@foyer/contract/generated/operations.ts';
import type { Query } from '../../../transport/graphql/query.ts';
import { useAnswer, useGraphql, useSocket } from '../../content/index.ts';

/** What a question about what the house asks for answers now: read anew whenever the platform says that it has changed. */
export function useLive<Answer>(ask: () => Query<Answer>) {
  const graphql = useGraphql();
  const socket = useSocket();
  const { data, error } = useAnswer(ask());
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
          // What came before the line stood, or while it was cut, nobody has told.
          connected: (isConnected) => void (isConnected && readAgain()),
          missed: readAgain,
        },
      ),
    [socket, readAgain],
  );
  return { data, hasFailed: error !== undefined && data === undefined, readAgain };
}
