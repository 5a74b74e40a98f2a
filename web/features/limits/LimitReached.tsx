import { useEffect, useState } from 'react';
import { PlayLimits, type PlayLimitsQuery } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import type { RefusedBet } from './refusedBet.ts';

type Limits = NonNullable<PlayLimitsQuery['viewer']>['limits'];

/** LIMIT-07 */
export function LimitReached({ bet }: { bet: RefusedBet }) {
  const text = useText();
  const href = useHref();
  const limits = useLimits(bet);
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink size="small" href={href('/profile/limits/')}>
          {text('profile.limit.reached.see')}
        </ButtonLink>
      }
    >
      {text('profile.limit.reached')} {limits && <Remaining bet={bet} limits={limits} />}
    </Banner>
  );
}

function Remaining({ bet: { kind, period }, limits }: { bet: RefusedBet; limits: Limits }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const limit = [...limits.stake, ...limits.loss].find((one) => one.kind === kind && one.period === period);
  if (!limit || limit.amount === null || limit.left === null) return null;
  const { currency } = limit;
  return text('profile.limit.reached.room', {
    limit: text(`profile.limit.kind.${kind}`),
    per: text(`profile.limit.per.${period}`),
    left: money({ amount: limit.left, currency }),
    amount: money({ amount: limit.amount, currency }),
    at: dateTime(limit.returnsAt),
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
