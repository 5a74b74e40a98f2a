import { POT_LABELS } from '@foyer/contract/jackpot/pots.ts';
import type { ToldPeriod } from '@foyer/contract/jackpot/verify.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Letters } from '../../../design/section/Proof.tsx';
import { Table } from '../../../design/section/Table.tsx';
import { useMoney, useText } from '../../content/index.ts';

/** Who won what and why, as it was published: stakes, and nobody's name. */
export function WinList({ period, open }: { period: ToldPeriod; open: (bet: string) => void }) {
  const text = useText();
  const money = useMoney();
  if (period.wins.length === 0) return <p>{text('jackpot.verify.noWins')}</p>;
  return (
    <Table
      label={text('jackpot.verify.wins')}
      rows={period.wins}
      keyOf={({ bet, pot }) => `${bet} ${pot}`}
      columns={[
        {
          key: 'pot',
          label: text('jackpot.verify.pot'),
          cell: ({ pot }) => <b>{POT_LABELS[pot] ?? text('jackpot.shared')}</b>,
        },
        {
          key: 'amount',
          label: text('jackpot.verify.amount'),
          cell: ({ amount }) => money({ amount, currency: 'EUR' }),
        },
        { key: 'why', label: text('jackpot.verify.why'), cell: ({ by }) => text(`jackpot.verify.by.${by}`) },
        { key: 'bet', label: text('jackpot.verify.stake'), cell: ({ bet }) => <Letters>{bet}</Letters> },
        {
          key: 'compute',
          label: text('jackpot.verify.compute'),
          cell: ({ bet, by }) =>
            by !== 'staged' && (
              <Button
                size="small"
                aria-label={text('jackpot.verify.computeOf', { bet })}
                onClick={() => open(bet)}
              >
                {text('jackpot.verify.compute')}
              </Button>
            ),
        },
      ]}
    />
  );
}
