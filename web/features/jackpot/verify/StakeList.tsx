import { useState } from 'react';
import { languageTag } from '@foyer/domain/locale.ts';
import { readTicket } from '@foyer/contract/jackpot/tickets.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ComputeButton, HashValue } from '../../fairness/index.ts';
import { Pager, Table } from '../../../ui/section/Table.tsx';
import { useLocale, useText } from '../../../i18n/i18n.tsx';

const STEP = 20;

export function StakeList({ lines, open }: { lines: readonly string[]; open: (bet: string) => void }) {
  const text = useText();
  const tag = languageTag(useLocale());
  const euros = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 6 });
  const title = text('proof.jackpot.stakes', { count: new Intl.NumberFormat(tag).format(lines.length) });
  const [shown, setShown] = useState(STEP);
  const tickets = lines.slice(0, shown).flatMap((line) => readTicket(line) ?? []);
  return (
    <details>
      <summary>{title}</summary>
      <Table
        label={title}
        rows={tickets}
        keyOf={({ bet }) => bet}
        columns={[
          { key: 'bet', label: text('proof.jackpot.stake'), cell: ({ bet }) => <HashValue>{bet}</HashValue> },
          {
            key: 'gave',
            label: text('proof.jackpot.gave'),
            cell: ({ microEuros }) => euros.format(Number(microEuros) / 1_000_000),
          },
          {
            key: 'compute',
            label: text('proof.compute'),
            cell: ({ bet }) => (
              <ComputeButton name={text('proof.jackpot.computeOf', { bet })} onClick={() => open(bet)} />
            ),
          },
        ]}
      />
      {shown < lines.length && (
        <Pager>
          <Button onClick={() => setShown(shown + STEP)}>{text('proof.more')}</Button>
        </Pager>
      )}
    </details>
  );
}
