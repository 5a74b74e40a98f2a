import { useState } from 'react';
import type { Entry } from '@foyer/contract/raffle/draw.ts';
import { holderOf, numbersOf } from '@foyer/contract/raffle/verify.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/Field.tsx';
import { Pager, Table } from '../../../ui/section/Table.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';
import { Handle } from './WinnerList.tsx';

const STEP = 20;

export interface EntryListProps {
  readonly entries: readonly Entry[];
  /** The reader's pseudonym in this drop; null if they have none. */
  readonly own: string | null;
}

interface Numbered extends Entry {
  readonly first: bigint;
}

/** The participants of a drop, twenty at a time, or the one that the reader searches for. */
export function EntryList({ entries, own }: EntryListProps) {
  const text = useText();
  const number = useNumber();
  const title = text('proof.raffle.entries', { count: number(entries.length) });
  const [shown, setShown] = useState(STEP);
  const [search, setSearch] = useState('');
  const found = search.trim() === '' ? null : oneOf(entries, search.trim());
  const rows = search.trim() === '' ? numbered(entries.slice(0, shown)) : found ? [found] : [];
  return (
    <details>
      <summary>{title}</summary>
      <div className="fy-proof-draw">
        <TextField
          label={text('proof.raffle.find')}
          {...(search.trim() !== '' && !found && { error: text('proof.raffle.find.nobody') })}
          value={search}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Table
          label={title}
          rows={rows}
          keyOf={({ handle }) => handle}
          columns={[
            {
              label: text('proof.raffle.handle'),
              cell: ({ handle }) => <Handle handle={handle} own={own} />,
            },
            { label: text('proof.raffle.tickets'), isNumber: true, cell: ({ tickets }) => number(tickets) },
            {
              label: text('proof.raffle.numbers'),
              isNumber: true,
              cell: ({ first, tickets }) =>
                text('proof.span', { from: number(first), to: number(first + tickets - 1n) }),
            },
          ]}
        />
        {search.trim() === '' && shown < entries.length && (
          <Pager>
            <Button onClick={() => setShown(shown + STEP)}>{text('proof.more')}</Button>
          </Pager>
        )}
      </div>
    </details>
  );
}

function numbered(entries: readonly Entry[]): readonly Numbered[] {
  let next = 1n;
  return entries.map((entry) => {
    const first = next;
    next += entry.tickets;
    return { ...entry, first };
  });
}

function oneOf(entries: readonly Entry[], search: string): Numbered | null {
  const handle = /^\d{1,15}$/.test(search) ? holderOf(entries, BigInt(search)) : search;
  const entry = entries.find((one) => one.handle === handle);
  const numbers = entry && numbersOf(entries, entry.handle);
  return entry && numbers ? { ...entry, first: numbers.first } : null;
}
