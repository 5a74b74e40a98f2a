import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { Pager, Table, type Column } from '../../ui/section/Table.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useText } from '../../i18n/i18n.tsx';
import type { CheckingState } from './checking.ts';

export interface CheckListProps<Item> {
  readonly texts: {
    readonly title: string;
    readonly check: (id: number) => string;
    readonly earlier: string;
  };
  readonly state: Pick<CheckingState<Item, unknown>, 'items' | 'hasMore' | 'hasFailed'>;
  readonly factsOf: (item: Item) => CheckedFacts;
  readonly columns: readonly Column<Item>[];
  readonly chosen: number | null;
  readonly choose: (id: number) => void;
  readonly more: () => void;
}

export interface CheckedFacts {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly seed: string | null;
}

export function CheckList<Item>({
  texts,
  state,
  factsOf,
  columns,
  chosen,
  choose,
  more,
}: CheckListProps<Item>) {
  const text = useText();
  const dateTime = useDateTime();
  const { items, hasMore, hasFailed } = state;
  const facts = (render: (facts: CheckedFacts) => ReactNode) => (item: Item) => render(factsOf(item));
  return (
    <Section title={texts.title}>
      {hasFailed && <Banner tone="danger">{text('proof.failed')}</Banner>}
      {!items && !hasFailed && <Skeleton shape="line" />}
      {items && (
        <Table
          label={texts.title}
          rows={items}
          keyOf={(item) => `${factsOf(item).id}`}
          columns={[
            { label: text('proof.number'), cell: facts(({ id }) => <b>{id}</b>) },
            {
              label: text('proof.time'),
              cell: facts(({ from, to }) => text('proof.span', { from: dateTime(from), to: dateTime(to) })),
            },
            {
              label: text('proof.seed'),
              cell: facts(({ seed, to }) =>
                seed === null ? text('proof.due', { time: dateTime(to) }) : text('proof.told'),
              ),
            },
            ...columns,
            {
              label: text('proof.check'),
              cell: facts(({ id }) => (
                <Button
                  size="small"
                  aria-pressed={id === chosen}
                  aria-label={texts.check(id)}
                  onClick={() => choose(id)}
                >
                  {text('proof.check')}
                </Button>
              )),
            },
          ]}
        />
      )}
      {hasMore && (
        <Pager>
          <Button onClick={more}>{texts.earlier}</Button>
        </Pager>
      )}
    </Section>
  );
}
