import { PlayerUpdated, type FrameQueryVariables } from '@foyer/contract/generated/operations.ts';
import type { PersistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import { isNews, type PlayerQueryData } from './playerNews.ts';

/** GQLO-11: shows a verification from another tab or by a link without a reload. */
export function usePlayerUpdates<Result extends PlayerQueryData>(
  document: PersistedDocument<Result, FrameQueryVariables>,
): void {
  const graphql = useGraphql();
  useSubscription(PlayerUpdated, {
    next({ playerUpdated }) {
      const known = graphql.peek(document, {})?.data;
      if (known && isNews(known, playerUpdated)) void graphql.reread(document, {});
    },
  });
}
