import type { LimitsPageQuery } from '@foyer/contract/generated/operations.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import { LimitSections } from './LimitSections.tsx';
import { LimitsOfQuery } from './LimitsOfQuery.tsx';
import { sessionLimit } from './sessionLimit.ts';

/** LIMIT-01 to LIMIT-08: the limits that the player has set at this brand. */
export function PlayerLimits({ query }: { query: () => Query<LimitsPageQuery> }) {
  const text = useText();
  return (
    <LimitsOfQuery query={query}>
      {({ viewer }) =>
        viewer && (
          <LimitSections
            {...viewer.limits}
            kinds={[
              viewer.limits.deposit,
              viewer.limits.stake,
              viewer.limits.loss,
              viewer.limits.session.map(sessionLimit),
            ]}
            about={(kind) => text(`profile.limit.about.${kind}`)}
          />
        )
      }
    </LimitsOfQuery>
  );
}
