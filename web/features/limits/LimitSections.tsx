import type { LimitKind } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { FactCards } from '../../ui/section/FactCard.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import { useApp } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { LimitCard } from './LimitCard.tsx';
import { LimitHistory } from './LimitHistory.tsx';
import { isReviewDue, type Limit, type Limits } from './limitStatus.ts';
import { useLimitCommands } from './useLimitCommands.ts';

interface LimitSectionsProps extends Pick<Limits, 'reviewDueAt' | 'isRaiseBlocked' | 'history'> {
  /** For each kind, its limits with the shortest period first. */
  readonly kinds: readonly (readonly Limit[])[];
  /** What limits of a kind count. */
  about(kind: LimitKind): string;
}

export function LimitSections({ kinds, about, reviewDueAt, isRaiseBlocked, history }: LimitSectionsProps) {
  const text = useText();
  const isCounting = kinds.flat().some(({ change }) => change !== null);
  const nowMs = useNow(isCounting, useApp().renderedAtMs);
  return (
    <>
      {isReviewDue({ reviewDueAt }, nowMs) && <Review />}
      {isRaiseBlocked && <Banner tone="neutral">{text('profile.limit.refused.raiseBlocked')}</Banner>}
      {kinds.map(
        ([first, ...others]) =>
          first && (
            <Section key={first.kind} title={text(`profile.limit.section.${first.kind}`)}>
              <p>{about(first.kind)}</p>
              <FactCards>
                {[first, ...others].map((limit) => (
                  <LimitCard key={limit.period} limit={limit} isRaiseBlocked={isRaiseBlocked} nowMs={nowMs} />
                ))}
              </FactCards>
            </Section>
          ),
      )}
      <LimitHistory steps={history} />
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
