import type { GlobalLimitsPageQuery } from '@foyer/contract/generated/operations.ts';
import { languageTag } from '@foyer/domain/locale.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import { LimitSections } from './LimitSections.tsx';
import { LimitsOfQuery } from './LimitsOfQuery.tsx';

/** LIMIT-13: limits that count at all brands of the licence. */
export function GlobalLimits({ query }: { query: () => Query<GlobalLimitsPageQuery> }) {
  const text = useText();
  const brands = new Intl.ListFormat(languageTag(useLocale()), { type: 'conjunction' });
  return (
    <LimitsOfQuery query={query}>
      {({ viewer }) => {
        const limits = viewer?.limits;
        const global = limits?.global;
        if (!viewer || !limits || !global) return null;
        const currency = global.loss[0]?.currency;
        return (
          <>
            <p>{text('profile.limit.global.lead', { brands: brands.format(global.brands) })}</p>
            {currency && currency !== viewer.wallet.currency && (
              <p>{text('profile.limit.global.currency', { currency })}</p>
            )}
            <LimitSections
              kinds={[global.deposit, global.loss]}
              about={(kind) => text(`profile.limit.global.about.${kind === 'Loss' ? 'Loss' : 'Deposit'}`)}
              reviewDueAt={limits.reviewDueAt}
              isRaiseBlocked={global.isRaiseBlocked}
              history={global.history}
            />
          </>
        );
      }}
    </LimitsOfQuery>
  );
}
