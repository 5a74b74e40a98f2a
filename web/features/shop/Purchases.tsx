import { Section } from '../../ui/section/Section.tsx';
import { Table, type Column } from '../../ui/section/Table.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useNumber } from '../../i18n/useNumber.ts';
import type { Purchase } from './queries.ts';

export function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  const text = useText();
  const dateTime = useDateTime();
  const number = useNumber();
  const columns: readonly Column<Purchase>[] = [
    { key: 'what', label: text('shop.col.what'), cell: ({ title }) => title },
    { key: 'when', label: text('shop.col.when'), cell: ({ boughtAt }) => dateTime(boughtAt) },
    {
      key: 'price',
      label: text('shop.col.price'),
      isNumber: true,
      cell: ({ price }) => number(price),
    },
    { key: 'state', label: text('shop.col.state'), cell: ({ state }) => text(`shop.state.${state}`) },
  ];
  return (
    <Section title={text('shop.purchases')}>
      <Table
        label={text('shop.purchases')}
        columns={columns}
        rows={purchases}
        keyOf={({ id }: Purchase) => id}
      />
    </Section>
  );
}
