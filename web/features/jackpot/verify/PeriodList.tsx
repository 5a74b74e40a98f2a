import type { Period } from '@foyer/contract/jackpot/http.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Section } from '../../../design/section/Section.tsx';
import { Pager, Table } from '../../../design/section/Table.tsx';
import { useDateTime, useText } from '../../content/index.ts';
import type { VerifyState } from './periodStore.ts';

export interface PeriodListProps {
  readonly state: VerifyState;
  readonly chosen: number | null;
  readonly choose: (period: number) => void;
  readonly more: () => void;
}

/** Every period with what was published of it, the latest first. */
export function PeriodList({ state, chosen, choose, more }: PeriodListProps) {
  const text = useText();
  const dateTime = useDateTime();
  const { periods, hasMore, hasFailed } = state;
  const seedOf = ({ seed, ends_at: endsAt }: Period) =>
    seed === null ? text('jackpot.verify.due', { time: dateTime(endsAt) }) : text('jackpot.verify.told');
  return (
    <Section title={text('jackpot.verify.periods')}>
      {hasFailed && <Banner tone="danger">{text('jackpot.verify.failed')}</Banner>}
      {!periods && !hasFailed && <Skeleton shape="line" />}
      {periods && (
        <Table
          label={text('jackpot.verify.periods')}
          rows={periods}
          keyOf={({ id }) => `${id}`}
          columns={[
            { key: 'number', label: text('jackpot.verify.number'), cell: ({ id }) => <b>{id}</b> },
            {
              key: 'time',
              label: text('jackpot.verify.time'),
              cell: ({ starts_at: from, ends_at: to }) =>
                text('jackpot.verify.span', { from: dateTime(from), to: dateTime(to) }),
            },
            { key: 'seed', label: text('jackpot.verify.seed'), cell: seedOf },
            {
              key: 'wins',
              label: text('jackpot.verify.wins'),
              isNumber: true,
              cell: ({ wins }) => wins.length,
            },
            {
              key: 'check',
              label: text('jackpot.verify.check'),
              cell: ({ id }) => (
                <Button
                  size="small"
                  aria-pressed={id === chosen}
                  aria-label={text('jackpot.verify.checkOf', { number: `${id}` })}
                  onClick={() => choose(id)}
                >
                  {text('jackpot.verify.check')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {hasMore && (
        <Pager>
          <Button onClick={more}>{text('jackpot.verify.earlier')}</Button>
        </Pager>
      )}
    </Section>
  );
}
