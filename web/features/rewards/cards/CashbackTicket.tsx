import type { RewardsPageQuery } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { usePercent } from '../../../i18n/percent.ts';
import { useDayTime } from '../../../i18n/useDayTime.ts';
import { RewardCard } from '../RewardCard.tsx';

type Cashback = NonNullable<NonNullable<RewardsPageQuery['viewer']>['cashback']>;

/** ROUTE-57: the cashback of the week so far, which becomes a reward when the week has been calculated. */
export function CashbackTicket({ cashback: { currency, percent, weeks } }: { cashback: Cashback }) {
  const text = useText();
  const href = useHref();
  const money = useMoney();
  const dayTime = useDayTime();
  const percentOf = usePercent();
  const running = weeks.find(({ state }) => state === 'Running');
  if (!running) return null;
  return (
    <Section title={text('menu.cashback')}>
      <RewardCard
        tone="money"
        isComing
        value={money({ amount: running.amount, currency })}
        unit={text('places.rewards.cashback.unit')}
        name={text('places.rewards.cashback')}
        about={text('places.rewards.cashback.about', { percent: percentOf(percent / 100) })}
        note={text('places.rewards.cashback.from', { at: dayTime(running.settledAt) })}
      >
        <ButtonLink size="small" variant="quiet" href={href('/cashback/')}>
          {text('places.rewards.toCashback')}
        </ButtonLink>
      </RewardCard>
    </Section>
  );
}
