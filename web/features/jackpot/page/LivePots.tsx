import type { ReactNode } from 'react';
import type { PotId } from '@foyer/contract/jackpot/pots.ts';
import { valueOf } from '../amounts.ts';
import type { JackpotTerms } from '../queries.ts';
import { useAmounts } from '../useAmounts.ts';
import { useJackpot } from '../useJackpot.ts';

export interface PotAmounts {
  /** Null until the value is known. */
  parts(pot: PotId): Intl.NumberFormatPart[] | null;
  /** Live updates have stopped, so the values may be out of date. */
  readonly isStale: boolean;
}

export interface JackpotPotsProps {
  readonly terms: JackpotTerms;
  readonly children: (amounts: PotAmounts) => ReactNode;
}

export function LivePots({ terms, children }: JackpotPotsProps) {
  const jackpot = useJackpot(terms);
  const { parts } = useAmounts(jackpot);
  const { pots, isLive } = jackpot.state;
  return children({
    parts(pot) {
      const value = valueOf(pots, pot);
      return value === null ? null : parts(value);
    },
    isStale: pots.length > 0 && !isLive,
  });
}
