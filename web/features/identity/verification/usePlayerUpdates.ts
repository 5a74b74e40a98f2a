import { useEffect } from 'react';
import { PlayerUpdated, type FrameQueryVariables } from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { useGraphql, useSocket } from '../../content/index.ts';
import { isNews, type PlayerQueryData } from './playerNews.ts';

/** GQLO-11: what is verified in another tab or by a link is seen here without a reload. */
export function usePlayerUpdates<Result extends PlayerQueryData>(
  document: PersistedDocument<Result, FrameQueryVariables>,
): void {
  const graphql = useGraphql();
  const socket = useSocket();
  useEffect(
    () =>
      socket?.subscribe(
        PlayerUpdated,
        {},
        {
          next({ playerUpdated }) {
            const known = graphql.peek(document, {})?.data;
            if (known && isNews(known, playerUpdated)) void graphql.reread(document, {});
          },
          connected: () => {},
        },
      ),
    [socket, graphql, document],
  );
}
