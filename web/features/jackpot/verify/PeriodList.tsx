import type { Period } from '@foyer/contract/jackpot/http.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { CheckList } from '../../fairness/index.ts';
import type { VerifyState } from './periodChecks.ts';

export interface PeriodListProps {
  readonly state: VerifyState;
  readonly chosen: number | null;
  readonly choose: (period: number) => void;
  readonly more: () => void;
}

export function PeriodList(props: PeriodListProps) {
  const text = useText();
  return (
    <CheckList<Period>
      {...props}
      texts={{
        title: text('proof.jackpot.periods'),
        check: (id) => text('proof.jackpot.checkOf', { number: `${id}` }),
        earlier: text('proof.jackpot.earlier'),
      }}
      factsOf={({ id, starts_at: from, ends_at: to, seed }) => ({ id, from, to, seed })}
      columns={[
        {
          key: 'wins',
          label: text('proof.jackpot.wins'),
          isNumber: true,
          cell: ({ wins }) => wins.length,
        },
      ]}
    />
  );
}
