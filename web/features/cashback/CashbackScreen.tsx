import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { RewardCard, RewardCards } from '../../ui/section/RewardCard.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useAnswer, useDateTime, useMoney, useText, useTitle } from '../content/index.ts';
import { NotThere, PageToCome } from '../pageStates/index.ts';
import { PastWeeks } from './PastWeeks.tsx';
import { cashbackPageQuery } from './queries.ts';
import { SchemeTerms } from './SchemeTerms.tsx';
import type { Reward, Scheme, Week } from './weekStatus.ts';
import { usePercent } from './usePercent.ts';

/** ROUTE-56 */
export function CashbackScreen() {
  const text = useText();
  const { data, error } = useAnswer(cashbackPageQuery());
  const title = text('cashback.title');
  useTitle(title);
  const viewer = data?.viewer;
  if (!viewer) return <PageToCome title={title} hasFailed={error !== undefined} />;
  if (viewer.cashback) return <Cashback scheme={viewer.cashback} rewards={viewer.playerRewards} />;
  return (
    <NotThere title={title} drawing="ticket">
      {text('cashback.none')}
    </NotThere>
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

/** What stands so far; the week may still turn. */
function OpenWeek({ week, scheme: { currency } }: { week: Week; scheme: Scheme }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const [name, note] =
    week.state === 'Running'
      ? ['cashback.running', 'cashback.runningNote']
      : ['cashback.closing', 'cashback.closingNote'];
  const [at, settled] = [dateTime(week.until), dateTime(week.settledAt)];
  return (
    <RewardCard
      tone="money"
      isComing
      value={money({ amount: week.amount, currency })}
      unit={text('cashback.back')}
      name={text(name)}
      about={text('cashback.lost', { amount: money({ amount: week.lost, currency }) })}
      note={text(note, week.state === 'Running' ? { at, settled } : { at: settled })}
    />
  );
}
