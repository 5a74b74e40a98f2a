import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FactCards } from '../../ui/section/FactCard.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import type { LimitsPageQuery } from '@foyer/contract/generated/operations.ts';
import { useQuery } from '../../app/graphql.tsx';
import { useRefetchOnMount } from '../../app/useRefetchOnMount.ts';
import { useApp, useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { LimitCard } from './LimitCard.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import { sessionLimit } from './sessionLimit.ts';
import { isReviewDue, type Limit, type Limits } from './limitStatus.ts';
import { useLimitCommands } from './useLimitCommands.ts';

/** LIMIT-01 to LIMIT-08 */
export function PlayerLimits({ query }: { query: () => Query<LimitsPageQuery> }) {
  const text = useText();
  const { limitRaiseDelayHours } = useSettings().rules;
  const { data, error } = useQuery(query());
  const limits = data?.viewer?.limits;
  // Every bet changes the used amounts.
  useRefetchOnMount(query);
  return (
    <>
      <p>{text('profile.limit.lead', { hours: limitRaiseDelayHours })}</p>
      {error && !limits && <Banner tone="danger">{text('profile.limit.failed')}</Banner>}
      {!error && !limits && <Skeleton shape="band" />}
      {limits && <Kinds limits={limits} />}
    </>
  );
}

function Kinds({ limits }: { limits: Limits }) {
  const text = useText();
  const { deposit, stake, loss, session, isRaiseBlocked } = limits;
  const kinds: readonly (readonly Limit[])[] = [deposit, stake, loss, session.map(sessionLimit)];
  const isCounting = kinds.flat().some(({ change }) => change !== null);
  const nowMs = useNow(isCounting, useApp().renderedAtMs);
  return (
    <>
      {isReviewDue(limits, nowMs) && <Review />}
      {isRaiseBlocked && <Banner tone="neutral">{text('profile.limit.refused.raiseBlocked')}</Banner>}
      {kinds.map(
        ([first, ...others]) =>
          first && (
            <Section key={first.kind} title={text(`profile.limit.section.${first.kind}`)}>
              <p>{text(`profile.limit.about.${first.kind}`)}</p>
              <FactCards>
                {[first, ...others].map((limit) => (
                  <LimitCard key={limit.period} limit={limit} isRaiseBlocked={isRaiseBlocked} nowMs={nowMs} />
                ))}
              </FactCards>
            </Section>
          ),
      )}
    </>
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
