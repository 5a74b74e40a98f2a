import type { Drop } from '@foyer/contract/raffle/drops.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { HashValue } from '../../../ui/section/Proof.tsx';
import { Table, type Column } from '../../../ui/section/Table.tsx';
import { useText } from '../../content/index.ts';
import type { Euros } from './useEuros.ts';
import { useWholeNumber } from './useWholeNumber.ts';

type Winner = Drop['winners'][number];

export interface WinnerListProps {
  readonly winners: readonly Winner[];
  readonly euros: Euros;
  /** The reader's name in this drop. */
  readonly own: string | null;
  readonly open: (prize: number) => void;
}

/** Who won what with which ticket, as it was published: names of this drop alone. */
export function WinnerList({ winners, euros, own, open }: WinnerListProps) {
  const text = useText();
  const whole = useWholeNumber();
  if (winners.length === 0) return <p>{text('proof.raffle.noWinners')}</p>;
  const asPromised: Column<Winner> = {
    key: 'euros',
    label: text('proof.raffle.euros'),
    isNumber: true,
    cell: ({ win_amount: amount }) => euros.told(amount),
  };
  return (
    <Table
      label={text('raffle.winners')}
      rows={winners}
      keyOf={({ prize, handle }) => `${prize} ${handle}`}
      columns={[
        { key: 'prize', label: text('proof.raffle.prize'), cell: ({ prize }) => <b>{whole(prize)}</b> },
        {
          key: 'amount',
          label: text('proof.amount'),
          isNumber: true,
          cell: ({ win_amount: amount }) => euros.own(amount),
        },
        ...(euros.areForeign ? [asPromised] : []),
        {
          key: 'ticket',
          label: text('proof.raffle.ticket'),
          isNumber: true,
          cell: ({ ticket }) => whole(ticket),
        },
        {
          key: 'handle',
          label: text('proof.raffle.handle'),
          cell: ({ handle }) => <Handle handle={handle} own={own} />,
        },
        {
          key: 'compute',
          label: text('proof.compute'),
          cell: ({ prize }) => (
            <Button
              size="small"
              aria-label={text('proof.raffle.computeOf', { prize: `${prize}` })}
              onClick={() => open(prize)}
            >
              {text('proof.compute')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** A name of this drop alone; the reader's own is said to be. */
export function Handle({ handle, own }: { readonly handle: string; readonly own: string | null }) {
  const text = useText();
  return (
    <span>
      <HashValue>{handle}</HashValue> {handle === own && <strong>{text('proof.raffle.you')}</strong>}
    </span>
  );
}
