import { useEffect, useState } from 'react';
import { PlayLimits, type PlayLimitsQuery } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { exceeded, type RefusedBet } from './refusedBet.ts';
import type { LimitLeft } from '../roomLeft.ts';

type Limits = NonNullable<PlayLimitsQuery['viewer']>['limits'];

/** LIMIT-07: says which limit the bet would have exceeded, and what is left of it. */
export function LimitReached({ bet }: { bet: RefusedBet }) {
  const text = useText();
  const href = useHref();
  const limits = useLimits(bet);
  const limit = limits && exceeded(limits, bet);
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink
          size="small"
          href={href(limit?.scope === 'Global' ? '/profile/global-limits/' : '/profile/limits/')}
        >
          {text('profile.limit.reached.see')}
        </ButtonLink>
      }
    >
      {text('profile.limit.reached')} {limit && <Remaining limit={limit} />}
    </Banner>
  );
}

function Remaining({ limit }: { limit: LimitLeft }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const { scope, kind, period, left, amount, currency, returnsAt } = limit;
  return text(scope === 'Global' ? 'profile.limit.reached.global' : 'profile.limit.reached.room', {
    limit: text(`profile.limit.kind.${kind}`),
    per: text(`profile.limit.per.${period}`),
    left: money({ amount: left, currency }),
    amount: money({ amount, currency }),
    at: dateTime(returnsAt),
  });
}

function useLimits(bet: RefusedBet): Limits | null {
  const graphql = useGraphql();
  const [limits, setLimits] = useState<Limits | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void graphql.reread(PlayLimits, {}).then(({ data }) => {
      if (!isUnmounted) setLimits(data?.viewer?.limits ?? null);
    });
    return () => void (isUnmounted = true);
  }, [graphql, bet]);
  return limits;
}
