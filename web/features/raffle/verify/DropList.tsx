import { RAFFLE_CURRENCY, type Drop } from '@foyer/contract/raffle/drops.ts';
import { add, fromDecimal, toDecimal, zero } from '@foyer/domain/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { CheckList } from '../../fairness/index.ts';
import type { DropsState } from './dropChecks.ts';
import type { Euros } from './useEuros.ts';

export interface DropListProps {
  readonly state: DropsState;
  readonly euros: Euros;
  readonly chosen: number | null;
  readonly choose: (drop: number) => void;
  readonly more: () => void;
}

/** All drops of one type with their published data, the upcoming one first. */
export function DropList({ euros, ...props }: DropListProps) {
  const text = useText();
  return (
    <CheckList<Drop>
      {...props}
      texts={{
        title: text('raffle.drops'),
        check: (id) => text('proof.raffle.checkOf', { number: `${id}` }),
        earlier: text('proof.raffle.earlier'),
      }}
      factsOf={({ number: id, timestamp_start: from, timestamp_end: to, seed }) => ({ id, from, to, seed })}
      columns={[
        {
          key: 'prizes',
          label: text('proof.raffle.prizes'),
          isNumber: true,
          cell: ({ prizes }) => euros.own(sumOf(prizes)),
        },
        {
          key: 'winners',
          label: text('raffle.winners'),
          isNumber: true,
          cell: ({ seed, winners }) => (seed === null ? '–' : winners.length),
        },
      ]}
    />
  );
}

const sumOf = (amounts: readonly string[]): string =>
  toDecimal(
    amounts.reduce((sum, amount) => add(sum, fromDecimal(amount, RAFFLE_CURRENCY)), zero(RAFFLE_CURRENCY)),
  );
