import type { ReactNode } from 'react';
import type { PotId } from '@foyer/contract/jackpot/pots.ts';
import type { JackpotTerms } from '../queries.ts';

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
