import type { Entry } from '@foyer/contract/raffle/draw.ts';
import type { Drop } from '@foyer/contract/raffle/drops.ts';
import { numbersOf } from '@foyer/contract/raffle/verify.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useNumber } from '../../../i18n/useNumber.ts';

export interface OwnPartProps {
  readonly own: NonNullable<Drop['own']>;
  /** Null until the whole list is loaded. */
  readonly entries: readonly Entry[] | null;
}

export function OwnPart({ own: { handle, ticket_count: count }, entries }: OwnPartProps) {
  const text = useText();
  const number = useNumber();
  if (handle === null || count === 0) return <p>{text('proof.raffle.own.none')}</p>;
  const numbers = entries && numbersOf(entries, handle);
  return (
    <p>
      {numbers
        ? text('proof.raffle.own.listed', {
            count,
            handle,
            first: number(numbers.first),
            last: number(numbers.last),
          })
        : text('proof.raffle.own.counted', { count, handle })}
    </p>
  );
}
