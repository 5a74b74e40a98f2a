import type { Drop } from '@foyer/contract/raffle/drops.ts';
import { ComputeButton, HashValue } from '../../fairness/index.ts';
import { Table, type Column } from '../../../ui/section/Table.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { Euros } from './useEuros.ts';
import { useNumber } from '../../../i18n/useNumber.ts';

type Winner = Drop['winners'][number];

export interface WinnerListProps {
  readonly winners: readonly Winner[];
  readonly euros: Euros;
  /** The reader's pseudonym in this drop; null if they have none. */
  readonly own: string | null;
  readonly open: (prize: number) => void;
}

export function WinnerList({ winners, euros, own, open }: WinnerListProps) {
  const text = useText();
  const number = useNumber();
  if (winners.length === 0) return <p>{text('proof.raffle.noWinners')}</p>;
  const euroColumn: Column<Winner> = {
    label: text('proof.raffle.euros'),
    isNumber: true,
    cell: ({ win_amount: amount }) => euros.format(amount),
  };
  return (
    <Table
      label={text('raffle.winners')}
      rows={winners}
      keyOf={({ prize, handle }) => `${prize} ${handle}`}
      columns={[
        { label: text('proof.raffle.prize'), cell: ({ prize }) => <b>{number(prize)}</b> },
        { label: text('proof.amount'), isNumber: true, cell: ({ win_amount: amount }) => euros.own(amount) },
        ...(euros.areForeign ? [euroColumn] : []),
        { label: text('proof.raffle.ticket'), isNumber: true, cell: ({ ticket }) => number(ticket) },
        { label: text('proof.raffle.handle'), cell: ({ handle }) => <Handle handle={handle} own={own} /> },
        {
          label: text('proof.compute'),
          cell: ({ prize }) => (
            <ComputeButton
              name={text('proof.raffle.computeOf', { prize: `${prize}` })}
              onClick={() => open(prize)}
            />
          ),
        },
      ]}
    />
  );
}

/** A participant's pseudonym, which is valid for this drop only. */
export function Handle({ handle, own }: { readonly handle: string; readonly own: string | null }) {
  const text = useText();
  return (
    <span>
      <HashValue>{handle}</HashValue> {handle === own && <strong>{text('proof.raffle.you')}</strong>}
    </span>
  );
}
