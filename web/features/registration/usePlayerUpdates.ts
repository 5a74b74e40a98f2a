import { PlayerUpdated } from '@foyer/contract/generated/operations.ts';
import { useCountries } from '../../app/app.tsx';
import { useGraphql } from '../../app/graphql.tsx';
import { useSubscription } from '../../app/useSubscription.ts';
import { isNews } from './playerNews.ts';
import { verificationQuery } from './verificationQuery.ts';

/** GQLO-11: shows a verification from another tab or by a link without a reload. */
export function usePlayerUpdates(): void {
  const graphql = useGraphql();
  const { country } = useCountries();
  useSubscription(PlayerUpdated, {
    next({ playerUpdated }) {
      const query = verificationQuery(country);
      const known = query.peek(graphql)?.data;
      if (known && isNews(known, playerUpdated)) void query.reread(graphql);
    },
  });
}
