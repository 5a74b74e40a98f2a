import { TicketHead } from '../../ui/pageHead/TicketHead.tsx';
import { RewardCard } from '../rewards/index.ts';
import { BarChart, type Bar } from '../../ui/section/BarChart.tsx';
import { Steps } from '../../ui/section/Steps.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { useDayTime } from '../../i18n/useDayTime.ts';
import { useMoney } from '../../i18n/money.ts';
import { useText, useDateTag, useLanguageTag, useHref } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { cashbackPageQuery } from './queries.ts';
import { type Reward, type Scheme, type Week, weekStatusOf } from './weekStatus.ts';
import { usePercent } from '../../i18n/percent.ts';
import { Passage } from '../../ui/pageHead/Passage.tsx';
import { SumList } from '../../ui/section/SumList.tsx';
import { useApp } from '../../app/app.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Table, type Column } from '../../ui/section/Table.tsx';

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
  const running = scheme.weeks.find(({ state }) => state === 'Running');
  const closing = scheme.weeks.filter(({ state }) => state === 'Closing');
  const weekBars = useWeekBars(scheme);
  const past = scheme.weeks.filter(({ state }) => state !== 'Running' && state !== 'Closing');
  return (
    <>
      <TicketHead
        title={text('cashback.title')}
        stub={running && <RunningWeek week={running} scheme={scheme} />}
      >
        <p>{text('cashback.lead', { percent: percentOf(scheme.percent / 100) })}</p>
      </TicketHead>
      {closing.length > 0 && (
        <Section title={text('cashback.open')}>
          {closing.map((week) => (
            <ClosingWeek key={week.from} week={week} scheme={scheme} />
          ))}
        </Section>
      )}
      <HowItWorks scheme={scheme} />
      {past.length > 0 && (
        <Section title={text('cashback.before')}>
          <BarChart bars={weekBars} />
          <PastWeeks weeks={past} scheme={scheme} rewards={rewards} />
        </Section>
      )}
      <SchemeTerms scheme={scheme} />
    </>
  );
}

/** The weeks that have an amount or can still get one, oldest first. */
function useWeekBars({ weeks, currency, timeZone }: Scheme): readonly Bar[] {
  const money = useMoney();
  const day = new Intl.DateTimeFormat(useDateTag(), { day: 'numeric', month: 'short', timeZone });
  const highest = Math.max(...weeks.map(({ amount }) => Number(amount)));
  return weeks.toReversed().map(({ from, amount, state }) => ({
    key: from,
    label: day.format(new Date(from)),
    share: highest > 0 ? Number(amount) / highest : 0,
    text: money.brief({ amount, currency }),
    isOpen: state === 'Running' || state === 'Closing',
  }));
}

const STEPS = ['1', '2', '3'] as const;

function HowItWorks({ scheme: { percent, claimDays } }: { scheme: Scheme }) {
  const text = useText();
  const values = {
    percent: usePercent()(percent / 100),
    days: text('cashback.days', { count: claimDays }),
  };
  const steps = STEPS.map((key) => ({
    key,
    title: text(`cashback.step.${key}.title`, values),
    text: text(`cashback.step.${key}.text`, values),
  }));
  return (
    <Section title={text('cashback.steps')}>
      <Steps steps={steps} />
    </Section>
  );
}

interface OpenWeekProps {
  readonly week: Week;
  readonly scheme: Scheme;
}

/** Cashback of the week so far, which can still change. */
function RunningWeek({ week, scheme: { currency, minimum } }: OpenWeekProps) {
  const text = useText();
  const money = useMoney();
  const dayTime = useDayTime();
  const isBelowMinimum = Number(week.lost) > 0 && Number(week.amount) === 0;
  return (
    <>
      <h2>{text('cashback.running')}</h2>
      <p>
        <strong>{money({ amount: week.amount, currency })}</strong> <span>{text('cashback.back')}</span>
      </p>
      <p className="fy-tickethead__strong">
        {text('cashback.lost', { amount: money({ amount: week.lost, currency }) })}
      </p>
      {isBelowMinimum && (
        <p className="fy-tickethead__note">
          {text('cashback.fromMinimum', { amount: money({ amount: minimum, currency }) })}
        </p>
      )}
      <p className="fy-tickethead__note">{text('cashback.runningNote', { at: dayTime(week.until) })}</p>
      <p className="fy-tickethead__note">{text('cashback.claimFrom', { at: dayTime(week.settledAt) })}</p>
    </>
  );
}

/** Cashback of a week that has ended but has not been settled yet, so the amount can still change. */
function ClosingWeek({ week, scheme: { currency } }: OpenWeekProps) {
  const text = useText();
  const money = useMoney();
  const dayTime = useDayTime();
  return (
    <RewardCard
      tone="money"
      isComing
      value={money({ amount: week.amount, currency })}
      unit={text('cashback.back')}
      name={text('cashback.closing')}
      about={text('cashback.lost', { amount: money({ amount: week.lost, currency }) })}
      note={text('cashback.claimFrom', { at: dayTime(week.settledAt) })}
    />
  );
}

const RULES = ['1', '2', '3', '4', '5'] as const;

function SchemeTerms({ scheme }: { scheme: Scheme }) {
  const text = useText();
  const money = useMoney();
  const percentOf = usePercent();
  const zone = useZoneName(scheme.timeZone);
  const { percent, minimum, maximum, claimDays, currency } = scheme;
  const facts = (
    [
      { key: 'percent', value: percentOf(percent / 100) },
      { key: 'minimum', value: money({ amount: minimum, currency }) },
      { key: 'maximum', value: money({ amount: maximum, currency }) },
      { key: 'claim', value: text('cashback.days', { count: claimDays }) },
    ] as const
  ).map((term) => ({ ...term, name: text(`cashback.terms.${term.key}`) }));
  return (
    <Section title={text('cashback.terms')}>
      <div className="fy-columns fy-columns--aside">
        <Passage>
          <ul>
            {RULES.map((rule) => (
              <li key={rule}>{text(`cashback.rule.${rule}`, { zone })}</li>
            ))}
          </ul>
          <p>{text('cashback.harm')}</p>
        </Passage>
        <SumList facts={facts} />
      </div>
    </Section>
  );
}

/** Generic name of the brand's time zone in the reader's language, independent of daylight saving time. */
function useZoneName(timeZone: string): string {
  const tag = useLanguageTag();
  const { renderedAtMs } = useApp();
  return (
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(renderedAtMs)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  );
}

interface PastWeeksProps {
  readonly weeks: readonly Week[];
  readonly scheme: Scheme;
  readonly rewards: readonly Reward[];
}

function PastWeeks({ weeks, scheme: { currency, timeZone }, rewards }: PastWeeksProps) {
  const text = useText();
  const money = useMoney();
  const span = useSpan(timeZone);
  const columns: readonly Column<Week>[] = [
    { label: text('cashback.col.week'), cell: span },
    {
      label: text('cashback.col.lost'),
      isNumber: true,
      cell: ({ lost }) => money({ amount: lost, currency }),
    },
    { label: text('cashback.col.back'), isNumber: true, cell: ({ amount }) => money({ amount, currency }) },
    {
      label: text('cashback.col.state'),
      cell: (week) => <State week={week} rewards={rewards} name={span(week)} />,
    },
  ];
  return (
    <Table label={text('cashback.before')} columns={columns} rows={weeks} keyOf={({ from }: Week) => from} />
  );
}

/**
 * The status of a week. Cashback that can be claimed links to the rewards page, where every reward is
 * claimed.
 */
function State({ week, rewards, name }: { week: Week; rewards: readonly Reward[]; name: string }) {
  const text = useText();
  const href = useHref();
  const status = weekStatusOf(week, rewards);
  const statusText = text(`cashback.state.${status}`);
  if (status !== 'claim') return statusText;
  return (
    <ButtonLink
      size="small"
      variant="secondary"
      href={href('/rewards/')}
      aria-label={`${statusText}, ${name}`}
    >
      {statusText}
    </ButtonLink>
  );
}

function useSpan(timeZone: string): (week: Pick<Week, 'from' | 'until'>) => string {
  const text = useText();
  const day = new Intl.DateTimeFormat(useDateTag(), { dateStyle: 'medium', timeZone });
  return ({ from, until }) =>
    text('cashback.span', {
      first: day.format(new Date(from)),
      last: day.format(new Date(Date.parse(until) - 1)),
    });
}
