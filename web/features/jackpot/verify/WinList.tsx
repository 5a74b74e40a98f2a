import { POT_LABELS } from '@foyer/contract/jackpot/pots.ts';
import type { Fall } from '@foyer/contract/jackpot/falls.ts';
import type { ToldPeriod, Verdict } from '@foyer/contract/jackpot/verify.ts';
import { money as moneyOf, toJson } from '@foyer/vocabulary/money.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Letters } from '../../../design/section/Proof.tsx';
import { Table } from '../../../design/section/Table.tsx';
import { useMoney, useText } from '../../content/index.ts';

export interface WinListProps {
  readonly period: ToldPeriod;
  /** Null until all of its list has been computed. */
  readonly verdict: Verdict | null;
  readonly open: (bet: string) => void;
}

/** Who won what and why, as it was published and as it was computed again: stakes, and nobody's name. */
export function WinList({ period, verdict, open }: WinListProps) {
  const text = useText();
  const money = useMoney();
  if (period.wins.length === 0) return <p>{text('jackpot.verify.noWins')}</p>;
  const fallOf = new Map(period.wins.map((win, index) => [win, verdict?.falls[index]]));
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
        {
          key: 'again',
          label: text('jackpot.verify.again'),
          cell: (win) => <Again fall={fallOf.get(win)} />,
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

/** What the pot held by the list, or why the list does not say. */
function Again({ fall }: { fall: Fall | undefined }) {
  const text = useText();
  const money = useMoney();
  if (!fall) return '–';
  if (!fall.computed) return fall.unknown && text(`jackpot.verify.again.${fall.unknown}`);
  const [low, high] = [fall.computed.low, fall.computed.high].map((cents) =>
    money(toJson(moneyOf(cents, 'EUR'))),
  );
  return (
    <>
      {low === high ? low : text('jackpot.verify.again.range', { low: low ?? '', high: high ?? '' })}{' '}
      <strong>{text(fall.agrees ? 'jackpot.verify.again.agrees' : 'jackpot.verify.again.differs')}</strong>
    </>
  );
}
