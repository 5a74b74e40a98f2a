import { useEffect } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FactCards } from '../../ui/section/FactCard.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import { LimitsPage, type LimitsPageQuery } from '@foyer/contract/generated/operations.ts';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useApp, useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { LimitCard } from './LimitCard.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import { isReviewDue, type Limit, type Limits } from './limitStatus.ts';
import { useLimitCommands } from './useLimitCommands.ts';

/** LIMIT-01 to LIMIT-08: the player's deposit, stake and loss limits, one card per period. */
export function PlayerLimits({ query }: { query: Query<LimitsPageQuery> }) {
  const text = useText();
  const { limitRaiseDelayHours } = useSettings().rules;
  const { data, error } = useQuery(query);
  const limits = data?.viewer?.limits;
  useFresh();
  return (
    <>
      <p>{text('profile.limit.lead', { hours: limitRaiseDelayHours })}</p>
      {error && !limits && <Banner tone="danger">{text('profile.limit.failed')}</Banner>}
      {!error && !limits && <Skeleton shape="band" />}
      {limits && <Kinds limits={limits} />}
    </>
  );
}

/** Refetches on mount, because every bet changes the used amounts. */
function useFresh(): void {
  const graphql = useGraphql();
  useEffect(() => void graphql.reread(LimitsPage, {}), [graphql]);
}

function Kinds({ limits }: { limits: Limits }) {
  const text = useText();
  const kinds = [limits.deposit, limits.stake, limits.loss].filter((kind) => kind.length > 0);
  const isCounting = kinds.flat().some(({ change }) => change !== null);
  const nowMs = useNow(isCounting, useApp().renderedAtMs);
  return (
    <>
      {isReviewDue(limits, nowMs) && <Review />}
      {limits.isRaiseBlocked && <Banner tone="neutral">{text('profile.limit.refused.raiseBlocked')}</Banner>}
      {kinds.map((kind) => (
        <Cards key={kind[0]?.kind} limits={kind} isRaiseBlocked={limits.isRaiseBlocked} nowMs={nowMs} />
      ))}
    </>
  );
}

interface CardsProps {
  readonly limits: readonly Limit[];
  readonly isRaiseBlocked: boolean;
  readonly nowMs: number;
}

function Cards({ limits, isRaiseBlocked, nowMs }: CardsProps) {
  const text = useText();
  const kind = limits[0]?.kind ?? 'Deposit';
  return (
    <Section title={text(`profile.limit.section.${kind}`)}>
      <p>{text(`profile.limit.about.${kind}`)}</p>
      <FactCards>
        {limits.map((limit) => (
          <LimitCard key={limit.period} limit={limit} isRaiseBlocked={isRaiseBlocked} nowMs={nowMs} />
        ))}
      </FactCards>
    </Section>
  );
}

/** LIMIT-08: reminds the player every six months to review their limits. */
function Review() {
  const text = useText();
  const { confirmReviewed, isRunning } = useLimitCommands();
  return (
    <Banner
      tone="info"
      actions={
        <Button size="small" isLoading={isRunning} onClick={() => void confirmReviewed()}>
          {text('profile.limit.reviewed')}
        </Button>
      }
    >
      {text('profile.limit.review')}
    </Banner>
  );
}
