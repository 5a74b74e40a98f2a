import { useState } from 'react';
import type { DropData } from '@foyer/contract/raffle/drops.ts';
import { HashValue } from '../../fairness/index.ts';
import { useText } from '../../../i18n/i18n.tsx';

/** All the data needed to redraw a drop, for copying. It is long, so it is rendered only on request. */
export function ShownData({ data }: { data: DropData }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('proof.raffle.data')}</summary>
      {isOpen && (
        <p>
          <HashValue>{JSON.stringify(data)}</HashValue>
        </p>
      )}
    </details>
  );
}
