import { languageTag } from '@foyer/domain/locale.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Table, type Column } from '../../ui/section/Table.tsx';
import { useHref, useLocale, useText } from '../../i18n/i18n.tsx';
import { useMoney } from '../../i18n/money.ts';
import { weekStatusOf, type Reward, type Scheme, type Week } from './weekStatus.ts';

interface PastWeeksProps {
  readonly weeks: readonly Week[];
  readonly scheme: Scheme;
  readonly rewards: readonly Reward[];
}

export function PastWeeks({ weeks, scheme: { currency, timeZone }, rewards }: PastWeeksProps) {
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
  const day = new Intl.DateTimeFormat(languageTag(useLocale()), { dateStyle: 'medium', timeZone });
  return ({ from, until }) =>
    text('cashback.span', {
      first: day.format(new Date(from)),
      last: day.format(new Date(Date.parse(until) - 1)),
    });
}
