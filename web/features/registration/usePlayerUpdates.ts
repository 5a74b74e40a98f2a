import { PlayerUpdated } from '@foyer/contract/generated/operations.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import { isNews } from './playerNews.ts';
import { verificationQuery } from './verificationQuery.ts';

/** GQLO-11: shows a verification from another tab or by a link without a reload. */
export function usePlayerUpdates(): void {
  const graphql = useGraphql();
  useSubscription(PlayerUpdated, {
    next({ playerUpdated }) {
      const known = verificationQuery().peek(graphql)?.data;
      if (known && isNews(known, playerUpdated)) void verificationQuery().reread(graphql);
    },
  });
}
