import { POT_LABELS } from '@foyer/contract/jackpot/pots.ts';
import type { Fall } from '@foyer/contract/jackpot/falls.ts';
import type { RevealedPeriod, Verdict } from '@foyer/contract/jackpot/verify.ts';
import { money as moneyOf, toJson } from '@foyer/domain/money.ts';
import { ComputeButton, HashValue } from '../../fairness/index.ts';
import { Table } from '../../../ui/section/Table.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';

export interface WinListProps {
  readonly period: RevealedPeriod;
  readonly verdict: Verdict | null;
  readonly open: (bet: string) => void;
}

export function WinList({ period, verdict, open }: WinListProps) {
  const text = useText();
  const money = useMoney();
  if (period.wins.length === 0) return <p>{text('proof.jackpot.noWins')}</p>;
  const fallOf = new Map(period.wins.map((win, index) => [win, verdict?.falls[index]]));
  return (
    <Table
      label={text('proof.jackpot.wins')}
      rows={period.wins}
      keyOf={({ bet, pot }) => `${bet} ${pot}`}
      columns={[
        {
          key: 'pot',
          label: text('proof.jackpot.pot'),
          cell: ({ pot }) => <b>{POT_LABELS[pot] ?? text('jackpot.shared')}</b>,
        },
        {
          key: 'amount',
          label: text('proof.amount'),
          cell: ({ amount }) => money({ amount, currency: 'EUR' }),
        },
        {
          key: 'again',
          label: text('proof.jackpot.again'),
          cell: (win) => <Again fall={fallOf.get(win)} />,
        },
        { key: 'why', label: text('proof.jackpot.why'), cell: ({ by }) => text(`proof.jackpot.by.${by}`) },
        { key: 'bet', label: text('proof.jackpot.stake'), cell: ({ bet }) => <HashValue>{bet}</HashValue> },
        {
          key: 'compute',
          label: text('proof.compute'),
          cell: ({ bet, by }) =>
            by !== 'staged' && (
              <ComputeButton name={text('proof.jackpot.computeOf', { bet })} onClick={() => open(bet)} />
            ),
        },
      ]}
    />
  );
}

function Again({ fall }: { fall: Fall | undefined }) {
  const text = useText();
  const money = useMoney();
  if (!fall) return '–';
  if (!fall.computed) return fall.unknown && text(`proof.jackpot.again.${fall.unknown}`);
  const [low, high] = [fall.computed.low, fall.computed.high].map((cents) =>
    money(toJson(moneyOf(cents, 'EUR'))),
  );
  return (
    <>
      {low === high ? low : text('proof.jackpot.again.range', { low: low ?? '', high: high ?? '' })}{' '}
      <strong>{text(fall.agrees ? 'proof.jackpot.again.agrees' : 'proof.jackpot.again.differs')}</strong>
    </>
  );
}
