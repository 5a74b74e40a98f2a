import { Button } from '../../design/button/Button.tsx';
import { Banner } from '../../design/feedback/Banner.tsx';
import { Skeleton } from '../../design/feedback/Skeleton.tsx';
import { FactCards } from '../../design/section/FactCard.tsx';
import { Section } from '../../design/section/Section.tsx';
import type { LimitsPageQuery } from '@foyer/contract/generated/operations.ts';
import { useAnswer, useSettings, useText } from '../content/index.ts';
import { LimitCard } from './LimitCard.tsx';
import type { Question } from '../../transport/graphql/question.ts';
import { isReviewDue, type Limits } from './standing.ts';
import { useLimitCommands } from './useLimitCommands.ts';
import { useNow } from './useNow.ts';

/** L1 to L8: what a player allows himself to deposit, a card a period. */
export function DepositLimits({ question }: { question: Question<LimitsPageQuery> }) {
  const text = useText();
  const { limitRaiseDelayHours } = useSettings().rules;
  const { data, error } = useAnswer(question);
  const limits = data?.viewer?.limits;
  return (
    <Section title={text('profile.limit.deposits')}>
      <p>{text('profile.limit.lead', { hours: limitRaiseDelayHours })}</p>
      {error && !limits && <Banner tone="danger">{text('profile.limit.failed')}</Banner>}
      {!error && !limits && <Skeleton shape="band" />}
      {limits && <Cards limits={limits} />}
    </Section>
  );
}

function Cards({ limits }: { limits: Limits }) {
  const text = useText();
  const isCounting = limits.deposit.some(({ change }) => change !== null);
  const nowMs = useNow(isCounting);
  return (
    <>
      {isReviewDue(limits, nowMs) && <Review />}
      {limits.isRaiseBlocked && <Banner tone="neutral">{text('profile.limit.refused.raiseBlocked')}</Banner>}
      <FactCards>
        {limits.deposit.map((limit) => (
          <LimitCard key={limit.period} limit={limit} isRaiseBlocked={limits.isRaiseBlocked} nowMs={nowMs} />
        ))}
      </FactCards>
    </>
  );
}

/** L8 */
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
