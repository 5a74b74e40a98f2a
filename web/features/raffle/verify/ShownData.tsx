import { useState } from 'react';
import type { DropData } from '@foyer/contract/raffle/drops.ts';
import { HashValue } from '../../../ui/section/Proof.tsx';
import { useText } from '../../content/index.ts';

/** All that a drop can be drawn again from, to copy; long, so written only when it is asked for. */
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
