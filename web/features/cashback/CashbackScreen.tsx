import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { RewardCard, RewardCards } from '../rewards/index.ts';
import { Section } from '../../ui/section/Section.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { PastWeeks } from './PastWeeks.tsx';
import { cashbackPageQuery } from './queries.ts';
import { SchemeTerms } from './SchemeTerms.tsx';
import type { Reward, Scheme, Week } from './weekStatus.ts';
import { usePercent } from './usePercent.ts';

/** ROUTE-56: the cashback page. */
export function CashbackScreen() {
  const text = useText();
  const { data, error } = useQuery(cashbackPageQuery());
  const title = text('cashback.title');
  useTitle(title);
  const viewer = data?.viewer;
  if (!viewer) return <PendingPage title={title} hasFailed={error !== undefined} />;
  if (viewer.cashback) return <Cashback scheme={viewer.cashback} rewards={viewer.playerRewards} />;
  return (
    <PageUnavailable title={title} drawing="ticket">
      {text('cashback.none')}
    </PageUnavailable>
  );
}

function Cashback({ scheme, rewards }: { scheme: Scheme; rewards: readonly Reward[] }) {
  const text = useText();
  const percentOf = usePercent();
  const isOpen = ({ state }: Week) => state === 'Running' || state === 'Closing';
  const past = scheme.weeks.filter((week) => !isOpen(week));
  return (
    <>
      <PageTitle>{text('cashback.title')}</PageTitle>
      <p>{text('cashback.lead', { percent: percentOf(scheme.percent) })}</p>
      <Section title={text('cashback.open')}>
        <RewardCards>
          {scheme.weeks.filter(isOpen).map((week) => (
            <OpenWeek key={week.from} week={week} scheme={scheme} />
          ))}
        </RewardCards>
      </Section>
      <Section title={text('cashback.before')}>
        {past.length > 0 ? (
          <PastWeeks weeks={past} scheme={scheme} rewards={rewards} />
        ) : (
          <p>{text('cashback.nothingYet')}</p>
        )}
      </Section>
      <SchemeTerms scheme={scheme} />
    </>
  );
}

/** Cashback of a week that has not been settled yet, so the amount can still change. */
function OpenWeek({ week, scheme: { currency } }: { week: Week; scheme: Scheme }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const isRunning = week.state === 'Running';
  const [at, settled] = [dateTime(week.until), dateTime(week.settledAt)];
  return (
    <RewardCard
      tone="money"
      isComing
      value={money({ amount: week.amount, currency })}
      unit={text('cashback.back')}
      name={text(isRunning ? 'cashback.running' : 'cashback.closing')}
      about={text('cashback.lost', { amount: money({ amount: week.lost, currency }) })}
      note={
        isRunning
          ? text('cashback.runningNote', { at, settled })
          : text('cashback.closingNote', { at: settled })
      }
    />
  );
}
